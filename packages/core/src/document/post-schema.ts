import { z } from "zod";
import { blocks, itemTypes } from "../blocks/registry.ts";
import { postLimits } from "./limits.ts";
import { mediaCreditSchema } from "./media-credit-schema.ts";
import type { Item, Post, Slide } from "./post.ts";
import { layoutGuide } from "../layouts/layout-rules.ts";
import { slideAligns, slideGrounds } from "../layouts/slide-grounds.ts";
import { carouselLayoutNames } from "../layouts/layout-names.ts";

const listInWords = (words: readonly string[]) =>
  [...words.slice(0, -1), `or ${words.at(-1)}`].join(", ");

/** An item. Unknown types are allowed, so the schema only suggests the known ones. */
const itemSchema: z.ZodType<Item> = z
  .looseObject({
    type: z
      .union([z.enum(itemTypes), z.string()])
      .meta({ description: "What kind of block this is. An unknown type is shown as text." }),
    value: z.string().meta({
      description: `${listInWords(itemTypes.map((type) => blocks[type].schemaNote))}.`,
    }),
  })
  .meta({ title: "Item", description: "One block of a slide." });

const share = z.number().min(0).max(1);

const mediaOptionsSchema = z.looseObject({
  url: z.string().exactOptional().meta({ description: "A URL, or the path of an upload." }),
  before: z.string().exactOptional().meta({
    description:
      "With two columns, the image of the first one: its URL, or the path of an upload. `url` is the image of the second.",
  }),
  alt: z
    .string()
    .exactOptional()
    .meta({ description: "Alt text, for people who can't see the image." }),
  focus: z
    .array(share)
    .length(2)
    .exactOptional()
    .meta({
      description:
        "The point that stays visible if the image is cropped: its distance from the left and the top, as fractions from 0 to 1.",
      examples: [[0.5, 0.15]],
    }),
  fit: z.enum(["cover", "contain"]).exactOptional().meta({
    description:
      "`cover`, the default, crops the image to fill the area. `contain` shows the whole image.",
  }),
  tone: z.enum(["natural", "duotone"]).exactOptional().meta({
    description:
      "`natural`, the default, keeps the image's colours. `duotone` tints it with the primary colour.",
  }),
  credit: mediaCreditSchema
    .exactOptional()
    .meta({ description: "Who made the image, and how it may be used. Not shown on the slide." }),
});

// The schema accepts any type, because a prompt that isn't text only causes a warning. Editors suggest the first type.
const promptSchema = z.union([z.string(), z.any()]).meta({
  description:
    "A question for the author. One of the slide's items contains the same question until the author answers it. Not shown on the slide.",
});

const altSchema = z.union([z.string(), z.any()]).meta({
  description:
    "Alt text of the whole slide. Defaults to the slide's words. Not shown on the slide.",
});

const captionSchema = z.union([z.string(), z.any()]).meta({
  description:
    "The text published with the slides. By default, it is made from the first slide, the summaries and the last slide. Not shown on slides.",
});

const citedPassagesSchema = z
  .union([z.array(z.string().meta({ examples: ["p7"] })).max(postLimits.citedPassages), z.any()])
  .meta({
    description:
      "Ids of the passages in the source that the slide's words come from. Not shown on the slide.",
  });

const sourcesSchema = z
  .union([
    z
      .array(
        z.looseObject({
          id: z.string().meta({ description: "The source's id. The source is stored for a week." }),
          title: z.string(),
          url: z.string().exactOptional(),
          hash: z.string().meta({ description: "SHA-256 of the text." }),
          scope: z
            .literal("cited")
            .meta({
              description:
                "Present if only some slides were made from this source. Those slides list its passages in `sources`.",
            })
            .exactOptional(),
        }),
      )
      .max(postLimits.sources),
    z.any(),
  ])
  .meta({ description: "The texts that the post was made from. Not shown on slides." });

const allowedSchema = z
  .union([z.array(z.string().max(postLimits.allowedCharacters)).max(postLimits.allowed), z.any()])
  .meta({
    description:
      "Numbers, names and quotations that are correct although no source contains them. Fact checks skip them. Not shown on slides.",
  });

const layoutSchema = z.union([z.enum(carouselLayoutNames), z.any()]).meta({
  description: `The slide's layout. Only used if the slide has the content that the layout needs. ${layoutGuide}`,
});

const groundSchema = z.union([z.enum(slideGrounds), z.any()]).meta({
  description:
    "The slide's background: `paper` is the design's own, `accent` the primary colour, `ink` the text colour, `picture` the slide's image behind the text. By default, the template alternates its backgrounds.",
});

const alignSchema = z.union([z.enum(slideAligns), z.any()]).meta({
  description:
    "Alignment of the headline and the text without boxes. Defaults to the template's alignment.",
});

/** A slide's field `media`. */
const slideMediaSchema = z
  .union([z.string(), mediaOptionsSchema, z.any()])
  .meta({ description: "The slide's image or video: a URL, or an object with options." });

const slideSchema: z.ZodType<Slide> = z
  .looseObject({
    header: z.string().meta({
      description:
        "The slide's headline. Put words between `::` to highlight them, e.g. `Read it ::aloud::`. A Lucide icon's name between single colons at the start draws the icon, e.g. `:rocket: Launch day`.",
    }),
    description: z.array(itemSchema).meta({ description: "The blocks, from top to bottom." }),
    summary: z
      .string()
      .exactOptional()
      .meta({ description: "The slide's message in one sentence, shown as a call-out." }),
    prompt: promptSchema.exactOptional(),
    layout: layoutSchema.exactOptional(),
    media: slideMediaSchema.exactOptional(),
    ground: groundSchema.exactOptional(),
    align: alignSchema.exactOptional(),
    alt: altSchema.exactOptional(),
    sources: citedPassagesSchema.exactOptional(),
  } satisfies Record<keyof Slide, z.ZodType>)
  .meta({ title: "Slide" });

/** The schema of a post, without rules that JSON Schema can't express, e.g. unique keys or a maximum size. */
export const postSchema: z.ZodType<Post> = z
  .looseObject({
    title: z.string().meta({
      description:
        "The post's title. Put words between `::` to highlight them, e.g. `Five ::habits::`.",
    }),
    hashtags: z
      .array(z.string().meta({ examples: ["#Design"] }))
      .exactOptional()
      .meta({ description: "Hashtags, each starting with #." }),
    caption: captionSchema.exactOptional(),
    sources: sourcesSchema.exactOptional(),
    allowed: allowedSchema.exactOptional(),
    content: z
      .array(slideSchema)
      .min(1)
      .max(postLimits.slides)
      .meta({ description: "The slides, in order." }),
  } satisfies Record<keyof Post, z.ZodType>)
  .meta({
    title: "Post",
    description: "A carousel with several slides, or a single post with one slide.",
  });

/**
 * Builds a JSON Schema that lists only known values, although parsing accepts others with a warning. Omits `$schema`,
 * because other documents embed the result.
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
