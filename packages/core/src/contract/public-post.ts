import { z } from "zod";
import { samplePost } from "../document/sample-post.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { validateExample } from "./public-examples.ts";

const postMessage = "The post field must be a post: a JSON object, or its text.";

/** A post as an object, for the rules of posts to read: they say better what is wrong with it. */
export const postObjectSchema = z.looseObject({});

/** A post of a request to the public API; the text may be what `POST /api/v1/generate` returned as `content`. */
export const publicPostSchema = z
  .union([postObjectSchema, z.string()], {
    error: ({ input }) => (input == null ? "The post field is required." : postMessage),
  })
  .meta({
    description: "A post: a JSON object, or its text as `content` of a generation.",
    examples: [samplePost],
  });

export type PublicPost = z.output<typeof publicPostSchema>;

/** `POST /api/v1/validate`. */
const validateRequestSchema = z.object({ post: publicPostSchema });

const postIssueSchema = z.object({
  code: z.string().meta({ description: "Stable, for programs." }),
  message: z.string(),
  path: z.array(z.union([z.string(), z.int()])).meta({
    description: "The keys and indexes from the post to the value; indexes count from 0.",
  }),
  line: z.int().positive().meta({ description: "Where it stands in the text." }),
  column: z.int().positive(),
});

/** The response of `POST /api/v1/validate`: what keeps the post from being drawn, and what is a warning. */
export const validateResponseSchema = z.object({
  valid: z.boolean(),
  issues: z.array(postIssueSchema),
  warnings: z.array(postIssueSchema),
});

/** The response of `POST /api/v1/validate`. */
export type ValidateResponse = z.infer<typeof validateResponseSchema>;

/** Whether a post can be drawn, before anyone pays or waits for it. */
export const validateEndpoints = {
  "v1.validatePost": {
    access: "key",
    operation: {
      summary: "What is wrong or doubtful in a post, for no credits",
      description:
        "Lists every issue, the first failure first. Lines and columns are those of the text; an object is read as if it were written on one line.",
      tag: "Posts",
    },
    body: validateRequestSchema,
    responses: {
      200: validateResponseSchema.meta({
        description: "What was found.",
        examples: [validateExample],
      }),
    },
    example: { body: { post: samplePost } },
  },
} as const satisfies EndpointGroup;
