import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio } from "../../../design/contrast.ts";
import { templateDefinitions } from "../../../design/templates/registry.ts";
import { chromaOf, getTone } from "../../../design/tone.ts";
import { largeRatio } from "../../../design/legible-color.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { Scene } from "../../composition/scene.ts";

/** A slide's ground: the design's own, the primary or the ink. */
type Field = "paper" | "primary" | "ink";

const fieldOfLayout: Partial<Readonly<Record<SlideLayoutName, Field>>> = {
  cover: "primary",
  statement: "ink",
  quote: "primary",
  chart: "ink",
  picture: "ink",
  closing: "primary",
};

/** Whether layouts get their own grounds: needs background elements on, and squeeze below 2 or a picture. */
export function hasFields({ context, squeeze, media, photo }: Scene): boolean {
  return context.design.showBackgroundElements && (squeeze < 2 || (media ?? photo) !== null);
}

/** The ground of a layout. */
export function fieldOf(scene: Scene, layout: SlideLayoutName = scene.layout): Field {
  return hasFields(scene) ? (fieldOfLayout[layout] ?? "paper") : "paper";
}

/** The sheet under the slide's words; on a picture slide always a dark field. */
export function sheetOf(scene: Scene): Sheet {
  if (scene.layout === "picture") return darkField(scene);
  const { colors } = scene;
  return { paper: colors.paper, primary: colors.primary, ink: colors.inkField }[fieldOf(scene)];
}

/** A dark field for a picture slide's words: the ink, or the deep sheet in a dark scheme, whose ink is light. */
function darkField({ colors, context }: Scene): Sheet {
  return context.palette.scheme === "light" ? colors.inkField : colors.deep;
}

/** An opaque sheet in the ground's colour; on a gradient ground its readable inks differ from the paper's. */
export function plate({ context }: Scene): Sheet {
  return buildSheet(context.design, context.palette.backgroundColor);
}

/** OKLCH lightness and largest chroma of the tint. */
const tintTone = { lightness: 0.955, chroma: 0.03 } as const;

/** A light tint of the primary if the design keeps the template's background type, else the ground's panel sheet. */
export function tint({ colors, context }: Scene): Sheet {
  const { design } = context;
  if (design.backgroundType !== templateDefinitions.bold.values.backgroundType) return colors.panel;
  const { primaryColor } = design;
  const chroma = Math.min(tintTone.chroma, chromaOf(getTone(primaryColor)));
  return buildSheet(design, hueAt(primaryColor, tintTone.lightness, chroma));
}

/** The accent colour of small words: the sheet's ink on the primary, where its own hue would not stand out. */
export function smallAccent({ colors }: Scene, sheet: Sheet): string {
  return sheet === colors.primary ? sheet.ink : sheet.accent;
}

/** Whether large letters in the paper's ink are readable on the primary. */
export function inkReadsOnPrimary({ colors }: Scene): boolean {
  return contrastRatio(colors.paper.ink, colors.primary.background) >= largeRatio;
}

/** Whether the comparison's halves extend to the slide's bottom edge: only if no block or summary follows. */
export function hasBleedingHalves({ layout, reading, shape }: Scene): boolean {
  if (layout !== "comparison") return false;
  const index = reading.blocks.findIndex(({ kind }) => kind === "comparison");
  const isLast = index >= 0 && index === reading.blocks.length - 1 && reading.summary === null;
  return (
    isLast ||
    (shape === "landscape" && index >= 0 && reading.blocks.length === 1 && reading.summary === null)
  );
}
