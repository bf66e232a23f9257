import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { drawSymbol, type Letters } from "../scene/lettering.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Places, Steps } from "../scene/skin-parts.ts";
import { areShort, columnAreas, growth, isWide, sceneRows } from "../scene/areas.ts";
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

/** Most letters of a step in one of up to three columns, and of four: longer ones would break within phrases. */
const mostInColumn = { three: 26, four: 16 } as const;

/**
 * Returns the steps' places: rows, or up to four columns in a wide area if the texts are short. Rows are `mostPx` high
 * at most; all lengths are CSS px.
 */
export function stepAreas(
  scene: Scene,
  { steps }: Steps,
  room: Area,
  { gapPx, columnGapPx = gapPx, mostPx }: { gapPx: number; columnGapPx?: number; mostPx?: number },
): Area[] {
  const { length } = steps;
  const most = mostInColumn[length > 3 ? "four" : "three"];
  return isWide(scene, room) && length > 1 && length <= 4 && areShort(steps, most)
    ? columnAreas(room, length, columnGapPx)
    : sceneRows(scene, room, length, { gapPx, mostPx });
}

/** Whether a step's place is a column, with the number over the text. */
function isUpright({ width, height }: Area): boolean {
  return height > width * 0.5;
}

/** Places steps in rows, each number in a cell before the text; in columns, each number over its text. */
export function numberedRows(
  scene: Scene,
  skin: TemplateSkin,
  content: Steps,
  look: NumberedRows,
): Places {
  const [first] = look.areas;
  return first && isUpright(first)
    ? numberedColumns(scene, skin, content, look, first)
    : besideNumbers(scene, skin, content, look);
}

function besideNumbers(
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

/** Factor for the largest font size of steps in columns, which have fewer words in a line. */
const columnGrowth = 1.3;
/** Height of a number over its text, as a fraction of the column's height, and its largest size, design px. */
const overShare = 0.3;
const mostOver = 190;

function numberedColumns(
  scene: Scene,
  skin: TemplateSkin,
  { steps, figureEm }: Steps,
  look: NumberedRows,
  first: Area,
): Places {
  const { areas, letters, tone, endPx } = look;
  const { px } = scene;
  const isField = tone(0).row !== undefined;
  const sidePx = isField ? Math.max(endPx, px(32)) : 0;
  const topPx = isField ? px(26) : px(34);
  const innerPx = first.width - 2 * sidePx;
  const figurePx = Math.min(px(mostOver), first.height * overShare, innerPx / figureEm);
  const headPx = topPx + figurePx * 1.06 + px(20);
  return {
    areas,
    room: ({ height }) => ({
      widthPx: Math.floor(innerPx),
      heightPx: height - headPx - (isField ? px(28) : 0),
    }),
    letters,
    maxSize: skin.sizes.steps * growth(steps.length) * columnGrowth,
    draw: ({ area, index, words }) => {
      const { row, ink, cell, ...colors } = tone(index);
      const number = stepSign(steps[index] ?? { number: index + 1 });
      const inner = { ...area, x: area.x + sidePx, width: innerPx };
      const head = { ...inner, y: area.y + topPx, height: figurePx * 1.06 };
      const band = { ...area, height: headPx - px(8) };
      return [
        ...(row ? [boxAt(area, row)] : []),
        ...(cell ? [boxAt(band, cell)] : []),
        drawFigure(scene, skin, number, {
          cell: { widthPx: innerPx },
          figurePx,
          area: head,
          tone: { ink, ...colors },
        }),
        boxAt({ ...inner, y: area.y + headPx }, {}, words({ color: ink })),
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
