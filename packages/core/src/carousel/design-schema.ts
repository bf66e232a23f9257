import { z } from "zod";
import {
  backgroundTypes,
  type Design,
  designFamilies,
  headerStyles,
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
  primaryColor: color("The main colour."),
  secondaryColor: color("The second colour."),
  fontColor: color("The text colour, adjusted if it wouldn't be readable."),
  showCounter: z.boolean().meta({ description: "Whether slides show their number." }),
  showBackgroundElements: z.boolean().meta({ description: "Whether ornaments are drawn." }),
  backgroundType: z.enum(backgroundTypes).meta({
    description: "One of four tints with a pattern, a custom colour, or a gradient.",
  }),
  backgroundPattern: z.union([z.enum(patterns), z.string()]).meta({
    description:
      "A pattern; a colour with the background `custom`; a `linear-gradient(…)` with `gradient`.",
    examples: ["dots"],
  }),
  cornerAccent: z.boolean().meta({ description: "Whether a corner accent is drawn." }),
  headerUnderline: z.boolean().meta({ description: "Whether headers are underlined." }),
  headerStyle: z.enum(headerStyles).meta({ description: "The style of headers." }),
  slideTransition: z
    .enum(slideTransitions)
    .meta({ description: "The transition between slides in a video." }),
  ornament: z.enum(ornaments).meta({ description: "The template whose ornaments are drawn." }),
} satisfies Record<keyof Design, z.ZodType>;

/** A design in the OpenAPI document; requests are read by `parseDesign`. */
export const designDocumentSchema = z.object(settings).meta({
  title: "Design",
  description: "How a post looks.",
});

/** Design settings in the OpenAPI document. Unknown keys are ignored with a warning. */
export const designSettingsDocumentSchema = z
  .looseObject({
    template: z.union([z.enum(templateIds), z.string()]).meta({
      description: "The id or name of a template; the other settings override its values.",
    }),
    ...settings,
  })
  .partial()
  .meta({ title: "Design settings", description: "How a post looks; all settings are optional." });
