import { z } from "zod";
import { passageKinds, sourceKinds, sourceLimits } from "./source.ts";
import type { MediaCredit } from "../document/post.ts";
import type { Passage, Source, SourceImage } from "./source.ts";

const count = z.int().min(0).max(100_000_000);
const field = z.string().max(sourceLimits.field);
const note = z.string().max(sourceLimits.note);
const passageText = z.string().max(sourceLimits.characters);
const cells = z.array(passageText).max(sourceLimits.columns);

export const sourceIdSchema = z
  .string()
  .regex(/^src_[A-Za-z0-9_-]{1,40}$/)
  .meta({ description: "The id of a source.", examples: ["src_7f3a9c"] });

const creditSchema: z.ZodType<MediaCredit> = z.object({
  author: z.string().max(sourceLimits.name).exactOptional(),
  license: z.string().max(sourceLimits.name).exactOptional(),
  url: z.string().max(sourceLimits.url).exactOptional(),
} satisfies Record<keyof MediaCredit, z.ZodType>);

const imageSchema: z.ZodType<SourceImage> = z
  .object({
    url: z
      .union([
        z.url({ protocol: /^https?$/ }).max(sourceLimits.url),
        z
          .string()
          .max(sourceLimits.url)
          .regex(/^\/media\/[\w-]{43}\.webp$/),
      ])
      .meta({
        description:
          "A web address, or that of an upload if the image is from a file. Unused uploads are deleted after a day.",
      }),
    alt: z
      .string()
      .max(sourceLimits.caption)
      .exactOptional()
      .meta({ description: "The alt text of the page." }),
    caption: z.string().max(sourceLimits.caption).exactOptional(),
    credit: creditSchema.exactOptional(),
    passage: field
      .exactOptional()
      .meta({ description: "Id of the passage above the image. Absent at the source's start." }),
  })
  .meta({ title: "Source image", description: "An image of the source that a slide can show." });

export const sourceSchema: z.ZodType<Source> = z
  .object({
    id: sourceIdSchema,
    kind: z
      .enum(sourceKinds)
      .meta({ description: "Where the text comes from, such as a web page or a PDF." }),
    title: z.string().max(sourceLimits.title),
    byline: z
      .string()
      .max(sourceLimits.name)
      .exactOptional()
      .meta({ description: "The author, named as in the source." }),
    url: z.string().max(sourceLimits.url).exactOptional(),
    published: field
      .exactOptional()
      .meta({ description: "When the text was published (ISO 8601 date)." }),
    language: field
      .exactOptional()
      .meta({ description: "The text's language (BCP 47 tag, such as `en`)." }),
    characters: count.meta({ description: "Total length of all passages, in UTF-16 code units." }),
    hash: field.meta({
      description: "SHA-256 of the text. If the hash changes, the text has changed.",
    }),
    read: z.object({
      by: field,
      isCut: z
        .boolean()
        .meta({ description: "True if the text was too long, so only its beginning was read." }),
      left: z
        .array(note)
        .max(sourceLimits.notes)
        .meta({ description: "Describes the parts of the text that were left out." }),
      doubts: z
        .array(z.object({ code: field, message: note }))
        .max(sourceLimits.notes)
        .meta({ description: "What to check before using the text, e.g. a paywall." }),
    }),
    images: z.array(imageSchema).max(sourceLimits.images).exactOptional().meta({
      description:
        "The source's images, in order. To add them to the slides, send their addresses as `images` when you generate the post.",
    }),
  })
  .meta({ title: "Source", description: "A text that posts are made from." });

const passageSchema: z.ZodType<Passage> = z
  .object({
    id: z.string().regex(/^p[1-9]\d{0,5}$/),
    kind: z.enum(passageKinds),
    text: passageText,
    level: count.exactOptional(),
    ordered: z.boolean().exactOptional(),
    number: count.exactOptional(),
    cells: cells.exactOptional(),
    columns: cells.exactOptional(),
    place: z.object({
      section: z.string().max(sourceLimits.name).exactOptional(),
      page: count.exactOptional(),
      seconds: z.number().min(0).max(sourceLimits.seconds).exactOptional(),
      slide: count.exactOptional(),
      row: count.exactOptional(),
    }),
    speaker: z.string().max(sourceLimits.name).exactOptional(),
    range: z.tuple([count, count]).meta({ items: { type: "integer" } }),
  })
  .meta({
    title: "Passage",
    description: "A heading, paragraph, list item, table row or subtitle.",
  });

export const passagesSchema = z
  .array(passageSchema)
  .max(sourceLimits.passages)
  .superRefine((passages, { addIssue }) => {
    const characters = passages.reduce((sum, { text }) => sum + text.length, 0);
    if (characters <= sourceLimits.characters) return;
    const [found, limit] = [characters, sourceLimits.characters].map((one) =>
      one.toLocaleString("en"),
    );
    addIssue(`The passages have ${found} characters, but the limit is ${limit}.`);
  });

/** Schema of a source that a client sends with its passages. Sizes and ranges are computed, whatever it states. */
export const sentSourceSchema = z
  .object({ source: sourceSchema, passages: passagesSchema.min(1) })
  .transform(({ source, passages }): { source: Source; passages: Passage[] } => {
    let start = 0;
    const placed = passages.map((passage): Passage => {
      const end = start + passage.text.length;
      const range: Passage["range"] = [start, end];
      start = end + 1;
      return { ...passage, range };
    });
    return { source: { ...source, characters: start - placed.length }, passages: placed };
  });
