import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { drawSymbol, type Letters } from "../scene/lettering.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Places, Steps } from "../scene/skin-parts.ts";
import { growth } from "../scene/areas.ts";
import type { Area, Scene } from "../scene/scene.ts";
import { stepSign } from "./step-sign.ts";
import type { TemplateSkin } from "../scene/skin.ts";

/** Colours of a step's number and text; styles of its row, of the number's cell and of the number. */
interface RowTone {
  figure: string;
  ink: string;
  row?: SlideStyle;
  cell?: SlideStyle;
  figureStyle?: SlideStyle;
}

/** How a template draws steps as rows; lengths are CSS px. */
interface NumberedRows {
  areas: readonly Area[];
  cell: { startPx?: number; widthPx: number; isCentered?: boolean };
  figurePx: number;
  /** How far numbers are above the middle of their row, em. */
  liftEm?: number;
  /** Gap between the number's cell and the text. */
  betweenPx: number;
  /** Space after the text. */
  endPx: number;
  /** Space above plus space below the text of a row. */
  airPx: number;
  letters: Letters;
  tone: (index: number) => RowTone;
}

/** Places steps in rows, each number in a cell before the text. */
export function numberedRows(
  scene: Scene,
  skin: TemplateSkin,
  { steps }: Steps,
  look: NumberedRows,
): Places {
  const { areas, cell, betweenPx, endPx, airPx, letters, tone } = look;
  const { startPx = 0, widthPx: cellPx } = cell;
  const wordsPx = startPx + cellPx + betweenPx;
  return {
    areas,
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - wordsPx - endPx),
      heightPx: height - airPx,
    }),
    letters,
    maxSize: skin.sizes.steps * growth(steps.length),
    draw: ({ area, index, words }) => {
      const { row, ink } = tone(index);
      const number = stepSign(steps[index] ?? { number: index + 1 });
      const place = { ...area, x: area.x + wordsPx, width: area.width - wordsPx };
      return [
        ...(row ? [boxAt(area, row)] : []),
        drawFigure(scene, skin, number, { ...look, area, tone: tone(index) }),
        boxAt(place, { alignItems: "center" }, words({ color: ink })),
      ];
    },
  };
}

function drawFigure(
  scene: Scene,
  skin: TemplateSkin,
  number: string,
  look: Pick<NumberedRows, "cell" | "figurePx" | "liftEm"> & { area: Area; tone: RowTone },
): SlideNode {
  const { area, figurePx, liftEm = 0, tone } = look;
  const { startPx = 0, widthPx, isCentered = false } = look.cell;
  const figures = drawSymbol(scene, number, {
    letters: skin.letters.figure,
    sizePx: figurePx,
    color: tone.figure,
    ...(tone.figureStyle && { style: tone.figureStyle }),
  });
  const centered = isCentered ? { justifyContent: "center" } : {};
  return boxAt(
    { ...area, x: area.x + startPx, y: area.y - figurePx * liftEm, width: widthPx },
    { alignItems: "center", ...centered, ...tone.cell },
    figures,
  );
}
