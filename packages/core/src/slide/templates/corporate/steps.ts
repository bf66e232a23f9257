import { contrastRatio } from "../../../design/contrast.ts";
import { largeRatio } from "../../../design/legible-color.ts";
import { mixHex } from "../../../design/rgb.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import { growth } from "../../composition/scene/areas.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

const maxRow = 230;

/** Draws steps as rows with a staircase of tints in the numbers' cells: each is brighter than the one above. */
export const stepStairs: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px } = scene;
  const count = content.steps.length;
  const gapPx = squeezedGap(scene, count > 5 ? 12 : 18);
  const areas = stepAreas(scene, content, room, { gapPx, mostPx: px(maxRow * growth(count)) });
  const rowPx = areas[0]?.height ?? 0;
  const cellPx = Math.min(px(124), Math.max(px(80), rowPx * 0.9));
  return numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx, isCentered: true },
    figurePx: Math.min(rowPx * 0.6, cellPx * 0.62),
    betweenPx: px(32),
    endPx: px(32),
    airPx: Math.min(px(30), rowPx * 0.09),
    letters: { ...skin.letters.body, weight: 600, leading: 1.18, balanced: true },
    tone: (index) => toneOf(scene, index, count),
  });
};

/** How much of the last cell's colour is in the cell before it, as a fraction. */
const mostTint = 0.8;

/** Returns a step's colours. The tint of its cell shows how far the step is on the way to the last one. */
function toneOf({ colors }: Scene, index: number, count: number) {
  const { panel, panelStrong, chosen } = colors;
  if (index === count - 1 && count > 1) {
    return { row: { backgroundColor: chosen.background }, figure: chosen.ink, ink: chosen.ink };
  }
  const share = (index / Math.max(1, count - 1)) * mostTint;
  const backgroundColor = mixHex(panelStrong.background, chosen.background, share);
  const inks = [chosen.ink, panelStrong.inkLarge, panel.inkLarge];
  const figure = inks.find((color) => contrastRatio(color, backgroundColor) >= largeRatio);
  return {
    row: { backgroundColor: panel.background },
    cell: { backgroundColor: figure ? backgroundColor : panelStrong.background },
    figure: figure ?? panelStrong.accentLarge,
    ink: panel.ink,
  };
}
