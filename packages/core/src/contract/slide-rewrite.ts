import { z } from "zod";
import { generationLimits } from "./generation-limits.ts";
import { generateEventSchemas, writerNameSchema, writtenSlideSchema } from "./generation.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { postJsonSchema } from "./post-json.ts";

const { rewriteCharacters } = generationLimits;

/** `POST /api/rewrite-slide`: the post's JSON text, the slide's index from 0, and an instruction. */
const rewriteSlideRequestSchema = z
  .object({
    content: postJsonSchema,
    slideIndex: z
      .int("'slideIndex' must be a whole number from 0.")
      .min(0, "'slideIndex' must be a whole number from 0."),
    instruction: z
      .string("Say what to change.")
      .trim()
      .min(1, "Say what to change.")
      .max(rewriteCharacters, `The instruction must be at most ${rewriteCharacters} characters.`),
    split: z.boolean("'split' must be true or false.").nullish(),
    style: z
      .string("'style' must be the name of a writing style.")
      .max(200, "'style' must be the name of a writing style.")
      .nullish(),
  })
  .refine(({ content, slideIndex }) => slideIndex < content.content.length, {
    path: ["slideIndex"],
    error: "The post has no such slide.",
  });

export type RewriteSlideRequest = z.input<typeof rewriteSlideRequestSchema>;

/**
 * The response of `POST /api/rewrite-slide`. `second` is set if the slide was split. `warnings` name AI models that
 * failed before `writer`.
 */
const rewriteSlideResponseSchema = z.object({
  slide: writtenSlideSchema,
  second: writtenSlideSchema.exactOptional(),
  remaining_credits: z.int().nonnegative(),
  writer: writerNameSchema,
  warnings: z.array(z.string()).optional(),
});

/**
 * Server-sent events of `POST /api/rewrite-slide` with `Accept: text/event-stream`. The last one is `done` or `error`.
 * Words in earlier events may still change.
 */
export const rewriteSlideEventSchemas = {
  writer: generateEventSchemas.writer,
  /** The words so far; the last word may be incomplete. */
  words: z.object({ slides: z.array(writtenSlideSchema) }),
  done: rewriteSlideResponseSchema,
  error: generateEventSchemas.error,
} as const;

export type RewriteSlideEvents = {
  [Name in keyof typeof rewriteSlideEventSchemas]: z.infer<(typeof rewriteSlideEventSchemas)[Name]>;
};

export const rewriteEndpoints = {
  rewriteSlide: {
    access: "session",
    body: rewriteSlideRequestSchema,
    bodyLimit: bodyLimits.post,
    responses: { 200: rewriteSlideResponseSchema },
    errors: [402, 502, 504],
    example: {
      body: {
        content: '{"title":"Tea","content":[{"header":"Cup","description":[]}]}',
        slideIndex: 0,
        instruction: "Shorter",
      } satisfies RewriteSlideRequest,
    },
  },
} as const satisfies EndpointGroup;
