import { contrastRatio } from "../../../design/contrast.ts";
import { textRatio } from "../../../design/legible-color.ts";
import { mixHex } from "../../../design/rgb.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { numberedRows } from "../../composition/text/numbered-rows.ts";
import { growth, rowAreas } from "../../composition/scene/areas.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

/** Indent of each step relative to the step before, design px, for few and for many steps. */
const stairs = { few: 84, many: 44 } as const;
const maxRow = 230;

/**
 * Draws steps as a staircase. From the first to the last, the background changes from a card's colour to the primary.
 */
export const stepStairs: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, shape, squeeze } = scene;
  const count = content.steps.length;
  const isFlat = count > 7 || squeeze > 0;
  const stairPx = isFlat ? 0 : px(count > 4 || shape === "landscape" ? stairs.many : stairs.few);
  const gapPx = squeezedGap(scene, count > 5 ? 12 : 18);
  const width = room.width - stairPx * (count - 1);
  const areas = rowAreas(room, count, gapPx, px(maxRow * growth(count))).map((area, index) => ({
    ...area,
    x: area.x + index * stairPx,
    width,
  }));
  const rowPx = areas[0]?.height ?? 0;
  const cellPx = Math.min(px(124), Math.max(px(80), rowPx * 0.9));
  return numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx, isCentered: true },
    figurePx: Math.min(rowPx * 0.6, cellPx * 0.62),
    betweenPx: px(32),
    endPx: px(32),
    airPx: Math.min(px(18), rowPx * 0.05),
    letters: { ...skin.letters.body, weight: 600, leading: 1.18, balanced: true },
    tone: (index) => toneOf(scene, index, count),
  });
};

/** Translucent black that darkens the number's cell if its digits are light. */
const cellShade = "rgba(0, 0, 0, 0.16)";

/**
 * Returns a step's colours, which change step by step from a card's to those of the last step. If that would be
 * illegible, only the last step differs.
 */
function toneOf({ colors }: Scene, index: number, count: number) {
  const { panel, panelStrong, chosen } = colors;
  const share = count > 1 ? index / (count - 1) : 1;
  const reads = contrastRatio(chosen.ink, panel.background) >= textRatio;
  const isLight = contrastRatio(chosen.ink, "#000000") > contrastRatio(chosen.ink, "#ffffff");
  const shade = isLight ? cellShade : "rgba(255, 255, 255, 0.16)";
  const tone = (background: string, cell: string, figure: string, ink: string) => ({
    row: { backgroundColor: background },
    cell: { backgroundColor: cell },
    figure,
    ink,
  });
  if (share === 1) return tone(chosen.background, shade, chosen.ink, chosen.ink);
  if (!reads) return tone(panel.background, panelStrong.background, panel.accentLarge, panel.ink);
  const background = mixHex(panel.background, chosen.background, share * 0.8);
  return tone(background, shade, index === 0 ? panel.accentLarge : chosen.ink, chosen.ink);
}
