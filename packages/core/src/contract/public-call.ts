import { z } from "zod";

const metadataCharacters = 4096;
const metadataMessage = `The metadata field must be an object of at most ${metadataCharacters} characters of JSON.`;

/** Request fields for webhook events about the request's outcome. */
export const callFields = {
  metadata: z
    .record(z.string(), z.unknown(), metadataMessage)
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
        "A URL that also gets this request's events, in addition to your webhooks. Signed with the secret on your account page.",
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
        "Makes retries safe for 24 hours: the same key and body return the first response or its job, without creating or charging anything again. The same key with another body is refused. You can reuse the key after a failed request or a direct file response.",
      examples: ["row-17-of-the-content-plan"],
    }),
});

/** Headers of requests that may return a job. */
export const callHeadersSchema = idempotencyHeadersSchema.extend({
  prefer: z
    .string("The Prefer header must be text.")
    .optional()
    .meta({
      description: "`respond-async` returns 202 with a job immediately.",
      examples: ["respond-async"],
    }),
});

/** Whether a `Prefer` header (RFC 7240) contains `respond-async`. */
export function prefersAsync(prefer = ""): boolean {
  return prefer
    .split(/[,;]/)
    .some((preference) => preference.trim().toLowerCase() === "respond-async");
}
