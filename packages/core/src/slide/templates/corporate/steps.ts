import { contrastRatio } from "../../../design/contrast.ts";
import { largeRatio } from "../../../design/legible-color.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { numberedRows } from "../../composition/text/numbered-rows.ts";
import { growth, rowAreas } from "../../composition/scene/areas.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

const maxRow = 230;

/** Draws steps as rows, with a staircase in the numbers' cells: each is filled higher than the one above. */
export const stepStairs: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px } = scene;
  const count = content.steps.length;
  const gapPx = squeezedGap(scene, count > 5 ? 12 : 18);
  const areas = rowAreas(room, count, gapPx, px(maxRow * growth(count)));
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

/** Returns a step's colours. The fill of its cell shows how far the step is on the way to the last one. */
function toneOf({ colors }: Scene, index: number, count: number) {
  const { panel, panelStrong, chosen } = colors;
  const isLast = index === count - 1 && count > 1;
  const filled = Math.round(((index + 1) / count) * 100);
  const { background, ink } = isLast ? chosen : panel;
  const under = panelStrong.background;
  const inks = [chosen.ink, panelStrong.inkLarge, panel.inkLarge];
  const reads = (color: string) =>
    [chosen.background, under].every((ground) => contrastRatio(color, ground) >= largeRatio);
  const figure = inks.find(reads);
  // If no digits are legible on both colours of a cell, only the last step's cell is filled.
  const stair = `linear-gradient(0deg, ${chosen.background} 0%, ${chosen.background} ${filled}%, ${under} ${filled}%, ${under} 100%)`;
  if (isLast) {
    return { row: { backgroundColor: background }, figure: ink, ink };
  }
  return {
    row: { backgroundColor: background },
    cell: figure ? { backgroundImage: stair } : { backgroundColor: under },
    figure: figure ?? panelStrong.accentLarge,
    ink,
  };
}
