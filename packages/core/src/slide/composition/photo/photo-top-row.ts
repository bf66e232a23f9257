import type { Sheet } from "../../../design/colors/template-colors.ts";
import { relativeLuminance } from "../../../design/contrast.ts";
import { headlineLabel } from "../../../document/label.ts";
import { furnitureEdges, smallPx } from "../furniture/furniture.ts";
import { isEastAsian } from "../scene/lettering.ts";
import type { Area, Scene } from "../scene/scene.ts";
import { findScrim, formatFade } from "./scrim.ts";

/** Height over which the scrim behind the top row fades out, design px. */
const fadeHeight = 110;
/** Height of the top row, em of its text. */
const rowEm = 1.4;
/** Estimated width of a letter in the top row, em. */
const letterEm = { narrow: 0.64, wide: 1.04 } as const;
/** Width of the slide's number in the top row, em. */
const numberEm = 4.6;
/**
 * Added to the opacity of light scrims when comparing them with dark ones, because a light scrim dulls a photo more.
 */
const lightCost = 0.25;

/** Colours for text over a photo, and the colour of the scrim that makes it legible. */
export interface TopRowColors {
  sheet: Sheet;
  ground: string;
}

/**
 * The left and right edge of the top row's part over a photo, CSS px. `clearPx` is the height of the photo's upper
 * part, which only the top row may cover.
 */
export interface TopRowRange {
  left: number;
  right: number;
  hasNumber?: boolean;
  clearPx?: number;
}

/** Returns the range of a top row within the margins, which are `x` CSS px wide. */
export function wholeTopRow({ widthPx }: Scene, x: number): TopRowRange {
  return { left: x, right: widthPx - x, hasNumber: true };
}

/**
 * Chooses the top row's colours that are legible over a photo with the most transparent scrim. `fade` is that scrim as
 * a CSS gradient, or null.
 */
export function coverTopRow(
  scene: Scene,
  frame: Area,
  range: TopRowRange,
  choices: readonly TopRowColors[] = bothColors(scene),
): { topSheet: Sheet; fade: string | null } | null {
  const { media, px } = scene;
  if (!media) return null;
  const { clearPx } = range;
  const regions = findRegions(scene, range);
  const place = { frame, regions, rtl: scene.rtl, ...(clearPx !== undefined && { clearPx }) };
  const found = choices.map(({ sheet, ground }) => {
    const alpha = findScrim(media, place, ground, [[sheet.ink, 4.5]]);
    const isLight = relativeLuminance(ground) > relativeLuminance(sheet.ink);
    return { sheet, ground, alpha, cost: alpha + (alpha > 0 && isLight ? lightCost : 0) };
  });
  const [first, ...others] = found;
  if (!first) return null;
  const best = others.reduce((least, one) => (one.cost < least.cost ? one : least), first);
  const end = furnitureEdges(scene).topPx + smallPx(scene) * rowEm;
  const fade =
    best.alpha === 0
      ? null
      : formatFade(best.ground, [
          [0, best.alpha],
          [end, best.alpha],
          [end + px(fadeHeight), 0],
        ]);
  return { topSheet: best.sheet, fade };
}

/** Returns the slide's colours, then the opposite colours for photos that need them. */
function bothColors({ colors, context }: Scene): TopRowColors[] {
  const { paper, inkField } = colors;
  return [
    { sheet: paper, ground: context.palette.backgroundColor },
    { sheet: inkField, ground: inkField.background },
  ];
}

/** Estimates the areas of title and number in the top row, CSS px. */
function findRegions(scene: Scene, { left, right, hasNumber = false }: TopRowRange): Area[] {
  const { context, layout, isTitled, reading } = scene;
  const small = smallPx(scene);
  const row = { y: furnitureEdges(scene).topPx, height: small * rowEm };
  const lead = isTitled ? (context.brand?.name ?? "") : headlineLabel(reading.title.text);
  const leadPx = layout === "picture" && !isTitled ? 0 : small * lengthEm(lead);
  const numberPx = hasNumber && context.design.showCounter ? small * numberEm : 0;
  return [
    { ...row, x: left, width: Math.min(right - left, leadPx) },
    { ...row, x: right - numberPx, width: numberPx },
  ].filter(({ width }) => width > 0);
}

function lengthEm(text: string): number {
  return text.length * letterEm[isEastAsian(text) ? "wide" : "narrow"];
}
