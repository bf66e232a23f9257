import { z } from "zod";
import { samplePost } from "../document/sample-post.ts";
import { bodyLimits } from "./body-limits.ts";
import { checkSchema } from "./checks.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { validateExample } from "./public-examples.ts";

const postMessage = "The post field must be a post: a JSON object, or its text.";

/** A post as any object; the post parser validates it, with better messages. */
export const postObjectSchema = z.looseObject({});

/** A post in a public API request: an object, or text such as the `content` of `POST /api/v1/generate`. */
export const publicPostSchema = z
  .union([postObjectSchema, z.string()], {
    error: ({ input }) => (input == null ? "The post field is required." : postMessage),
  })
  .meta({
    description: "A post: a JSON object, or text such as the `content` of a generation.",
    examples: [samplePost],
  });

export type PublicPost = z.output<typeof publicPostSchema>;

/** `POST /api/v1/validate`. */
const validateRequestSchema = z.object({ post: publicPostSchema });

const postIssueSchema = z.object({
  code: z.string().meta({ description: "A stable error code." }),
  message: z.string(),
  path: z.array(z.union([z.string(), z.int()])).meta({
    description: "The keys and indexes from the post to the value; indexes count from 0.",
  }),
  line: z.int().positive().meta({ description: "Line in the text, from 1." }),
  column: z.int().positive(),
});

/** The response of `POST /api/v1/validate`: `issues` prevent drawing, `warnings` don't. */
export const validateResponseSchema = z.object({
  valid: z.boolean(),
  issues: z.array(postIssueSchema),
  warnings: z.array(postIssueSchema),
  checks: z.array(checkSchema).exactOptional().meta({
    description: "Only if you have a voice: words of a valid post that your voice avoids.",
  }),
});

export type ValidateResponse = z.infer<typeof validateResponseSchema>;

/** Validation of posts. */
export const validateEndpoints = {
  "v1.validatePost": {
    access: "key",
    operation: {
      summary: "Validate a post",
      description:
        "Lists all issues and warnings, and the words that your voice avoids. Free. Lines and columns refer to the text; an object is treated as JSON on one line.",
      tag: "Posts",
    },
    body: validateRequestSchema,
    bodyLimit: bodyLimits.postWithImages,
    responses: {
      200: validateResponseSchema.meta({
        description: "Issues and warnings.",
        examples: [validateExample],
      }),
    },
    example: { body: { post: samplePost } },
  },
} as const satisfies EndpointGroup;
