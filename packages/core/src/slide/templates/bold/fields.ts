import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio } from "../../../design/contrast.ts";
import { templateDefinitions } from "../../../design/templates/registry.ts";
import { chromaOf, getTone } from "../../../design/tone.ts";
import { largeRatio } from "../../../design/legible-color.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { Scene } from "../../composition/scene.ts";

/** What a slide stands on: the design's own ground, the primary or the ink. */
type Field = "paper" | "primary" | "ink";

const fieldOfLayout: Partial<Readonly<Record<SlideLayoutName, Field>>> = {
  cover: "primary",
  statement: "ink",
  quote: "primary",
  chart: "ink",
  picture: "ink",
  closing: "primary",
};

/** Whether grounds change at all; a squeezed slide without a photograph is drawn without its ornaments. */
export function hasFields({ context, squeeze, media, photo }: Scene): boolean {
  return context.design.showBackgroundElements && (squeeze < 2 || (media ?? photo) !== null);
}

/** The ground of a layout. */
export function fieldOf(scene: Scene, layout: SlideLayoutName = scene.layout): Field {
  return hasFields(scene) ? (fieldOfLayout[layout] ?? "paper") : "paper";
}

/** What the slide's words stand on; a picture has a dark field under them always. */
export function sheetOf(scene: Scene): Sheet {
  if (scene.layout === "picture") return darkField(scene);
  const { colors } = scene;
  return { paper: colors.paper, primary: colors.primary, ink: colors.inkField }[fieldOf(scene)];
}

/** A dark field for the words over a picture: the ink, or where that is light a dark tone of the primary. */
function darkField({ colors, context }: Scene): Sheet {
  return context.palette.scheme === "light" ? colors.inkField : colors.deep;
}

/** The ground's own colour as an opaque plate; on a gradient ground other inks read on it than on the paper. */
export function plate({ context }: Scene): Sheet {
  return buildSheet(context.design, context.palette.backgroundColor);
}

/** OKLCH of the tint on white paper. */
const tintTone = { lightness: 0.955, chroma: 0.03 } as const;

/** A tint of the primary: on the template's own paper as light whatever its pattern is, else the panel of the ground. */
export function tint({ colors, context }: Scene): Sheet {
  const { design } = context;
  if (design.backgroundType !== templateDefinitions.bold.values.backgroundType) return colors.panel;
  const { primaryColor } = design;
  const chroma = Math.min(tintTone.chroma, chromaOf(getTone(primaryColor)));
  return buildSheet(design, hueAt(primaryColor, tintTone.lightness, chroma));
}

/** The accent of small words: on the primary its own hue says nothing. */
export function smallAccent({ colors }: Scene, sheet: Sheet): string {
  return sheet === colors.primary ? sheet.ink : sheet.accent;
}

/** Whether large letters in the paper's ink read on the primary, too. */
export function inkReadsOnPrimary({ colors }: Scene): boolean {
  return contrastRatio(colors.paper.ink, colors.primary.background) >= largeRatio;
}

/** Whether the comparison's halves run down over the slide's foot. */
export function hasBleedingHalves({ layout, reading, shape }: Scene): boolean {
  if (layout !== "comparison") return false;
  const index = reading.blocks.findIndex(({ kind }) => kind === "comparison");
  const isLast = index >= 0 && index === reading.blocks.length - 1 && reading.summary === null;
  return (
    isLast ||
    (shape === "landscape" && index >= 0 && reading.blocks.length === 1 && reading.summary === null)
  );
}
