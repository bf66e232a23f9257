import type { FastifyInstance } from "fastify";

/** Disables caching of API responses; routes that serve files override this. */
export function registerPrivateResponses(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|mcp)(\/|\?|$)/.test(request.url)) void reply.header("cache-control", "no-store");
    done();
  });
}
