import { z } from "zod";
import { generationLimits } from "./generation-limits.ts";
import { callFields } from "./public-call.ts";
import { jobSchema } from "./public-jobs.ts";
import { routes } from "./routes.ts";
import { renderChoicesSchema } from "./public-render.ts";
import { buildGenerationOptions } from "./build-generation-options.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { generationOptionsSchema } from "./generation.ts";
import { callHeadersSchema } from "./public-call.ts";
import { generateExample, jobExample } from "./public-examples.ts";

const { slides, topicCharacters } = generationLimits;
const minTopicCharacters = 3;
const maxNameCharacters = 200;
const slidesMessage = `The slides field must be a whole number from ${slides.min} to ${slides.max}.`;

/** The error of a field that must be text: another one where it is missing. */
function describeText(field: string) {
  return ({ input }: { input?: unknown }) =>
    input == null ? `The ${field} field is required.` : `The ${field} field must be text.`;
}

const tooLong = (field: string, limit: number) =>
  `The ${field} field must be at most ${limit} characters.`;

/** `POST /api/v1/generate`. Absent and null both stand for a field's default; names are matched loosely. */
export const publicGenerateRequestSchema = z.object({
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
      description: `The template type: a name or an id of \`${routes["v1.getOptions"]}\`.`,
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
  render: renderChoicesSchema.nullish().meta({
    description: `Draws the post too, as \`${routes["v1.renderPost"]}\` does, every slide where \`slide\` names none: \`render\` of the answer has the files.`,
  }),
  ...callFields,
});

/** `POST /api/v1/generate`, as it is after the check. */
export type PublicGenerateRequest = z.output<typeof publicGenerateRequestSchema>;

/** The response of `POST /api/v1/generate`; `warnings` is there where a name stands for nothing, or the post needs checking, as an outline does. */
export const publicGenerateResponseSchema = z.object({
  content: z.string().meta({
    description:
      "The JSON text of a post, whose slides hold items of type text only. Where no language model is set up it is an outline: a slide with `prompt` holds that question in an item, to be answered.",
  }),
  remaining_credits: z.int().nonnegative(),
  warnings: z.array(z.string()).optional().meta({
    description:
      "What to know about the post: that it is an outline, or that a name was not known and the default was used.",
  }),
  render: jobSchema.optional().meta({
    description: "Where `render` was asked for: the job that draws, mostly done.",
  }),
});

/** The response of `POST /api/v1/generate`. */
export type PublicGenerateResponse = z.infer<typeof publicGenerateResponseSchema>;

const options = buildGenerationOptions("builtin", 3);

/** A post for an automation, and what can be chosen for it. */
export const publicGenerationEndpoints = {
  "v1.generatePost": {
    access: "generate",
    operation: {
      summary: "A post from a topic, for one credit",
      description:
        "Writes a post, and draws it where `render` is given. Where no language model is set up, the post is an outline of the topic with a `prompt` to answer on each slide, and `warnings` say so. One that fails, takes too long or is given up by the client before it is written costs nothing. With `Prefer: respond-async` a job is answered at once; the same where the server is about to restart.",
      tag: "Posts",
    },
    headers: callHeadersSchema,
    body: publicGenerateRequestSchema,
    responses: {
      200: publicGenerateResponseSchema.meta({
        description: "The post.",
        examples: [generateExample],
      }),
      202: jobSchema.meta({
        description:
          "The job that writes, where that was preferred or the server is about to restart.",
        examples: [{ ...jobExample, kind: "generate" }],
      }),
    },
    errors: [402, 409, 422, 502, 504],
    example: { body: { topic: "Tea", template: "Checklist" } },
  },
  "v1.getOptions": {
    access: "anyone",
    operation: {
      summary: "What can be chosen for a generation",
      description:
        "Lists the template types, the writing styles and limits, and who writes: with the provider `builtin` no model does, and posts are outlines with prompts to answer.",
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
