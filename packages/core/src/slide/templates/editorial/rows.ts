import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { growth } from "../../composition/scene/areas.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { markedRows } from "../../composition/text/marked-rows.ts";
import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import { rowRules } from "./parts.ts";

/** Largest height of a row, design px. Without it, a few rows would be far apart. */
const mostRow = { usual: 290, tall: 400 } as const;
/** With more rows than this, padding and numbers are smaller. */
const many = 4;

/** Draws steps as rows between rules, with large serif numbers in the accent colour. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px, shape } = scene;
  const sheet = skin.sheetOf(scene);
  const isMany = content.steps.length > many || shape === "landscape";
  const areas = stepAreas(scene, content, room, {
    gapPx: 0,
    columnGapPx: px(48),
    mostPx: px(mostRow[shape === "tall" ? "tall" : "usual"]),
  });
  const cellPx = px(isMany ? 118 : 170);
  const places = numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx },
    figurePx: Math.min(
      px(isMany ? 150 : 200),
      (areas[0]?.height ?? 0) * 0.82,
      (cellPx * 0.9) / content.figureEm,
    ),
    betweenPx: 0,
    endPx: 0,
    airPx: squeezedGap(scene, isMany ? 20 : 48),
    letters: { ...skin.letters.lead, leading: 1.24, balanced: true },
    tone: () => ({ figure: sheet.accentLarge, ink: sheet.ink }),
  });
  return { ...places, rules: rowRules(scene, skin, areas) };
};

/** Draws list items in serif type between rules, each with its mark at the start. */
export const listRows: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px, shape } = scene;
  const { length } = entries;
  return markedRows(scene, skin, entries, room, {
    gapPx: 0,
    columnGapPx: px(48),
    mostPx: px(mostRow[shape === "tall" ? "tall" : "usual"]),
    markEm: 0.95,
    maxSize: () => skin.sizes.list * growth(length),
    airPx: squeezedGap(scene, length > many ? 18 : 40),
    letters: { ...skin.letters.lead, leading: 1.2, balanced: true },
    sheet: skin.sheetOf(scene),
    rules: (areas) => rowRules(scene, skin, areas),
  });
};
