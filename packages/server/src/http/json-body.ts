import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** SHA-256 of the raw JSON; null without a body or an `Idempotency-Key`. */
    sentBodyHash: string | null;
  }
}

/** Accepts only JSON bodies. An empty one counts as no body, because many clients set the type on every request. */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest("sentBodyHash", null);
  app.removeContentTypeParser("text/plain");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, body: string, done) => {
      if (request.headers["idempotency-key"] !== undefined) {
        request.sentBodyHash = hash("sha256", body, "base64url");
      }
      if (body === "") done(null, undefined);
      else parse(request, body, done);
    },
  );
}
