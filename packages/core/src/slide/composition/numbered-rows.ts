import type { SlideStyle } from "../../drawing/style.ts";
import type { Step } from "../../layouts/reading/slide-reading.ts";
import { sign, type Letters } from "./lettering.ts";
import { at } from "./place.ts";
import type { Places } from "./places.ts";
import { growth } from "./rows.ts";
import type { Area, Scene } from "./scene.ts";
import { stepSign } from "./step-sign.ts";
import type { TemplateSkin } from "./skin.ts";

/** The steps of a slide, and how wide the widest of their numbers is, times its size. */
export interface Steps {
  steps: readonly Step[];
  figureEm: number;
}

/** The colours of a row, and what lies under it and under its number. */
interface RowTone {
  figure: string;
  ink: string;
  row?: SlideStyle;
  cell?: SlideStyle;
  figureStyle?: SlideStyle;
}

/** How a template's rows of steps look; lengths are CSS px. */
interface NumberedRows {
  areas: readonly Area[];
  /** Where a number stands in its row. */
  cell: { startPx?: number; widthPx: number; isCentered?: boolean };
  figurePx: number;
  /** How far numbers stand higher than the middle of their row, times their size. */
  liftEm?: number;
  /** Between a number's cell and the words, and after them. */
  betweenPx: number;
  endPx: number;
  /** Of a row's height, over and under the words together. */
  airPx: number;
  letters: Letters;
  tone: (index: number) => RowTone;
}

/** Rows of steps, each number in a cell before its words. */
export function numberedRows(
  scene: Scene,
  skin: TemplateSkin,
  { steps }: Steps,
  { areas, cell, figurePx, liftEm = 0, betweenPx, endPx, airPx, letters, tone }: NumberedRows,
): Places {
  const { startPx = 0, widthPx: cellPx, isCentered = false } = cell;
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
      const { figure, ink, row, cell: cellStyle, figureStyle } = tone(index);
      const figures = sign(scene, stepSign(steps[index] ?? { number: index + 1 }), {
        letters: skin.letters.figure,
        sizePx: figurePx,
        color: figure,
        ...(figureStyle && { style: figureStyle }),
      });
      const place = { ...area, x: area.x + startPx, width: cellPx };
      const centered = isCentered ? { justifyContent: "center" } : {};
      return [
        ...(row ? [at(area, row)] : []),
        at(
          { ...place, y: area.y - figurePx * liftEm },
          { alignItems: "center", ...centered, ...cellStyle },
          figures,
        ),
        at(
          { ...area, x: area.x + wordsPx, width: area.width - wordsPx },
          { alignItems: "center" },
          words({ color: ink }),
        ),
      ];
    },
  };
}
