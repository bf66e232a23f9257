import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { columnsOf, gutter, rowLines } from "./grid.ts";

/** With more steps than this, the rows' padding is smaller. */
const manySteps = 4;

/** Draws steps as rows of a table, with thin numbers in the first column and text in the second. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, shape, colors } = scene;
  const isMany = content.steps.length > manySteps;
  const areas = stepAreas(scene, content, room, { gapPx: 0, columnGapPx: px(gutter * 2) });
  const columnPx = columnsOf(scene, room).span(1);
  const cellPx = (shape === "landscape" ? px(120) : columnPx) + px(gutter);
  const places = numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx },
    figurePx: Math.min(px(140), (areas[0]?.height ?? 0) * 0.7, (cellPx * 0.86) / content.figureEm),
    betweenPx: 0,
    endPx: 0,
    airPx: squeezedGap(scene, isMany ? 18 : 44),
    letters: { ...skin.letters.lead, leading: 1.16, balanced: true },
    tone: () => ({ figure: colors.paper.ink, ink: colors.paper.ink }),
  });
  return { ...places, rules: rowLines(scene, areas) };
};
