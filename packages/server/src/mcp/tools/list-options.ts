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

const { templates: templateTypes, styles, slides, formats } = buildGenerationOptions("", 0);
const scale = 2;

const nameSwatches = (list: readonly { name: string; value: string }[]) =>
  Object.fromEntries(list.map(({ name, value }) => [name, value]));

/** Values that other tools accept, by part. */
const parts = {
  networks: () => ({
    networks: sizePresets.map(({ id, ratio, widthPx, heightPx }) => ({
      id,
      ratio,
      pixels: `${widthPx * scale}x${heightPx * scale}`,
    })),
    formats,
  }),
  layouts: () => ({
    layouts: Object.fromEntries(layoutPatterns.map(({ name, madeBy }) => [name, madeBy])),
  }),
  designs: () => ({
    templates: templates.map(({ id, primaryColor, fontFamily, backgroundType }) => ({
      id,
      primaryColor,
      fontFamily,
      backgroundType,
    })),
    palettes: {
      primaryColor: nameSwatches(swatches.primaryColor),
      secondaryColor: nameSwatches(swatches.secondaryColor),
      fontColor: nameSwatches(swatches.fontColor),
      gradients: nameSwatches(gradientPresets),
    },
    backgroundTypes,
    backgroundPatterns: patterns,
    headerStyles,
    ornaments,
  }),
  fonts: () => ({
    fontFamily: headingFonts.map(({ family }) => family),
    bodyFontFamily: bodyFonts.map(({ family }) => family),
  }),
  writing: () => ({
    templates: templateTypes.map(({ name }) => name),
    styles: styles.map(({ name }) => name),
    slides,
  }),
} as const;

const partNames = Object.keys(parts) as (keyof typeof parts)[];

export const listOptions = defineTool({
  name: "list_options",
  title: "List options",
  description: "Values that other tools accept. Without `part`, names only. Free.",
  input: { part: z.enum(partNames).optional() },
  scope: null,
  annotations: readOnly,
  run: ({ part }) => ({
    data: part === undefined ? summarize() : parts[part](),
    next: ["validate_post"],
  }),
});

const summarize = () => ({
  networks: sizePresets.map(({ id, ratio }) => `${id} ${ratio}`),
  layouts: layoutPatterns.map(({ name }) => name),
  designs: templates.map(({ id }) => id),
  writing: templateTypes.map(({ name }) => name),
  parts: partNames,
});
