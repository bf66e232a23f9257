import {
  webhookRequestSchema,
  webhookSchema,
  webhooksResponseSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Context } from "../app/context.ts";
import { getSignedIn, requireSignedIn } from "../accounts/signed-in.ts";

const onRequest = requireSignedIn;
const params = z.object({ id: z.string() });

/** The webhooks of who is signed in, and what they were told. */
export function registerWebhooks(app: FastifyInstance, { webhooks }: Context): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/webhooks",
    { onRequest, schema: { response: { 200: webhooksResponseSchema } } },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return webhooks.list(getSignedIn(request).account.id);
    },
  );

  routes.post(
    "/api/webhooks",
    { onRequest, schema: { body: webhookRequestSchema, response: { 201: webhookSchema } } },
    async (request, reply) =>
      reply.code(201).send(await webhooks.create(getSignedIn(request).account, request.body)),
  );

  routes.delete("/api/webhooks/:id", { onRequest, schema: { params } }, async (request, reply) => {
    await webhooks.delete(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });

  routes.post(
    "/api/webhooks/:id/test",
    { onRequest, schema: { params } },
    async (request, reply) => {
      await webhooks.test(getSignedIn(request).account.id, request.params.id);
      return reply.code(202).send();
    },
  );

  routes.post(
    "/api/webhook-deliveries/:id/resend",
    { onRequest, schema: { params } },
    async (request, reply) => {
      await webhooks.resend(getSignedIn(request).account.id, request.params.id);
      return reply.code(202).send();
    },
  );
}
