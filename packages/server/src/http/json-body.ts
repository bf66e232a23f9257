import { hash, randomUUID } from "node:crypto";
import { bodyLimits, jsonLimits } from "@slideloom/core/contract/body-limits";
import { findExceededLimit, restoreImages, takeImages } from "@slideloom/core/document";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

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
      if (body === "") return done(null, undefined);
      // A source is one long text, whose size parsing doesn't multiply.
      const isSource = request.routeOptions.bodyLimit === bodyLimits.source;
      if (isSource || body.length <= bodyLimits.post) {
        const error = findTooManyValues(body);
        return error ? done(error) : parse(request, body, done);
      }
      // Images don't count towards the limit: parsing can multiply the size of JSON by 50, but not that of an image.
      const { text, images } = takeImages(body, randomUUID());
      const error = findTooLarge(text);
      if (error) return done(error);
      parse(request, text, (error, value: unknown) => {
        done(error, error ? undefined : restoreValues(value, images));
      });
    },
  );
}

/** Returns the error for a JSON text without its images that is too long, or null. */
function findTooLarge(text: string): HttpError | null {
  if (text.length > bodyLimits.post) {
    const megabytes = bodyLimits.post / 1024 / 1024;
    return new HttpError(413, `The body is larger than ${megabytes} MB, not counting its images.`);
  }
  return findTooManyValues(text);
}

function findTooManyValues(text: string): HttpError | null {
  const limit = findExceededLimit(text, jsonLimits);
  return limit && new HttpError(limit === "depth" ? 400 : 413, tooManyMessages[limit]);
}

const tooManyMessages = {
  values: `The body has more than ${jsonLimits.values.toLocaleString("en")} values.`,
  keys: `The body has more than ${jsonLimits.keys.toLocaleString("en")} keys.`,
  depth: `The body is nested more than ${jsonLimits.depth} levels deep.`,
};

/** Puts the images back into all texts of parsed JSON, in place. */
function restoreValues(root: unknown, images: ReadonlyMap<string, string>): unknown {
  const restore = (text: string) => images.get(text) ?? restoreImages(text, images);
  const left: unknown[] = [root];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const values = next as Record<string, unknown>;
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === "string") values[key] = restore(value);
      else if (typeof value === "object" && value !== null) left.push(value);
    }
  }
  return root;
}
