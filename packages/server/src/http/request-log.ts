import type { FastifyInstance } from "fastify";

/** One log line a request, once it is answered: neither headers nor a query, in which secrets may stand. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: hideTokens(request.url),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      "answered",
    );
    done();
  });
}

/** The path of an address, without what opens something: who has the address of what is shared or was drawn, or of an upload, may see it. */
export function hideTokens(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/^\/results\/.*/, "/results/…").replaceAll(/[\w-]{43}/g, "…");
}
