import { z } from "zod";
import { captionsSchema } from "../carousel/captions-schema.ts";
import { samplePost } from "../document/sample-post.ts";
import { captionServices } from "../networks/service-ids.ts";
import { bodyLimits } from "./body-limits.ts";
import { checkSchema } from "./checks.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { generateEventSchemas, writerNameSchema, writtenSlideSchema } from "./generation.ts";
import { postJsonSchema } from "./post-json.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { publicPostSchema } from "./public-post.ts";
import { routes } from "./routes.ts";
import { generationSourceSchema } from "./sources.ts";

const postActions = ["translate", "tone", "repair"] as const;

const languageMessage =
  "The language field must be a language's name of at most 40 letters, such as German.";

const actionFields = {
  action: z.enum(postActions, "The action field must be translate, tone or repair.").meta({
    description:
      "`translate` translates the post into `language`. `tone` rewrites it in the writing style `style`. `repair` rewrites only slides with words that `source` doesn't contain or that your voice bans. Send the field that your action uses: `language`, `style` or `source`.",
  }),
  language: z
    .string(languageMessage)
    .trim()
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} ()'’-]{0,39}$/u, languageMessage)
    .nullish()
    .meta({ description: "The language to translate into.", examples: ["German"] }),
  style: z
    .string("The style field must be text.")
    .trim()
    .max(200, "The style field must be at most 200 characters.")
    .nullish()
    .meta({
      description: `The writing style: a name or id from \`${routes["v1.getOptions"]}\`.`,
      examples: ["Friendly"],
    }),
  source: generationSourceSchema.nullish(),
  captions: captionsSchema.nullish().meta({
    description:
      "Separate captions for some services, as in a saved carousel. `translate` and `tone` rewrite them too.",
    examples: [{ x: "Which tea?" }],
  }),
};

/** A requested action on a post, with the action's parameters. */
export interface PostRewriteWish {
  action: (typeof postActions)[number];
  language?: string | null | undefined;
  style?: string | null | undefined;
  source?: z.output<typeof generationSourceSchema> | null | undefined;
  captions?: z.output<typeof captionsSchema> | null | undefined;
}

const needs = { translate: "language", tone: "style", repair: "source" } as const;

/** Reports an issue if the field that the action needs is missing. */
function requireField({ value, issues }: z.core.ParsePayload<PostRewriteWish>): void {
  const field = needs[value.action];
  if (value[field]) return;
  const message = `The ${field} field is required for ${value.action}.`;
  issues.push({ code: "custom", path: [field], input: value[field], message });
}

const rewritePostRequestSchema = z
  .object({ content: postJsonSchema, ...actionFields })
  .check(requireField);

type RewritePostRequest = z.input<typeof rewritePostRequestSchema>;

const rewrittenSlideSchema = z.object({ index: z.int().min(0), slide: writtenSlideSchema });

/** The response of `POST /api/rewrite-post`. It has only the parts of the post with new words. */
const postRewriteResponseSchema = z.object({
  title: z.string().exactOptional(),
  /** Null if the caption wasn't translated, so it no longer fits the post. */
  caption: z.string().nullable().exactOptional(),
  captions: z.partialRecord(z.enum(captionServices), z.string().nullable()).exactOptional(),
  slides: z.array(rewrittenSlideSchema),
  remaining_credits: z.int().nonnegative(),
  credits: z.int().nonnegative(),
  writer: writerNameSchema.nullable(),
  warnings: z.array(z.string()),
  checks: z.array(checkSchema).exactOptional(),
});

export type PostRewriteResponse = z.infer<typeof postRewriteResponseSchema>;

/**
 * Server-sent events of `POST /api/rewrite-post` with `Accept: text/event-stream`. The last one is `done` or `error`.
 * Words in earlier events may still change.
 */
export const postRewriteEventSchemas = {
  writer: generateEventSchemas.writer,
  title: generateEventSchemas.title,
  slide: rewrittenSlideSchema,
  done: postRewriteResponseSchema,
  error: generateEventSchemas.error,
} as const;

export type PostRewriteEvents = {
  [Name in keyof typeof postRewriteEventSchemas]: z.infer<(typeof postRewriteEventSchemas)[Name]>;
};

/** Rewriting of whole posts in the editor, for signed-in users. */
export const postRewriteEndpoints = {
  rewritePost: {
    access: "session",
    body: rewritePostRequestSchema,
    bodyLimit: bodyLimits.post,
    responses: { 200: postRewriteResponseSchema },
    errors: [402, 404, 422, 502, 504],
    example: {
      body: {
        content: '{"title":"Tea","content":[{"header":"Cup","description":[]}]}',
        action: "translate",
        language: "German",
      } satisfies RewritePostRequest,
    },
  },
} as const satisfies EndpointGroup;

/** The response of `POST /api/v1/rewrite`. */
const publicRewriteResponseSchema = z.object({
  content: z.string().meta({
    description:
      "The post as JSON text, with new words on the slides, in the caption and in alt texts. Everything else is unchanged, including the number of slides, layouts, images and links.",
  }),
  captions: captionsSchema.exactOptional().meta({
    description:
      "The request's `captions` with new words. A caption that couldn't be translated is left out, and a warning names it.",
  }),
  slides: z
    .array(z.int().min(1))
    .meta({ description: "The numbers of the slides that were rewritten, e.g. `[1, 4]`." }),
  remaining_credits: z.int().nonnegative(),
  credits: z.int().nonnegative().meta({ description: "Credits charged: 0 or 1." }),
  writer: writerNameSchema.nullable().meta({
    description: "The AI model that rewrote the post. Null if there was nothing to repair.",
  }),
  warnings: z.array(z.string()).exactOptional().meta({
    description:
      "Says which slides, captions and alt texts weren't rewritten and why. Can have other notes too.",
  }),
  checks: z.array(checkSchema).exactOptional().meta({
    description:
      "Words that the source doesn't contain or that your voice avoids, after the repair. Only present for `repair`.",
  }),
});

export type PublicRewriteResponse = z.infer<typeof publicRewriteResponseSchema>;

const example: PublicRewriteResponse = {
  content:
    '{"title":"Tee","content":[{"header":"Tasse","description":[{"type":"text","value":"Zuerst das Wasser."}]}]}',
  slides: [1],
  remaining_credits: 8,
  credits: 1,
  writer: { owner: "server", provider: "openai", model: "gpt-5-mini" },
};

export const publicPostRewriteEndpoints = {
  "v1.rewritePost": {
    access: "generate",
    operation: {
      summary: "Translate or repair a whole post, or change its tone, for 1 credit",
      description:
        "Translates a post, changes its tone, or rewrites the slides that don't match their source. Everything but the words is unchanged. Costs no credit if the request fails, if there is nothing to repair, or if your own model or Ollama writes. Returns 503 if the server has no AI model.",
      tag: "Posts",
    },
    headers: idempotencyHeadersSchema,
    body: z.object({ post: publicPostSchema, ...actionFields }).check(requireField),
    bodyLimit: bodyLimits.postWithImages,
    responses: {
      200: publicRewriteResponseSchema.meta({
        description: "The rewritten post.",
        examples: [example],
      }),
    },
    errors: [402, 404, 409, 422, 502, 504],
    example: { body: { post: samplePost, action: "translate", language: "German" } },
  },
} as const satisfies EndpointGroup;
