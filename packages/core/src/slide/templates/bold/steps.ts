import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import { growth } from "../../composition/scene/areas.ts";
import { isLandscape } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { tint } from "./fields.ts";

/** Largest height of a row, design px. Without it, two steps would fill the slide. */
const maxRow = 250;

/** Draws steps as rows with each number in a primary-coloured cell. The last row's background is the text colour. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, colors } = scene;
  const count = content.steps.length;
  // With enough space, rows extend from edge to edge.
  const isWide = !isLandscape(scene) && scene.squeeze === 0 && scene.photo === null;
  const whole = isWide ? { ...room, x: 0, width: scene.widthPx } : room;
  const edgePx = isWide ? px(skin.margin) : 0;
  const gapPx = isWide ? 0 : squeezedGap(scene, count > 6 ? 10 : 16);
  const areas = stepAreas(scene, content, whole, {
    gapPx,
    columnGapPx: px(16),
    mostPx: px(maxRow * growth(count)),
  });
  const rowPx = areas[0]?.height ?? 0;
  const cellPx = Math.min(px(170), Math.max(px(84), rowPx * 0.98));
  const tinted = tint(scene);
  return numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx + edgePx, isCentered: true },
    figurePx: Math.min(rowPx * 0.78, (cellPx * 0.74) / content.figureEm),
    betweenPx: px(36),
    endPx: Math.max(px(36), edgePx),
    airPx: Math.min(px(40), rowPx * 0.11),
    letters: { ...skin.letters.label, weight: 700, leading: 1.12, balanced: true },
    tone: (index) => {
      const isLast = index === count - 1 && count > 1;
      const { background, ink } = isLast ? colors.inkField : tinted;
      return {
        row: { backgroundColor: background },
        ...(!isLast && { cell: { backgroundColor: colors.primary.background } }),
        figure: isLast ? colors.inkField.lead : colors.primary.inkLarge,
        ink,
      };
    },
  });
};
