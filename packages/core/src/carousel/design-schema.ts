import { z } from "zod";
import {
  backgroundTypes,
  type Design,
  designFamilies,
  headerStyles,
  highlightMarks,
  ornaments,
  patterns,
  slideTransitions,
  templateIds,
} from "../design/index.ts";

const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .meta({ description });

const settings = {
  fontFamily: z.enum(designFamilies).meta({ description: "The font of headers." }),
  bodyFontFamily: z.enum(designFamilies).meta({ description: "The font of all other text." }),
  primaryColor: color("The primary colour, for accents and shapes."),
  secondaryColor: color("The secondary colour, for gradients and smaller accents."),
  fontColor: color("The text colour. Slideloom adjusts it where the text would be hard to read."),
  showCounter: z.boolean().meta({ description: "Whether slides show their number." }),
  showBackgroundElements: z
    .boolean()
    .meta({ description: "Whether slides show decorative shapes in the background." }),
  backgroundType: z.enum(backgroundTypes).meta({
    description:
      "The background: a tint (`bg1` to `bg4`), a colour of your own (`custom`) or a gradient (`gradient`).",
  }),
  backgroundPattern: z.union([z.enum(patterns), z.string()]).meta({
    description:
      "Depends on `backgroundType`. For `bg1` to `bg4`: a pattern. For `custom`: a colour such as `#f5f5f5`. For `gradient`: a CSS `linear-gradient(…)`.",
    examples: ["dots"],
  }),
  cornerAccent: z.boolean().meta({ description: "Whether slides have an accent in a corner." }),
  headerUnderline: z.boolean().meta({ description: "Whether headers are underlined." }),
  headerStyle: z.enum(headerStyles).meta({ description: "The style of headers." }),
  highlightMark: z.enum(highlightMarks).optional().meta({
    description:
      "The mark of `::highlighted::` words in headers. `auto` is the template's own, `none` only a colour; the others look drawn by hand.",
  }),
  slideTransition: z
    .enum(slideTransitions)
    .meta({ description: "The transition between slides in a video." }),
  ornament: z
    .enum(ornaments)
    .meta({ description: "The template that the decorative shapes come from." }),
} satisfies Record<keyof Design, z.ZodType>;

/** A design in the OpenAPI document. Requests are parsed with `parseDesign`, not with this schema. */
export const designDocumentSchema = z.object(settings).meta({
  title: "Design",
  description: "The fonts, colours and style of a post.",
});

/** Design settings in the OpenAPI document. Unknown keys are ignored with a warning. */
export const designSettingsDocumentSchema = z
  .looseObject({
    template: z.union([z.enum(templateIds), z.string()]).meta({
      description:
        "The id or name of a template. Other settings that you send override the template's settings.",
    }),
    ...settings,
  })
  .partial()
  .meta({
    title: "Design settings",
    description: "The fonts, colours and style of a post. All settings are optional.",
  });
