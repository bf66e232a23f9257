import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Context } from "./context.ts";
import { registerConnectionClosing } from "./http/connection-closing.ts";
import { answerClientError, registerErrors, sendError } from "./http/errors.ts";
import { registerPages } from "./http/pages.ts";
import { registerPing } from "./http/ping-routes.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerStaticFiles } from "./http/static-files.ts";

/** The whole server as one Fastify application, not yet listening. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: context.config.logLevel, stream: context.logStream },
    genReqId: () => randomUUID(),
    // A client must not choose what the log shows.
    requestIdHeader: false,
    // Requests on connections that are still open are answered, each as its connection's last.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      void reply.header("x-request-id", request.id);
      void sendError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  registerConnectionClosing(app);
  await registerSecurityHeaders(app, context);
  registerErrors(app);
  registerPing(app, context);
  await registerStaticFiles(app, context);
  registerPages(app, context);
  return app;
}
