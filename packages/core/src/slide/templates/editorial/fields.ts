import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { isKept } from "../../../design/colors/highlight.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { legibleColor } from "../../../design/legible-color.ts";
import { isLandscape, type Scene } from "../../composition/scene/scene.ts";

/** Lightness and largest chroma (OKLCH) of the scrim over photographs: almost black, in the primary's hue. */
const night = { l: 0.15, c: 0.02 } as const;

/** Contrast of highlighted words over a photograph, so that they aren't dim beside white ones. */
const brightRatio = 6;

/** Returns the colours of words over a photograph. */
export function nightSheet({ context: { design } }: Pick<Scene, "context">): Sheet {
  const sheet = buildSheet(design, hueAt(design.primaryColor, night.l, night.c));
  const { primaryColor: picked } = design;
  const drawn = legibleColor(picked, sheet.span, brightRatio, "dark");
  return sheet.highlight.mark === null && isKept({ picked, drawn })
    ? { ...sheet, highlight: { color: drawn, mark: null }, accentLarge: drawn }
    : sheet;
}

/** Whether the slide has an image that can be shown. */
function hasImage({ media }: Scene): boolean {
  return media?.kind === "image" && media.src !== undefined;
}

/** Most characters of the text on a photograph that fills the slide; more would leave little of it. */
const mostOnPhoto = 110;

function hasLongText({ reading: { blocks, summary } }: Scene): boolean {
  const letters = blocks.reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? block.words.text.length : mostOnPhoto),
    summary?.text.length ?? 0,
  );
  return letters > mostOnPhoto;
}

/** Whether the image is at least as wide as high. Of a higher one, a landscape slide would show only a band. */
const isBroad = ({ media }: Scene): boolean => media !== null && media.widthPx >= media.heightPx;

/** Whether a photograph fills the whole slide behind the words. */
export function isOnPhoto(scene: Scene): boolean {
  const { layout, context } = scene;
  if (!hasImage(scene)) return false;
  if (layout === "picture")
    return isLandscape(context.stage) ? isBroad(scene) : !hasLongText(scene);
  return layout === "cover";
}

/** Whether the foot is over a photograph that fills the lower part of the slide. */
export function isFootOnPhoto(scene: Scene): boolean {
  const { photo, context, layout } = scene;
  if (isLandscape(context.stage) || layout === "quote" || !hasImage(scene)) return false;
  return layout === "picture" ? !isOnPhoto(scene) : photo !== null;
}

/** Whether the slide's background is the primary colour: on covers and closings without an image. */
export function hasField({
  context,
  layout,
  media,
  photo,
  tone,
  isPaper,
  squeeze,
}: Scene): boolean {
  if (tone !== null || isPaper || media !== null || photo !== null || squeeze === 2) return false;
  return context.design.showBackgroundElements && (layout === "cover" || layout === "closing");
}

export function sheetOf(scene: Scene): Sheet {
  if (isOnPhoto(scene)) return nightSheet(scene);
  return hasField(scene) ? scene.colors.fill : scene.colors.paper;
}

/** Returns the colour of dashes and tabs: the accent, but the words' colour where the accent is the background. */
export function accentOf(scene: Scene): string {
  const sheet = sheetOf(scene);
  return hasField(scene) ? sheet.inkLarge : sheet.accentLarge;
}
