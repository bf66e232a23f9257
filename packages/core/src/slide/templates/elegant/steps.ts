import type { SlideNode } from "../../../drawing/node.ts";
import { drawSymbol } from "../../composition/scene/lettering.ts";
import { boxAt, column } from "../../composition/scene/boxes.ts";
import { numberedRows } from "../../composition/text/numbered-rows.ts";
import { rowAreas } from "../../composition/scene/areas.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { stepSign } from "../../composition/text/step-sign.ts";
import { rowLines } from "./parts.ts";

/** With more steps than this, numbers and rows are smaller. */
const manySteps = 4;
/** Largest font size of a number above its text, as a fraction of the row's height. */
const figureShare = 0.4;
/** Space between steps, as a fraction of the row's height, so each number is clearly nearer to its own text. */
const airShare = 0.16;
/** If a row is lower than this, its number is beside the text instead of above, design px. */
const lowRow = 152;

/**
 * Draws steps in the middle, each with an italic number above its text. In low rows and on landscape slides, the number
 * is beside the text.
 */
export const stepRows: TemplateSkin["steps"] = (scene, skin, content, room) => {
  const { px } = scene;
  const areas = rowAreas(room, content.steps.length, 0);
  const rowPx = areas[0]?.height ?? 0;
  if (rowPx < px(lowRow) || scene.shape === "landscape") return lowRows(scene, skin, content, room);
  const sheet = skin.sheetOf(scene);
  const figurePx = Math.min(px(160), rowPx * figureShare);
  const figure = (index: number): SlideNode =>
    drawSymbol(scene, stepSign(content.steps[index] ?? { number: index + 1 }), {
      letters: skin.letters.figure,
      sizePx: figurePx,
      color: sheet.accentLarge,
    });
  return {
    areas,
    room: ({ width }) => ({
      widthPx: Math.floor(width * 0.94),
      heightPx: rowPx * (1 - airShare) - figurePx - px(6),
    }),
    letters: { ...skin.letters.lead, leading: 1.16, tracking: -0.012, balanced: true },
    maxSize: skin.sizes.steps * 1.2,
    draw: ({ area, index, words }) =>
      boxAt(
        area,
        { justifyContent: "center", alignItems: "center" },
        column(
          { width: area.width, alignItems: "center" },
          figure(index),
          words({ color: sheet.ink, align: "center" }),
        ),
      ),
  };
};

function lowRows(
  scene: Scene,
  skin: TemplateSkin,
  content: Parameters<TemplateSkin["steps"]>[2],
  room: Parameters<TemplateSkin["steps"]>[3],
): ReturnType<TemplateSkin["steps"]> {
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
    airPx: squeezedGap(scene, isMany ? 16 : 40),
    letters: { ...skin.letters.lead, leading: 1.18, tracking: -0.012, balanced: true },
    tone: () => ({ figure: sheet.accentLarge, ink: sheet.ink }),
  });
  return { ...places, rules: rowLines(scene, areas) };
}
