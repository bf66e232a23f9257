import { z } from "zod";
import { samplePost } from "../document/sample-post.ts";
import { limitJson } from "../document/limit-json.ts";
import { postLimits } from "../document/limits.ts";
import { bodyLimits } from "./body-limits.ts";
import { checkSchema } from "./checks.ts";
import type { EndpointGroup } from "./endpoint.ts";

const postMessage = "The post field must be a post: a JSON object, or the JSON text of one.";

/** Limits a schema of free-form JSON to the size of a post. */
export const limitPost = <Schema extends z.ZodType>(schema: Schema): Schema =>
  limitJson(
    schema,
    { values: postLimits.values, depth: postLimits.nesting, characters: bodyLimits.postWithImages },
    `The post field can have up to ${postLimits.values.toLocaleString("en")} values, nested ${postLimits.nesting} levels deep.`,
  );

/** A post as any object; the post parser validates it, with better messages. */
export const postObjectSchema = limitPost(z.looseObject({}));

/** Returns the message of `limitPost`, among the errors of each option of a union. */
const findLimitMessage = (errors: unknown): string | undefined =>
  (errors as z.core.$ZodIssue[][]).flat().find(({ code }) => code === "custom")?.message;

/** A post in a public API request: an object, or text such as the `content` of `POST /api/v1/generate`. */
export const publicPostSchema = z
  .union([postObjectSchema, z.string().max(bodyLimits.postWithImages)], {
    error: ({ input, errors }) =>
      input == null ? "The post field is required." : (findLimitMessage(errors) ?? postMessage),
  })
  .meta({
    description:
      "A post: a JSON object, or JSON text such as the `content` that `generate` returns.",
    examples: [samplePost],
  });

export type PublicPost = z.output<typeof publicPostSchema>;

/** The body of `POST /api/v1/validate`. */
const validateRequestSchema = z.object({ post: publicPostSchema });

const postIssueSchema = z.object({
  code: z
    .string()
    .meta({ description: "A code for the kind of problem. It doesn't change between versions." }),
  message: z.string(),
  path: z.array(z.union([z.string(), z.int()])).meta({
    description:
      'Where the problem is in the post: keys, and indexes from 0, e.g. `["content", 1, "header"]`.',
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
    description:
      "Words that your voice avoids, clichés, placeholders and repeated slides. Only present if the post is valid.",
  }),
});

export type ValidateResponse = z.infer<typeof validateResponseSchema>;

/** `POST /api/v1/validate`. */
const validateExample: ValidateResponse = {
  valid: false,
  issues: [
    {
      code: "missing-header",
      message: "Slide 2: missing required field 'header'",
      path: ["content", 1],
      line: 5,
      column: 5,
    },
  ],
  warnings: [],
};

export const validateEndpoints = {
  "v1.validatePost": {
    access: "key",
    operation: {
      summary: "Validate a post",
      description:
        "Lists all issues and warnings, and the words that your voice avoids. Free. `line` and `column` refer to the JSON text you send. If you send an object, they refer to the object written as JSON on one line.",
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
