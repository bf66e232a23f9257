import { gap } from "../../composition/squeezed.ts";
import { numberedRows } from "../../composition/numbered-rows.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { rowLines } from "./parts.ts";

/** More steps than these get smaller numerals and rows. */
const manySteps = 4;

/** Rows between hairlines, each with its number in large italics. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const isMany = content.steps.length > manySteps;
  const areas = rowAreas(room, content.steps.length, 0);
  const cellPx = px(isMany ? 116 : 150);
  const places = numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx },
    figurePx: Math.min(px(156), (areas[0]?.height ?? 0) * 0.84, (cellPx * 0.86) / content.figureEm),
    liftEm: 0.06,
    betweenPx: 0,
    endPx: 0,
    airPx: gap(scene, isMany ? 16 : 40),
    letters: { ...skin.letters.lead, leading: 1.18, tracking: -0.012, balanced: true },
    tone: () => ({ figure: sheet.accentLarge, ink: sheet.ink }),
  });
  return { ...places, rules: rowLines(scene, areas) };
};
