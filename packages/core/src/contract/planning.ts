import { z } from "zod";
import { hookSchema, outlineSchema, planLimits, statementsSchema } from "../planning/index.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { generationLimits } from "./generation-limits.ts";
import { writerNameSchema } from "./generation.ts";
import { sourceChoiceFields } from "./source-choices.ts";
import { planFields, planStepSchema } from "./plan-fields.ts";
import { routes } from "./routes.ts";
import { generationSourceFields, hasOneSourceField, oneSourceField } from "./sources.ts";

const { slides, topicCharacters, instructionsCharacters } = generationLimits;

const name = z.string().trim().max(200).nullish();

const planRequest = z.object({
  ...generationSourceFields,
  topic: z
    .string()
    .trim()
    .max(topicCharacters)
    .nullish()
    .meta({ description: "What the post is about. Required unless you send a `source`." }),
  instructions: z
    .string()
    .max(instructionsCharacters)
    .nullish()
    .meta({ description: "What else the writer should know, e.g. your audience, notes or tone." }),
  template: name.meta({
    description: `The template type: a name or id from \`${routes["v1.getOptions"]}\`.`,
  }),
  style: name.meta({ description: "The writing style, `Professional` by default." }),
  slides: z
    .int()
    .min(slides.min)
    .max(slides.max)
    .nullish()
    .meta({ description: `Number of slides, ${slides.default} by default.` }),
  ...sourceChoiceFields,
});

const needsMaterial = {
  path: ["topic"],
  message: "Enter a topic, or choose a source.",
};
const hasMaterial = ({ source, sources, topic }: z.output<typeof planRequest>) =>
  (source ?? sources) != null || (topic ?? "") !== "";

const factsRequestSchema = z
  .object(generationSourceFields)
  .refine(({ source, sources }) => (source ?? sources) != null, {
    path: ["source"],
    message: "Choose a source.",
  })
  .refine(hasOneSourceField, oneSourceField);

const outlineRequestSchema = planRequest
  .extend({ facts: planFields.facts })
  .refine(hasMaterial, needsMaterial)
  .refine(hasOneSourceField, oneSourceField);

export type OutlineRequest = z.input<typeof outlineRequestSchema>;

const hooksRequestSchema = planRequest
  .extend({
    facts: planFields.facts,
    outline: outlineSchema,
    known: z
      .array(z.string().max(planLimits.ownHookCharacters))
      .max(50)
      .nullish()
      .meta({ description: "Hooks that you already have. The new hooks will be different." }),
  })
  .refine(hasMaterial, needsMaterial)
  .refine(hasOneSourceField, oneSourceField);

export type HooksRequest = z.input<typeof hooksRequestSchema>;

const shared = {
  writer: writerNameSchema,
  warnings: z.array(z.string()).exactOptional(),
};

const factsResponseSchema = z.object({ facts: statementsSchema, ...shared });
type FactsResponse = z.infer<typeof factsResponseSchema>;

const hooks = z.array(hookSchema).max(planLimits.hooks);

const outlineResponseSchema = z.object({
  facts: statementsSchema,
  outline: outlineSchema,
  hooks,
  ...shared,
});
type OutlineResponse = z.infer<typeof outlineResponseSchema>;

const hooksResponseSchema = z.object({ hooks, ...shared });
type HooksResponse = z.infer<typeof hooksResponseSchema>;

/** Server-sent events of `POST /api/outline` with `Accept: text/event-stream`. A stream ends with `done` or `error`. */
export const outlineEventSchemas = {
  step: planStepSchema,
  done: outlineResponseSchema,
  error: z.object({ status: z.int(), message: z.string() }),
} as const;

export type OutlineEvents = {
  [Name in keyof typeof outlineEventSchemas]: z.infer<(typeof outlineEventSchemas)[Name]>;
};

const writer = { owner: "server", provider: "openai", model: "gpt-5-mini" } as const;

const factsExample: FactsResponse = {
  facts: [
    {
      id: "f1",
      passages: ["p4"],
      kind: "number",
      evidence: "In May only 4 of 120 cups cracked",
      text: "In May 4 of 120 cups cracked",
      limits: "after firing for 14 hours",
      weight: 3,
    },
  ],
  writer,
};

