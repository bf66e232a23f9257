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
  secondaryColor: color("The colour beside it."),
  fontColor: color("The colour of text, which is changed where it would not read."),
  showCounter: z.boolean().meta({ description: "Whether slides show their number." }),
  showBackgroundElements: z.boolean().meta({ description: "Whether ornaments are drawn." }),
  backgroundType: z.enum(backgroundTypes).meta({
    description: "One of four tints with a pattern, a colour of its own, or a gradient.",
  }),
  backgroundPattern: z.union([z.enum(patterns), z.string()]).meta({
    description:
      "A pattern; with the background `custom` a colour, with `gradient` a `linear-gradient(…)` of colours.",
    examples: ["dots"],
  }),
  cornerAccent: z.boolean().meta({ description: "Whether a corner has an accent." }),
  headerUnderline: z.boolean().meta({ description: "Whether headers are underlined." }),
  headerStyle: z.enum(headerStyles).meta({ description: "How headers are set." }),
  slideTransition: z.enum(slideTransitions).meta({ description: "How a video changes slides." }),
  ornament: z.enum(ornaments).meta({ description: "The template whose ornaments are drawn." }),
} satisfies Record<keyof Design, z.ZodType>;

/** A design as the API's document describes it; `parseDesign` is what reads one. */
export const designDocumentSchema = z.object(settings).meta({
  title: "Design",
  description: "How a post looks.",
});

/** Settings over another design as the API's document describes them: other keys are ignored with a warning. */
export const designSettingsDocumentSchema = z
  .looseObject({
    template: z
      .union([z.enum(templateIds), z.string()])
      .meta({ description: "The template whose settings these stand over: its id or its name." }),
    ...settings,
  })
  .partial()
  .meta({ title: "Design settings", description: "How a post looks, where it is said." });
