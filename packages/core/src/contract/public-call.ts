import { z } from "zod";

const metadataCharacters = 4096;
const metadataMessage = `The metadata field must be an object of at most ${metadataCharacters} characters of JSON.`;

/** Fields of requests whose outcome webhooks are told. */
export const callFields = {
  metadata: z
    .record(z.string(), z.unknown(), metadataMessage)
    .refine((value) => JSON.stringify(value).length <= metadataCharacters, metadataMessage)
    .nullish()
    .meta({
      description: "Whatever your webhooks are to be told with the outcome.",
      examples: [{ row: 17 }],
    }),
  webhook_url: z
    .string("The webhook_url field must be text.")
    .max(2048, "The webhook_url field must be at most 2048 characters.")
    .nullish()
    .meta({
      description:
        "Is told the outcome besides your webhooks: of a generation, and of every job. Signed with the secret on your account page.",
    }),
};

const keyMessage = "The Idempotency-Key header must be 1 to 255 printable ASCII characters.";

/** The header of requests that create something or cost something. */
export const idempotencyHeadersSchema = z.looseObject({
  "idempotency-key": z
    .string(keyMessage)
    .regex(/^[\x20-\x7E]{1,255}$/, keyMessage)
    .optional()
    .meta({
      description:
        "Stands for this request for 24 hours: sent again with the same body it gives the first answer, or its job, creates nothing and costs nothing. For another request it is refused. A request that failed leaves it free, and so does a file that was drawn at once.",
      examples: ["row-17-of-the-content-plan"],
    }),
});

/** The headers of requests whose response may be a job. */
export const callHeadersSchema = idempotencyHeadersSchema.extend({
  prefer: z
    .string("The Prefer header must be text.")
    .optional()
    .meta({
      description: "`respond-async` answers 202 with a job at once.",
      examples: ["respond-async"],
    }),
});

/** Whether a `Prefer` header (RFC 7240) asks for a response before the work is done. */
export function prefersAsync(prefer = ""): boolean {
  return prefer
    .split(/[,;]/)
    .some((preference) => preference.trim().toLowerCase() === "respond-async");
}
