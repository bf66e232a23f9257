import { z } from "zod";
import type { WrittenSlide } from "../document/index.ts";
import { slideLayoutNames } from "../layouts/layout-names.ts";
import { slideAligns, slideGrounds } from "../layouts/slide-grounds.ts";
import { writerOwners } from "../generation/index.ts";
import { generationLimits } from "./generation-limits.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { sourceChoiceFields } from "./source-choices.ts";
import { planFields, planStepSchema, postExtras } from "./plan-fields.ts";
import { generationSourceFields, hasOneSourceField, oneSourceField } from "./sources.ts";
import { requireTopicOrSource } from "./topic-or-source.ts";

const { slides, topicCharacters, instructionsCharacters } = generationLimits;
const slidesMessage = `'slides' must be a whole number from ${slides.min} to ${slides.max}.`;

/**
 * Schema of an optional template or style name. Absent, null and empty mean the default. Names match regardless of case
 * and punctuation.
 */
function buildNameSchema(field: string) {
  const message = `'${field}' must be a name of at most 200 characters.`;
  return z.string(message).max(200, message).nullish();
}

const topicMessage = "Please enter a topic for your content.";

/** The body of `POST /api/generate-carousel`. */
export const generateRequestSchema = z
  .object({
    template: buildNameSchema("template"),
    /** Optional if the request has a source. */
    topic: z
      .string(topicMessage)
      .trim()
      .max(topicCharacters, `The topic must be at most ${topicCharacters} characters.`)
      .nullish(),
    ...generationSourceFields,
    ...planFields,
    instructions: z
      .string("'instructions' must be text.")
      .max(
        instructionsCharacters,
        `The instructions must be at most ${instructionsCharacters} characters.`,
      )
      .nullish(),
    style: buildNameSchema("style"),
    slides: z
      .int(slidesMessage)
      .min(slides.min, slidesMessage)
      .max(slides.max, slidesMessage)
      .nullish(),
    ...sourceChoiceFields,
    postType: z
      .enum(["carousel", "single"], "'postType' must be carousel or single.")
      .default("carousel"),
  })
  .check(requireTopicOrSource(1, { missing: topicMessage, short: topicMessage }))
  .refine(hasOneSourceField, oneSourceField);

export type GenerateRequest = z.input<typeof generateRequestSchema>;

/** Names the writer of a post or slide: an AI model, or the outline without AI. `model` is null for the outline. */
export const writerNameSchema = z.object({
  owner: z.enum(writerOwners),
  provider: z.string(),
  model: z.string().nullable(),
});

/**
 * The response of `POST /api/generate-carousel`. `content` is a post's JSON text, and `remaining_credits` is null for
 * anonymous users.
 */
const generateResponseSchema = z.object({
  content: z.string(),
  remaining_credits: z.int().nonnegative().nullable(),
  provider: z.string(),
  writer: writerNameSchema,
  /** Credits charged: 0 for an anonymous user and for writers that cost nothing. */
  credits: z.int().nonnegative(),
  warnings: z.array(z.string()).optional(),
  ...postExtras,
});

export type GenerateResponse = z.infer<typeof generateResponseSchema>;

/** A generated or rewritten slide, without its media. */
export const writtenSlideSchema = z.object({
  header: z.string(),
  description: z.array(z.object({ type: z.string(), value: z.string() })),
  summary: z.string().exactOptional(),
  prompt: z.string().exactOptional(),
  layout: z.enum(slideLayoutNames).exactOptional(),
  ground: z.enum(slideGrounds).exactOptional(),
  align: z.enum(slideAligns).exactOptional(),
  alt: z.string().exactOptional(),
  /** Alt text of the slide's image; only in rewritten slides. */
  mediaAlt: z.string().exactOptional(),
  sources: z.array(z.string()).exactOptional(),
} satisfies Record<keyof WrittenSlide, z.ZodType>);

/**
 * Server-sent events of `POST /api/generate-carousel`. If generation restarts, title and slides are sent again from
 * index 0. The last event is `done` or `error`.
 */
export const generateEventSchemas = {
  /**
   * Sent when a writer starts, and again when another writer takes over after a failure. `ahead` is the number of posts
   * before this post in the writer's queue.
   */
  writer: z.object({
    writer: writerNameSchema,
    credits: z.int().nonnegative(),
    ahead: z.int().nonnegative(),
    failures: z.array(z.string()),
  }),
  progress: z.object({ slides: z.int(), of: z.int() }),
  /** Progress of a step other than writing slides: `facts`, `outline` or `check`. */
  step: planStepSchema,
  title: z.object({ title: z.string() }),
  slide: z.object({ index: z.int(), slide: writtenSlideSchema }),
  done: generateResponseSchema,
  error: z.object({ status: z.int(), message: z.string() }),
} as const;

export type GenerateEvents = {
  [Name in keyof typeof generateEventSchemas]: z.infer<(typeof generateEventSchemas)[Name]>;
};

const choiceSchema = z.object({ id: z.string(), name: z.string(), description: z.string() });

/** Options of a generation, for forms and for `GET /api/v1/options`. */
export const generationOptionsSchema = z.object({
  provider: z.string(),
  /** Daily generations in the editor per IP address without signing in. */
  visitorGenerations: z.int(),
  templates: z.array(choiceSchema),
  styles: z.array(choiceSchema),
  slides: z.object({ min: z.int(), max: z.int(), default: z.int() }),
  formats: z.array(z.enum(["carousel", "single"])),
});

export type GenerationOptionsResponse = z.infer<typeof generationOptionsSchema>;

/** Generation in the editor, as one response or as a stream of events. */
export const generationEndpoints = {
  generatePost: {
    access: "anyone",
    body: generateRequestSchema,
    bodyLimit: bodyLimits.post,
    responses: { 200: generateResponseSchema },
    errors: [401, 402, 404, 413, 422, 502, 503, 504],
    example: { body: { topic: "Tea" } satisfies GenerateRequest },
  },
} as const satisfies EndpointGroup;
