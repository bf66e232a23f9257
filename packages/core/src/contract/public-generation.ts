import { z } from "zod";
import { generationLimits } from "./generation-limits.ts";
import { callFields } from "./public-call.ts";
import { bodyLimits } from "./body-limits.ts";
import { sourceChoiceFields } from "./source-choices.ts";
import { planFields, postExtras } from "./plan-fields.ts";
import { generationSourceFields, hasOneSourceField, oneSourceField } from "./sources.ts";
import { requireTopicOrSource } from "./topic-or-source.ts";
import { jobExample, jobSchema } from "./public-jobs.ts";
import { routes } from "./routes.ts";
import { renderChoicesSchema } from "./public-render.ts";
import { buildGenerationOptions } from "./build-generation-options.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { generationOptionsSchema } from "./generation.ts";
import { callHeadersSchema } from "./public-call.ts";
import { examplePost } from "./example-post.ts";

const { slides, topicCharacters } = generationLimits;
const minTopicCharacters = 3;
const maxNameCharacters = 200;
const slidesMessage = `The slides field must be a whole number from ${slides.min} to ${slides.max}.`;

function describeText(field: string) {
  return ({ input }: { input?: unknown }) =>
    input == null ? `The ${field} field is required.` : `The ${field} field must be text.`;
}

const tooLong = (field: string, limit: number) =>
  `The ${field} field must be at most ${limit} characters.`;

/**
 * `POST /api/v1/generate`. Absent and null both mean the default. Template and style names match regardless of case and
 * punctuation.
 */
export const publicGenerateRequestSchema = z
  .object({
    topic: z
      .string({ error: describeText("topic") })
      .trim()
      .max(topicCharacters, tooLong("topic", topicCharacters))
      .nullish()
      .meta({
        description: `What the post is about, in at least ${minTopicCharacters} characters. Required unless you send a \`source\`.`,
        examples: ["Five habits of people who write well"],
      }),
    template: z
      .string({ error: describeText("template") })
      .trim()
      .min(1, "The template field must not be empty.")
      .max(maxNameCharacters, tooLong("template", maxNameCharacters))
      .meta({
        description: `The template type: a name or id from \`${routes["v1.getOptions"]}\`.`,
        examples: ["Educational/Tutorial"],
      }),
    style: z
      .string("The style field must be text.")
      .max(maxNameCharacters, tooLong("style", maxNameCharacters))
      .nullish()
      .meta({
        description: "The writing style, `Professional` by default.",
        examples: ["Professional"],
      }),
    slides: z
      .int(slidesMessage)
      .min(slides.min, slidesMessage)
      .max(slides.max, slidesMessage)
      .nullish()
      .meta({
        description: `Number of slides, ${slides.default} by default, or up to ${slides.max} if a source's series needs them. Ignored for a single post, which has one slide.`,
        examples: [slides.default],
      }),
    format: z
      .enum(["carousel", "single"], "The format field must be carousel or single.")
      .nullish()
      .meta({
        description: "`carousel`, the default, or `single` for a post with one slide.",
        examples: ["carousel"],
      }),
    render: renderChoicesSchema.nullish().meta({
      description: `Renders the post as well, with the same options as \`${routes["v1.renderPost"]}\`. Every slide is rendered unless you set \`slide\`. The files are in the response's \`render\`.`,
    }),
    ...generationSourceFields,
    ...sourceChoiceFields,
    ...planFields,
    ...callFields,
  })
  .check(
    requireTopicOrSource(minTopicCharacters, {
      missing: "The topic field is required.",
      short: `The topic field must be at least ${minTopicCharacters} characters.`,
    }),
  )
  .refine(hasOneSourceField, oneSourceField);

export type PublicGenerateRequest = z.output<typeof publicGenerateRequestSchema>;

/**
 * The response of `POST /api/v1/generate`. `warnings` names unknown templates and styles, and reasons to check the
 * post.
 */
export const publicGenerateResponseSchema = z.object({
  content: z.string().meta({
    description:
      "The post as JSON text. All slide items have the type `text`. If the server has no AI model, the post is an outline: each slide's `prompt` is a question for you, and one of the slide's items contains the same question. Replace that item with your answer.",
  }),
  remaining_credits: z.int().nonnegative(),
  warnings: z.array(z.string()).optional().meta({
    description:
      "Notes about the post. They say, for example, that it is only an outline, or that the template type you named is unknown and the default was used.",
  }),
  ...postExtras,
  render: jobSchema.optional().meta({
    description:
      "The job that rendered the post, usually already done. Only present if the request has `render`.",
  }),
});

export type PublicGenerateResponse = z.infer<typeof publicGenerateResponseSchema>;

const options = buildGenerationOptions("builtin", 3);

/** `POST /api/v1/generate`. */
const generateExample: PublicGenerateResponse = {
  content: JSON.stringify(examplePost, null, 2),
  remaining_credits: 9,
};

export const publicGenerationEndpoints = {
  "v1.generatePost": {
    access: "generate",
    operation: {
      summary: "Generate a post from a topic, for 1 credit",
      description:
        "Writes a post from a topic or a source, and renders it if you set `render`. If the server has no AI model, `warnings` says so: slides from a source consist of its own sentences, and a topic becomes an outline that has a question (`prompt`) for you on each slide. Requests that fail, time out or are cancelled before the post is written are free. With `Prefer: respond-async`, or if the server is about to restart, returns a job immediately.",
      tag: "Posts",
    },
    headers: callHeadersSchema,
    body: publicGenerateRequestSchema,
    bodyLimit: bodyLimits.post,
    responses: {
      200: publicGenerateResponseSchema.meta({
        description: "The post.",
        examples: [generateExample],
      }),
      202: jobSchema.meta({
        description:
          "The job that writes the post. Returned if you send `Prefer: respond-async`, or if the server is about to restart.",
        examples: [{ ...jobExample, kind: "generate" }],
      }),
    },
    errors: [402, 404, 409, 413, 422, 502, 504],
    example: { body: { topic: "Tea", template: "Checklist" } },
  },
  "v1.getOptions": {
    access: "anyone",
    operation: {
      summary: "List the options for generating posts",
      description:
        "Returns template types, writing styles, limits and the provider. If the provider is `builtin`, the server has no AI model. Posts from a topic are then outlines with questions to answer.",
      tag: "Connectivity",
    },
    responses: {
      200: generationOptionsSchema.meta({
        description: "Template types, styles and limits.",
        examples: [
          {
            ...options,
            templates: options.templates.slice(0, 1),
            styles: options.styles.slice(0, 1),
          },
        ],
      }),
    },
  },
} as const satisfies EndpointGroup;
