import type { FastifyInstance } from "fastify";

/** Logs one line per response, without headers and query, which may contain secrets. */
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

/** Returns a URL's path without tokens, because shares, rendered files and uploads are accessible by URL alone. */
export function hideTokens(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.replace(/^\/results\/.*/, "/results/…").replaceAll(/[\w-]{43}/g, "…");
}
