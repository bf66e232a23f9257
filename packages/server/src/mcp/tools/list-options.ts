import {
  backgroundTypes,
  bodyFonts,
  sizePresets,
  gradientPresets,
  headerStyles,
  headingFonts,
  ornaments,
  patterns,
  swatches,
  templates,
} from "@slideloom/core/design";
import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import { layoutPatterns } from "@slideloom/core/slide";
import { z } from "zod";
import { defineTool, readOnly } from "../tool.ts";

const names = z.array(z.string()).readonly();
const swatchList = z.array(z.object({ name: z.string(), value: z.string() })).readonly();
const choices = z.array(z.object({ id: z.string(), name: z.string(), description: z.string() }));

const output = z.object({
  networks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ratio: z.string(),
      pixels: z.string().meta({ description: "Width and height in pixels, at scale 2." }),
    }),
  ),
  formats: names,
  layouts: z.array(
    z.object({
      name: z.string(),
      madeBy: z.string().meta({ description: "The text that a slide needs for this layout." }),
    }),
  ),
  designTemplates: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        primaryColor: z.string(),
        fontFamily: z.string(),
        bodyFontFamily: z.string(),
        backgroundType: z.string(),
      }),
    )
    .readonly(),
  palettes: z.object({
    primaryColor: swatchList,
    secondaryColor: swatchList,
    fontColor: swatchList,
    gradients: swatchList,
  }),
  fonts: z.object({ fontFamily: names, bodyFontFamily: names }),
  backgroundTypes: names,
  backgroundPatterns: names,
  headerStyles: names,
  ornaments: names,
  writing: z.object({
    templates: choices,
    styles: choices,
    slides: z.object({ min: z.int(), max: z.int(), default: z.int() }),
  }),
});

const {
  templates: templateTypes,
  styles,
  slides,
  formats: postFormats,
} = buildGenerationOptions("", 0);
const scale = 2;

export const listOptions = defineTool({
  name: "list_options",
  title: "List options",
  description:
    "Lists the values that other tools accept: networks (image sizes), formats, slide layouts and the text that each needs, design templates, palettes, fonts, backgrounds and ornaments for `design`, and the template types and styles of `generate_post`. Free.",
  input: {},
  output,
  annotations: readOnly,
  run: () => ({
    structured: {
      networks: sizePresets.map(({ id, name, ratio, widthPx, heightPx }) => ({
        id,
        name,
        ratio,
        pixels: `${widthPx * scale}x${heightPx * scale}`,
      })),
      formats: postFormats,
      layouts: layoutPatterns.map(({ name, madeBy }) => ({ name, madeBy })),
      designTemplates: templates,
      palettes: { ...swatches, gradients: gradientPresets },
      fonts: {
        fontFamily: headingFonts.map(({ family }) => family),
        bodyFontFamily: bodyFonts.map(({ family }) => family),
      },
      backgroundTypes,
      backgroundPatterns: patterns,
      headerStyles,
      ornaments,
      writing: {
        templates: templateTypes,
        styles,
        slides,
      },
    },
  }),
});
