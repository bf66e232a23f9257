import { z } from "zod";
import { captionsSchema } from "../carousel/captions-schema.ts";
import { limitJson } from "../document/limit-json.ts";
import { samplePost } from "../document/sample-post.ts";
import {
  passagesSchema,
  sentSourceSchema,
  sourceIdSchema,
  sourceLimits,
  sourceSchema,
} from "../sources/index.ts";
import { type GenerationSourceFields, maxPostSources } from "./generation-sources.ts";
import { bodyLimits } from "./body-limits.ts";
import { checkExample, checkSchema } from "./checks.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { publicPostSchema } from "./public-post.ts";
import { pathTextSchema } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { routes } from "./routes.ts";
import { keptSources } from "./source-storage.ts";

const maxUrlLength = 2048;
const maxChoiceLength = 300;
const megabytes = sourceLimits.bytes / 1_000_000;
const limits = `up to ${megabytes} MB, of which the first ${sourceLimits.characters.toLocaleString("en")} characters are used`;

const sourceUrlSchema = z
  .string("The url field must be text.")
  .trim()
  .min(1, "Enter an address.")
  .max(maxUrlLength, `The address can have up to ${maxUrlLength} characters.`)
  .meta({
    description: "The address of a web page, PDF, document or feed.",
    examples: ["https://blog.example/oven"],
  });

const sourceTextSchema = z
  .string("The text field must be text.")
  .trim()
  .min(1, "Enter a text.")
  .max(sourceLimits.bytes, `The text can have up to ${megabytes} MB.`)
  .meta({
    description:
      "Plain text, Markdown, HTML, a transcript, subtitles, a table, or a post copied from a network.",
    examples: ["# Three weeks without an oven\n\nOn 3 March our deck oven died."],
  });

const sourceChoiceSchema = z
  .string("The choice field must be text.")
  .max(maxChoiceLength, `The choice can have up to ${maxChoiceLength} characters.`)
  .meta({ description: "Which part of a feed or ZIP to read: the `id` of one of its `choices`." });

/** `POST /api/sources` and `POST /api/v1/sources`: JSON, or a form with a file. */
const sourceRequestSchema = z
  .object({
    url: sourceUrlSchema.nullish(),
    text: sourceTextSchema.nullish(),
    file: limitJson(
      z.unknown(),
      { values: 10, depth: 2, characters: maxUrlLength },
      "Send the file as multipart/form-data, in a field named file.",
    )
      .optional()
      .meta({
        type: "string",
        format: "binary",
        description: `A file, sent as \`multipart/form-data\`: PDF, DOCX, PPTX, Markdown, text, SRT, VTT, CSV, HTML, a feed, or a ZIP of HTML or Markdown, ${limits}.`,
      }),
    choice: sourceChoiceSchema.nullish(),
  })
  .refine(({ url, text, file }) => [url, text, file].filter((one) => one != null).length === 1, {
    path: ["url"],
    message: "Send exactly one of url, text and file.",
  });

export type SourceRequest = z.input<typeof sourceRequestSchema>;

const keptUntilSchema = z.iso.datetime().nullable().meta({
  description: "When the source is deleted. Null if the source isn't stored.",
});

const sourceResponseSchema = z.object({
  source: sourceSchema,
  passages: passagesSchema,
  choices: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .exactOptional()
    .meta({
      description:
        "The items of the feed, or the files in the ZIP. To read another one, send its `id` as `choice`.",
    }),
  kept_until: keptUntilSchema,
});

export type SourceResponse = z.output<typeof sourceResponseSchema>;

const sourceListResponseSchema = z.object({
  sources: z.array(z.object({ source: sourceSchema, kept_until: keptUntilSchema })),
});

export type SourceListResponse = z.output<typeof sourceListResponseSchema>;

/** The source of a generation: the id of a stored source, a URL or text to read, or a source with its passages. */
export const generationSourceSchema = z
  .union([
    z.object({ id: sourceIdSchema }),
    z.object({ url: sourceUrlSchema, choice: sourceChoiceSchema.exactOptional() }),
    z.object({ text: sourceTextSchema }),
    sentSourceSchema,
  ])
  .meta({
    description: `The text to make the post from. Send the \`id\` of a stored source, a \`url\` or \`text\` to read now, or the \`source\` and \`passages\` that \`${routes["v1.readSource"]}\` returned.`,
    examples: [{ url: "https://blog.example/oven" }],
  });

export type GenerationSource = z.output<typeof generationSourceSchema>;

const severalMessage = `Send up to ${maxPostSources} sources for a post.`;

/** The texts that a post is made from: one in `source`, or several in `sources`. */
export const generationSourceFields = {
  source: generationSourceSchema.nullish(),
  sources: z
    .array(generationSourceSchema, severalMessage)
    .min(1, severalMessage)
    .max(maxPostSources, severalMessage)
    .nullish()
    .meta({
      description: `Up to ${maxPostSources} texts for one post, instead of \`source\`. The first decides title and language.`,
      examples: [[{ url: "https://blog.example/oven" }, { text: "What our guests said." }]],
    }),
};

