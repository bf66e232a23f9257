import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio } from "../../../design/contrast.ts";
import { templateDefinitions } from "../../../design/templates/registry.ts";
import { chromaOf, getOklab } from "../../../design/oklab.ts";
import { largeRatio } from "../../../design/legible-color.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { RowPlace } from "../../composition/scene/skin.ts";

/** A slide's background: that of the design, or the primary colour, or the text colour. */
type Field = "paper" | "primary" | "ink";

const fieldOfLayout: Partial<Readonly<Record<SlideLayoutName, Field>>> = {
  cover: "primary",
  statement: "ink",
  quote: "primary",
  chart: "ink",
  picture: "ink",
  closing: "primary",
};

/**
 * Whether layouts have their own background colours. On the most compressed slides (squeeze 2), only a slide with an
 * image has them.
 */
export function hasFields({ context, squeeze, media, photo, tone, isPaper }: Scene): boolean {
  // A tone is a background of its own, from which all colours are derived.
  if (tone !== null || isPaper) return false;
  return context.design.showBackgroundElements && (squeeze < 2 || (media ?? photo) !== null);
}

export function fieldOf(scene: Scene, layout: SlideLayoutName = scene.layout): Field {
  return hasFields(scene) ? (fieldOfLayout[layout] ?? "paper") : "paper";
}

/** Returns the colours of the slide's background. In the layout `picture`, the background is always dark. */
export function sheetOf(scene: Scene): Sheet {
  if (scene.layout === "picture") return darkField(scene);
  const { colors } = scene;
  return { paper: colors.paper, primary: colors.primary, ink: colors.inkField }[fieldOf(scene)];
}

/** Returns a dark background: the text colour, or a deep primary in the dark scheme, where the text colour is light. */
function darkField({ colors, context }: Scene): Sheet {
  return context.palette.scheme === "light" ? colors.inkField : colors.deep;
}

/**
 * Returns an opaque sheet in the design's background colour. If the background is a gradient, the text colours can
 * differ from those of `paper`.
 */
export function plate({ context, colors, tone }: Scene): Sheet {
  if (tone !== null) return { ...colors.paper, background: context.palette.backgroundColor };
  return buildSheet(context.design, context.palette.backgroundColor);
}

/** Minimum contrast at which a coloured area is visible on another. */
const seenRatio = 1.4;

/**
 * Returns the colours of a call-out's box: the primary colour, or the text colour if the primary isn't visible on the
 * background.
 */
export function seenPlate({ colors, context }: Scene): Sheet {
  const { primary, inkField } = colors;
  const contrast = contrastRatio(primary.background, context.palette.backgroundColor);
  return contrast >= seenRatio ? primary : inkField;
}

/**
 * Returns the colour of an ornament on the primary colour: the secondary, or the text colour if the secondary isn't
 * visible.
 */
export function ornamentOnPrimary({ colors, context }: Scene): string {
  const { primary, secondary } = context.palette;
  return contrastRatio(primary, secondary) >= seenRatio ? secondary : colors.paper.ink;
}

/** Lightness and largest chroma (OKLCH) of the colour that `tint` returns. */
const tintTone = { lightness: 0.955, chroma: 0.03 } as const;

/**
 * Returns a light tint of the primary if the design has the template's own background type, else the colours of a card.
 */
export function tint({ colors, context }: Scene): Sheet {
  const { design } = context;
  if (design.backgroundType !== templateDefinitions.bold.values.backgroundType) return colors.panel;
  const { primaryColor } = design;
  const chroma = Math.min(tintTone.chroma, chromaOf(getOklab(primaryColor)));
  return buildSheet(design, hueAt(primaryColor, tintTone.lightness, chroma));
}

/** Returns the colours of a row from edge to edge: figures in strong colours in turn, others tinted, an emphasized one dark. */
export function bandOf(scene: Scene, { index, isLit }: RowPlace): Sheet | null {
  const { colors, layout } = scene;
  if (!hasFields(scene) || fieldOf(scene) !== "paper") return null;
  if (layout === "figures") {
    return [colors.primary, tint(scene), colors.inkField][index % 3] ?? colors.primary;
  }
  return isLit ? colors.inkField : index % 2 === 0 ? tint(scene) : plate(scene);
}

/**
 * Returns the accent colour of small text. On the primary, this is the text colour, because an accent in the same hue
 * wouldn't be noticed.
 */
export function smallAccent({ colors }: Scene, sheet: Sheet): string {
  return sheet === colors.primary ? sheet.ink : sheet.accent;
}

/** Whether large letters in the design's text colour are legible on the primary. */
export function inkReadsOnPrimary({ colors }: Scene): boolean {
  return contrastRatio(colors.paper.ink, colors.primary.background) >= largeRatio;
}

/** Whether both halves of a comparison extend to the slide's bottom edge. They don't if a block or summary follows. */
export function hasBleedingHalves({ layout, reading, shape }: Scene): boolean {
  if (layout !== "comparison") return false;
  const index = reading.blocks.findIndex(({ kind }) => kind === "comparison");
  const isLast = index >= 0 && index === reading.blocks.length - 1 && reading.summary === null;
  return (
    isLast ||
    (shape === "landscape" && index >= 0 && reading.blocks.length === 1 && reading.summary === null)
  );
}
