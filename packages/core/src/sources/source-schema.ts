import { z } from "zod";
import { passageKinds, sourceKinds, sourceLimits } from "./source.ts";
import type { Passage, Source } from "./source.ts";

const count = z.int().min(0);

export const sourceIdSchema = z
  .string()
  .regex(/^src_[A-Za-z0-9_-]{1,40}$/)
  .meta({ description: "The id of a source.", examples: ["src_7f3a9c"] });

export const sourceSchema: z.ZodType<Source> = z
  .object({
    id: sourceIdSchema,
    kind: z
      .enum(sourceKinds)
      .meta({ description: "Where the text comes from, such as a web page or a PDF." }),
    title: z.string().max(sourceLimits.title),
    byline: z.string().exactOptional().meta({ description: "The author, named as in the source." }),
    url: z.string().exactOptional(),
    published: z
      .string()
      .exactOptional()
      .meta({ description: "When the text was published (ISO 8601 date)." }),
    language: z
      .string()
      .exactOptional()
      .meta({ description: "The text's language (BCP 47 tag, such as `en`)." }),
    characters: count.meta({ description: "Total length of all passages, in UTF-16 code units." }),
    hash: z
      .string()
      .meta({ description: "SHA-256 of the text. If the hash changes, the text has changed." }),
    read: z.object({
      by: z.string(),
      isCut: z
        .boolean()
        .meta({ description: "True if the text was too long, so only its beginning was read." }),
      left: z
        .array(z.string())
        .meta({ description: "Describes the parts of the text that were left out." }),
      doubts: z
        .array(z.object({ code: z.string(), message: z.string() }))
        .meta({ description: "What to check before using the text, e.g. a paywall." }),
    }),
  })
  .meta({ title: "Source", description: "A text that posts are made from." });

export const passageSchema: z.ZodType<Passage> = z
  .object({
    id: z.string().regex(/^p[1-9]\d{0,5}$/),
    kind: z.enum(passageKinds),
    text: z.string().max(sourceLimits.characters),
    level: count.exactOptional(),
    ordered: z.boolean().exactOptional(),
    cells: z.array(z.string()).exactOptional(),
    columns: z.array(z.string()).exactOptional(),
    place: z.object({
      section: z.string().exactOptional(),
      page: count.exactOptional(),
      seconds: z.number().min(0).exactOptional(),
      slide: count.exactOptional(),
      row: count.exactOptional(),
    }),
    speaker: z.string().exactOptional(),
    range: z.tuple([count, count]).meta({ items: { type: "integer" } }),
  })
  .meta({
    title: "Passage",
    description: "A heading, paragraph, list item, table row or subtitle.",
  });

export const passagesSchema = z.array(passageSchema).max(sourceLimits.passages);
