import { z } from "zod";
import { limitJson } from "../document/limit-json.ts";

const metadataCharacters = 4096;
const metadataMessage = `The metadata field must be an object of at most ${metadataCharacters} characters of JSON.`;

/**
 * Request fields for webhooks: where to send events about the request's outcome, and data to include in these events.
 */
export const callFields = {
  metadata: limitJson(
    z.record(z.string().max(metadataCharacters), z.unknown(), metadataMessage),
    { values: metadataCharacters, depth: 32, characters: metadataCharacters },
    metadataMessage,
  )
    .refine((value) => JSON.stringify(value).length <= metadataCharacters, metadataMessage)
    .nullish()
    .meta({
      description: "Your own data, included in webhook events about this request.",
      examples: [{ row: 17 }],
    }),
  webhook_url: z
    .string("The webhook_url field must be text.")
    .max(2048, "The webhook_url field must be at most 2048 characters.")
    .nullish()
    .meta({
      description:
        "A URL that gets this request's events, in addition to your webhooks. The events are signed with the secret on your account page.",
    }),
};

const keyMessage = "The Idempotency-Key header must be 1 to 255 printable ASCII characters.";

/** The idempotency key of requests that create something or cost credits. */
export const idempotencyHeadersSchema = z.looseObject({
  "idempotency-key": z
    .string(keyMessage)
    .regex(/^[\x20-\x7E]{1,255}$/, keyMessage)
    .optional()
    .meta({
      description:
        "Makes it safe to retry a request for 24 hours. A retry with the same key and body returns the first request's response, or the job that the first request started. Nothing is created or charged again. The same key with another body is refused. You can use a key again if its request failed or returned a file directly.",
      examples: ["row-17-of-the-content-plan"],
    }),
});

/** Headers of requests that may return a job. */
export const callHeadersSchema = idempotencyHeadersSchema.extend({
  prefer: z
    .string("The Prefer header must be text.")
    .max(1000)
    .optional()
    .meta({
      description:
        "`respond-async` returns 202 with a job immediately, before the result is ready.",
      examples: ["respond-async"],
    }),
});

/** Whether a `Prefer` header (RFC 7240) contains `respond-async`. */
export function prefersAsync(prefer = ""): boolean {
  return prefer
    .split(/[,;]/)
    .some((preference) => preference.trim().toLowerCase() === "respond-async");
}