/** A rule for requests: texts are in either field, not in both. */
export const hasOneSourceField = ({
  source,
  sources,
}: GenerationSourceFields<GenerationSource>): boolean => source == null || sources == null;

export const oneSourceField = {
  path: ["sources"],
  message: "Send either `source` or `sources`, not both.",
};

/** Findings of a post's fact check: words that its source doesn't contain. */
const checksResponseSchema = z.object({ checks: z.array(checkSchema) });

const idParams = z.object({
  id: pathTextSchema.meta({ description: "The source's `id`.", examples: ["src_7f3a9c"] }),
});

const sourceExample: SourceResponse = {
  source: {
    id: "src_7f3a9c",
    kind: "web",
    title: "Three weeks without an oven",
    byline: "Dilys Marr",
    url: "https://blog.example/oven",
    language: "en",
    characters: 30,
    hash: "sha256:2c1743a391305fbf367df8e4f069f9f9",
    read: { by: "Readability 0.6.0", isCut: false, left: ["table of contents"], doubts: [] },
  },
  passages: [
    {
      id: "p1",
      kind: "paragraph",
      text: "On 3 March our deck oven died.",
      place: {},
      range: [0, 30],
    },
  ],
  kept_until: "2026-03-10T09:00:00.000Z",
};

const { source, kept_until } = sourceExample;

/** Sources in the editor. Anonymous users can read a source, but it isn't stored. */
export const sourceEndpoints = {
  readSource: {
    access: "anyone",
    body: sourceRequestSchema,
    bodyLimit: bodyLimits.source,
    responses: { 201: sourceResponseSchema },
    errors: [413, 422, 503],
    example: { body: { text: "Tea is hot." } },
  },
  listSources: { access: "session", responses: { 200: sourceListResponseSchema } },
  getSource: {
    access: "session",
    owned: "source",
    params: idParams,
    responses: { 200: sourceResponseSchema },
    errors: [404],
  },
  deleteSource: {
    access: "session",
    owned: "source",
    params: idParams,
    responses: { 204: null },
    errors: [404],
  },
} as const satisfies EndpointGroup;

export const publicSourceEndpoints = {
  "v1.readSource": {
    access: "generate",
    operation: {
      summary: "Read a source",
      description: `Reads a web page, a text or a file, and splits it into passages (${limits}). \`read.left\` lists what was left out. \`read.doubts\` lists what to check first, such as a paywall. Free, up to 30 times an hour. Your latest ${keptSources.most} sources are stored for ${keptSources.days} days. To make a post, send the source's \`id\` to \`${routes["v1.generatePost"]}\`.`,
      tag: "Sources",
    },
    headers: idempotencyHeadersSchema,
    body: sourceRequestSchema,
    bodyLimit: bodyLimits.source,
    consumes: ["application/json", "multipart/form-data"],
    responses: {
      201: sourceResponseSchema.meta({
        description: "The source and its passages.",
        examples: [sourceExample],
      }),
    },
    errors: [404, 409, 413, 422],
    example: { body: { text: "Tea is hot." } },
  },
  "v1.listSources": {
    access: "read",
    operation: {
      summary: "List sources",
      description: "Lists your stored sources, newest first, without their passages.",
      tag: "Sources",
    },
    responses: {
      200: sourceListResponseSchema.meta({
        description: "The sources.",
        examples: [{ sources: [{ source, kept_until }] }],
      }),
    },
  },
  "v1.getSource": {
    access: "read",
    owned: "source",
    operation: {
      summary: "Get a source",
      description: "Returns a stored source with its passages.",
      tag: "Sources",
    },
    params: idParams,
    responses: {
      200: sourceResponseSchema.meta({
        description: "The source and its passages.",
        examples: [sourceExample],
      }),
    },
    errors: [404],
  },
  "v1.checkPost": {
    access: "read",
    owned: "source",
    operation: {
      summary: "Check a post against a source",
      description:
        "Lists numbers, dates, quotations and names in the post that the source doesn't contain or states differently, and words that your voice avoids. Free, and without an AI model. Words in the post's `allowed` are skipped. Paraphrases aren't checked, so a post can be wrong even if nothing is listed.",
      tag: "Sources",
    },
    params: idParams,
    body: z.object({
      post: publicPostSchema,
      captions: captionsSchema.nullish().meta({
        description:
          "Captions for individual services, such as `x`. They are checked like the post's own `caption`.",
      }),
    }),
    bodyLimit: bodyLimits.postWithImages,
    responses: {
      200: checksResponseSchema.meta({
        description:
          "The words that don't match the source or your voice, in reading order. Empty if there are none.",
        examples: [{ checks: [checkExample] }],
      }),
    },
    errors: [404, 422],
    example: { body: { post: samplePost } },
  },
  "v1.deleteSource": {
    access: "generate",
    owned: "source",
    operation: {
      summary: "Delete a source",
      description: "Posts made from the source are kept.",
      tag: "Sources",
    },
    params: idParams,
    responses: { 204: z.null().meta({ description: "The source is deleted." }) },
    errors: [404],
  },
} as const satisfies EndpointGroup;