const hooksExample: HooksResponse = {
  hooks: [
    { id: "h1", kind: "number", text: "From 38% broken cups to 4 of 120", facts: ["f1"] },
    { id: "h2", kind: "mistake", text: "We opened the kiln too soon", facts: [] },
  ],
  writer,
};

const outlineExample: OutlineResponse = {
  ...factsExample,
  outline: {
    reader: "Potters with a cold workshop",
    promise: "Cups that survive the kiln",
    items: [
      {
        id: "o1",
        role: "cover",
        layout: null,
        point: "Our cups cracked until we waited",
        facts: [],
      },
      { id: "o2", role: "proof", layout: "number", point: "Now few of them crack", facts: ["f1"] },
      {
        id: "o3",
        role: "closing",
        layout: null,
        point: "Wait before you open the door",
        facts: [],
      },
    ],
    left: "The rent of the barn: not useful to readers.",
  },
  hooks: hooksExample.hooks,
};

const errors = [401, 404, 422, 502, 503, 504];
const bodyLimit = bodyLimits.post;

/** Planning in the editor, free of charge. */
export const planningEndpoints = {
  planFacts: {
    access: "anyone",
    body: factsRequestSchema,
    bodyLimit,
    responses: { 200: factsResponseSchema },
    errors,
    example: { body: { source: { text: "Tea is hot." } } },
  },
  planOutline: {
    access: "anyone",
    body: outlineRequestSchema,
    bodyLimit,
    responses: { 200: outlineResponseSchema },
    errors,
    example: { body: { topic: "Tea" } satisfies OutlineRequest },
  },
  planHooks: {
    access: "anyone",
    body: hooksRequestSchema,
    bodyLimit,
    responses: { 200: hooksResponseSchema },
    errors,
    example: { body: { topic: "Tea", outline: outlineExample.outline } satisfies HooksRequest },
  },
} as const satisfies EndpointGroup;

/** Planning by API, one step at a time. */
export const publicPlanningEndpoints = {
  "v1.planFacts": {
    access: "generate",
    operation: {
      summary: "List the facts of a source",
      description:
        "Returns up to 40 facts, each with the words from the source that prove it. Free. Facts are kept for a week and used again for later posts from the same text. If the server has no AI model, the facts are sentences from the source, and `writer.model` is null.",
      tag: "Posts",
    },
    body: factsRequestSchema,
    bodyLimit,
    responses: {
      200: factsResponseSchema.meta({ description: "The facts.", examples: [factsExample] }),
    },
    errors: errors.filter((status) => status !== 401),
    example: { body: { source: { text: "Tea is hot." } } },
  },
  "v1.planOutline": {
    access: "generate",
    operation: {
      summary: "Plan a post",
      description: `Returns an outline and five hooks from a source or a topic, with the facts that they use. Change the outline as you like. Then send \`outline\`, \`facts\` and, as \`hook\`, the text of the hook you choose to \`${routes["v1.generatePost"]}\`. Free. If the server has no AI model, the outline and hooks are made of sentences from the source, \`writer.model\` is null, and \`warnings\` has a note about it.`,
      tag: "Posts",
    },
    body: outlineRequestSchema,
    bodyLimit,
    responses: {
      200: outlineResponseSchema.meta({ description: "The plan.", examples: [outlineExample] }),
    },
    errors: errors.filter((status) => status !== 401),
    example: { body: { topic: "Tea" } satisfies OutlineRequest },
  },
  "v1.planHooks": {
    access: "generate",
    operation: {
      summary: "Write more hooks",
      description:
        "Returns five hooks of different kinds for an outline. Free. If the server has no AI model, returns up to five sentences from the source that aren't in `known`.",
      tag: "Posts",
    },
    body: hooksRequestSchema,
    bodyLimit,
    responses: {
      200: hooksResponseSchema.meta({ description: "The hooks.", examples: [hooksExample] }),
    },
    errors: errors.filter((status) => status !== 401),
    example: { body: { topic: "Tea", outline: outlineExample.outline } satisfies HooksRequest },
  },
} as const satisfies EndpointGroup;
