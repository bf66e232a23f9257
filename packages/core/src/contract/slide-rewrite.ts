import { z } from "zod";
import { parsePost } from "../document/parse-post.ts";
import { generationLimits } from "./generation-limits.ts";
import { writtenSlideSchema } from "./generation.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";

const { rewriteCharacters } = generationLimits;

/** `POST /api/rewrite-slide`: a slide of the post whose JSON text is `content`, by its index from 0, and what to change. */
const rewriteSlideRequestSchema = z
  .object({
    content: z.string("'content' must be the JSON text of a post.").transform((text, context) => {
      const result = parsePost(text);
      if (result.ok) return result.post;
      context.addIssue(`'content' is not a valid post: ${result.error.message}`);
      return z.NEVER;
    }),
    slideIndex: z
      .int("'slideIndex' must be a whole number from 0.")
      .min(0, "'slideIndex' must be a whole number from 0."),
    instruction: z
      .string("Please say what to change.")
      .trim()
      .min(1, "Please say what to change.")
      .max(rewriteCharacters, `The wish must be at most ${rewriteCharacters} characters.`),
    style: z.string("'style' must be a name.").max(200, "'style' must be a name.").nullish(),
  })
  .refine(({ content, slideIndex }) => slideIndex < content.content.length, {
    path: ["slideIndex"],
    error: "The post has no such slide.",
  });

/** What is sent to `POST /api/rewrite-slide`. */
export type RewriteSlideRequest = z.input<typeof rewriteSlideRequestSchema>;

/** The response of `POST /api/rewrite-slide`: the slide in its new words, and the balance after it. */
export const rewriteSlideResponseSchema = z.object({
  slide: writtenSlideSchema,
  remaining_credits: z.int().nonnegative(),
});

/** One slide of a post in other words, for those who are signed in. */
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
