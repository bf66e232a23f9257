import { isPublicApiPath } from "@slideloom/core/contract/api-error";
import type { FastifyInstance } from "fastify";

const exposedHeaders = [
  "X-Request-Id",
  "X-Credits-Remaining",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "Idempotent-Replayed",
  "Content-Disposition",
  "X-Render-Warnings",
  "Location",
  "Preference-Applied",
].join(", ");

const preflightHeaders = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
  "access-control-allow-headers":
    "Authorization, Content-Type, Idempotency-Key, Prefer, X-API-Token",
  "access-control-max-age": "86400",
};

/** Lets every origin use the public API. CSRF is no risk, because the API ignores cookies. */
export function registerCrossOrigin(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isPublicApiPath(request.url)) return done();
    void reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": exposedHeaders,
      "cross-origin-resource-policy": "cross-origin",
    });
    if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"])
      return done();
    void reply.code(204).headers(preflightHeaders).send();
  });
}
