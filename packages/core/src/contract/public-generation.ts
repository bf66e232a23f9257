import { z } from "zod";
import { generationLimits } from "./generation-limits.ts";

const { slides, topicCharacters } = generationLimits;
const minTopicCharacters = 3;
const maxNameCharacters = 200;
const slidesMessage = `The slides field must be a whole number from ${slides.min} to ${slides.max}.`;

const metadataCharacters = 4096;
const metadataMessage = `The metadata field must be an object of at most ${metadataCharacters} characters of JSON.`;

/** The error of a field that must be text: another one where it is missing. */
function describeText(field: string) {
  return ({ input }: { input?: unknown }) =>
    input == null ? `The ${field} field is required.` : `The ${field} field must be text.`;
}

const tooLong = (field: string, limit: number) =>
  `The ${field} field must be at most ${limit} characters.`;

/** `POST /api/v1/generate`. Absent and null both stand for a field's default; names are matched loosely. */
export const publicGenerateFormSchema = z.object({
  topic: z
    .string({ error: describeText("topic") })
    .trim()
    .min(minTopicCharacters, `The topic field must be at least ${minTopicCharacters} characters.`)
    .max(topicCharacters, tooLong("topic", topicCharacters))
    .meta({
      description: "What the post is about.",
      examples: ["Five habits of people who write well"],
    }),
  template: z
    .string({ error: describeText("template") })
    .trim()
    .min(1, "The template field must not be empty.")
    .max(maxNameCharacters, tooLong("template", maxNameCharacters))
    .meta({
      description: "The template type: a name or an id of `GET /api/v1/options`.",
      examples: ["Educational/Tutorial"],
    }),
  style: z
    .string("The style field must be text.")
    .max(maxNameCharacters, tooLong("style", maxNameCharacters))
    .nullish()
    .meta({
      description: "The writing style, `Professional` where none is given.",
      examples: ["Professional"],
    }),
  slides: z
    .int(slidesMessage)
    .min(slides.min, slidesMessage)
    .max(slides.max, slidesMessage)
    .nullish()
    .meta({
      description: `How many slides, ${slides.default} where nothing is said; a single post has one.`,
      examples: [slides.default],
    }),
  format: z
    .enum(["carousel", "single"], "The format field must be carousel or single.")
    .nullish()
    .meta({ description: "`carousel` where nothing is said.", examples: ["carousel"] }),
  metadata: z
    .record(z.string(), z.unknown(), metadataMessage)
    .refine((value) => JSON.stringify(value).length <= metadataCharacters, metadataMessage)
    .nullish()
    .meta({
      description: "Whatever your webhooks are to be told with the outcome.",
      examples: [{ row: 17 }],
    }),
});

/** `POST /api/v1/generate`, as it is after the check. */
export type PublicGenerateForm = z.output<typeof publicGenerateFormSchema>;

const keyMessage = "The Idempotency-Key header must be 1 to 255 printable ASCII characters.";

/** The headers of `POST /api/v1/generate`. */
export const idempotencyHeadersSchema = z.looseObject({
  "idempotency-key": z
    .string(keyMessage)
    .regex(/^[\x20-\x7E]{1,255}$/, keyMessage)
    .optional()
    .meta({
      description:
        "Stands for this request for 24 hours: asking again with the same body gives the first answer and costs nothing.",
      examples: ["row-17-of-the-content-plan"],
    }),
});

/** The answer of `POST /api/v1/generate`; `warnings` is there where a name stands for nothing, or a draft needs a look. */
export const publicGenerateResponseSchema = z.object({
  content: z.string().meta({
    description: "The JSON text of a post, whose slides hold items of type text only.",
  }),
  remaining_credits: z.int().nonnegative(),
  warnings: z.array(z.string()).optional(),
});

/** The answer of `POST /api/v1/generate`. */
export type PublicGenerateResponse = z.infer<typeof publicGenerateResponseSchema>;
