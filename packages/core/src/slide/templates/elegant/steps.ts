import { numberedRows, stepAreas } from "../../composition/text/numbered-rows.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { rowLines } from "./parts.ts";

/** With more steps than this, numbers and rows are smaller. */
const manySteps = 4;
/** Width of the number's cell and largest font size of the number, design px. */
const cells = { few: { cell: 184, figure: 180 }, many: { cell: 116, figure: 156 } } as const;
/** Largest height of a row, design px. Without it, two steps would be far apart. */
const maxRow = { usual: 300, tall: 420 } as const;

/** Draws steps as rows between hairlines, each with an italic number beside its text. */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const isMany = content.steps.length > manySteps || scene.shape === "landscape";
  const areas = stepAreas(scene, content, room, {
    gapPx: 0,
    columnGapPx: px(56),
    mostPx: px(maxRow[scene.shape === "tall" ? "tall" : "usual"]),
  });
  const look = cells[isMany ? "many" : "few"];
  const cellPx = px(look.cell);
  const places = numberedRows(scene, skin, content, {
    areas,
    cell: { widthPx: cellPx },
    figurePx: Math.min(
      px(look.figure),
      (areas[0]?.height ?? 0) * 0.84,
      (cellPx * 0.86) / content.figureEm,
    ),
    liftEm: 0.06,
    betweenPx: 0,
    endPx: 0,
    airPx: squeezedGap(scene, isMany ? 20 : 56),
    letters: { ...skin.letters.lead, leading: 1.18, tracking: -0.012, balanced: true },
    tone: () => ({ figure: sheet.accentLarge, ink: sheet.ink }),
  });
  return { ...places, rules: rowLines(scene, areas) };
};
