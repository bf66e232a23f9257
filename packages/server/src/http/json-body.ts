import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** SHA-256 of the JSON as it was sent; null without a body or an `Idempotency-Key`. */
    sentBodyHash: string | null;
  }
}

/** Reads JSON bodies and no others; an empty one is no body, since many clients name the type with requests that carry nothing. */
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
