import type { FastifyInstance } from "fastify";

/** Has nothing of the API kept by browsers and proxies: a route that serves files says itself how long they last. */
export function registerPrivateAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|mcp)(\/|\?|$)/.test(request.url)) void reply.header("cache-control", "no-store");
    done();
  });
}
