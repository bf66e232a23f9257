import { growth } from "../../composition/scene/areas.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { markedRows } from "../../composition/text/marked-rows.ts";
import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import { blockOf, rowRules, rulePx, sheetOf } from "./fields.ts";

/** Largest height of a row, design px. Without it, a few rows would be far apart. */
const mostRow = { usual: 300, tall: 420 } as const;
const many = 4;

/** Draws steps as rows under rules, with heavy numbers in cells; the last cell is in the strongest colour. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, shape } = scene;
  const { steps } = content;
  const sheet = sheetOf(scene);
  const block = blockOf(scene);
  const isMany = steps.length > many || shape === "landscape";
  const areas = stepAreas(scene, content, room, {
    gapPx: 0,
    columnGapPx: px(36),
    mostPx: px(mostRow[shape === "tall" ? "tall" : "usual"]),
  });
  const rowPx = areas[0]?.height ?? 0;
  const cellPx = Math.min(px(isMany ? 140 : 190), Math.max(px(90), rowPx));
  const figurePx = Math.min(px(170), rowPx * 0.72, (cellPx * 0.74) / content.figureEm);
  const places = numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx, isCentered: true },
    figurePx,
    betweenPx: px(36),
    endPx: 0,
    airPx: squeezedGap(scene, isMany ? 22 : 44),
    letters: { ...skin.letters.lead, leading: 1.14, balanced: true },
    tone: () => ({
      cell: { backgroundColor: block.background },
      figure: block.ink,
      ink: sheet.ink,
    }),
  });
  return { ...places, rules: rowRules(scene, areas) };
};

/** Draws list items as rows under rules, each with its mark at the start. */
export const listRows: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px, shape } = scene;
  const { length } = entries;
  return markedRows(scene, skin, entries, room, {
    gapPx: 0,
    columnGapPx: px(36),
    mostPx: px(mostRow[shape === "tall" ? "tall" : "usual"]),
    markEm: 1,
    maxSize: () => skin.sizes.list * growth(length),
    airPx: rulePx(scene) + squeezedGap(scene, length > many ? 16 : 36),
    letters: { ...skin.letters.lead, leading: 1.1, tracking: -0.026, balanced: true },
    sheet: sheetOf(scene),
    rules: (areas) => rowRules(scene, areas),
  });
};
