import { z } from "zod";
import { blocks, itemTypes } from "../blocks/registry.ts";
import { postLimits } from "./limits.ts";
import type { Item, Post, Slide } from "./post.ts";
import { layoutGuide } from "../layouts/layout-rules.ts";
import { carouselLayoutNames } from "../layouts/layout-names.ts";

const listInWords = (words: readonly string[]) =>
  [...words.slice(0, -1), `or ${words.at(-1)}`].join(", ");

/** An item; unknown types are allowed, so the known ones are only offered. */
const itemSchema: z.ZodType<Item> = z
  .looseObject({
    type: z
      .union([z.enum(itemTypes), z.string()])
      .meta({ description: "How the value is drawn; an unknown type is drawn as text." }),
    value: z.string().meta({
      description: `${listInWords(itemTypes.map((type) => blocks[type].schemaNote))}.`,
    }),
  })
  .meta({ title: "Item", description: "One block of a slide." });

const share = z.number().min(0).max(1);

const mediaOptionsSchema = z.looseObject({
  url: z.string().exactOptional().meta({ description: "A web address, or the path of an upload." }),
  alt: z
    .string()
    .exactOptional()
    .meta({ description: "What it shows, for people who can't see it." }),
  focus: z
    .array(share)
    .length(2)
    .exactOptional()
    .meta({
      description: "The point that stays in view: shares of the width and of the height.",
      examples: [[0.5, 0.15]],
    }),
  fit: z
    .enum(["cover", "contain"])
    .exactOptional()
    .meta({ description: "Fills its room, cropped, or is shown whole; `cover` without it." }),
  tone: z.enum(["natural", "duotone"]).exactOptional().meta({
    description: "In its own colours or in the design's; the template's choice without it.",
  }),
});

// What else stands in these fields is a warning only, so the known values are only offered.
const promptSchema = z.union([z.string(), z.any()]).meta({
  description:
    "A question to whoever writes the post, which an item repeats until it is answered. Never drawn.",
});

const layoutSchema = z.union([z.enum(carouselLayoutNames), z.any()]).meta({
  description: `The layout of the slide where its content can fill it; absent means automatic. ${layoutGuide}`,
});

/** The field `media` of a slide. */
export const slideMediaSchema = z
  .union([z.string(), mediaOptionsSchema, z.any()])
  .meta({ description: "The slide's picture or video: an address, or how it is drawn too." });

const slideSchema: z.ZodType<Slide> = z
  .looseObject({
    header: z.string().meta({ description: "The slide's headline; ::words:: are highlighted." }),
    description: z.array(itemSchema).meta({ description: "The blocks, from top to bottom." }),
    summary: z
      .string()
      .exactOptional()
      .meta({ description: "The point of the slide, drawn as a call-out." }),
    prompt: promptSchema.exactOptional(),
    layout: layoutSchema.exactOptional(),
    media: slideMediaSchema.exactOptional(),
  })
  .meta({ title: "Slide" });

/** The format of a post, all but what a JSON Schema cannot say: two-columns values, repeated keys, size and nesting. */
export const postSchema: z.ZodType<Post> = z
  .looseObject({
    title: z.string().meta({ description: "The post's title; ::words:: are highlighted." }),
    hashtags: z
      .array(z.string().meta({ examples: ["#Design"] }))
      .exactOptional()
      .meta({ description: "Each with its #." }),
    content: z
      .array(slideSchema)
      .min(1)
      .max(postLimits.slides)
      .meta({ description: "The slides, in their order." }),
  })
  .meta({ title: "Post", description: "A carousel or a single post." });

/** The JSON Schema (draft 2020-12) of a post, for editors and text generators. */
export function buildPostJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(postSchema) };
}

/**
 * The JSON Schema of a post, or of a part of it, as clients and models are told it: where other values are allowed but
 * ignored with a warning, only those that are known. Without `$schema`, so that it can stand in other documents.
 */
export function buildStrictJsonSchema(part: z.ZodType = postSchema): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(part, {
    override: ({ jsonSchema }) => {
      const { anyOf = [] } = jsonSchema;
      const known = anyOf.filter((one) => Object.keys(one).length > 0);
      if (known.length === anyOf.length) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, known.length === 1 ? known[0] : { oneOf: known });
    },
  });
  return schema;
}
