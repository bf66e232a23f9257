import type { SlideNode } from "../../../drawing/node.ts";
import type { QuotedWords } from "../../../layouts/reading/slide-reading.ts";
import { drawSvg } from "../../composition/scene/boxes.ts";
import type { Area } from "../../composition/scene/scene.ts";
import { quoteMarks, shapeOfMark } from "../../composers/quote.ts";

/** Paths of closing quotation marks, on a grid of 210 x 120 units. */
const comma = "C76 0 94 18 94 46C94 62 88 78 78 96L66 120H20L40 88C18 84 2 68 2 46C2 18 20 0 48 0Z";
const shapes = {
  commas: `<path d="M48 0${comma}"/><path transform="translate(112)" d="M48 0${comma}"/>`,
  angles:
    '<path d="M4 0H48L92 60L48 120H4L48 60Z"/><path transform="translate(106)" d="M4 0H48L92 60L48 120H4L48 60Z"/>',
  corner: '<path d="M166 0H206V120H60V84H166Z"/>',
} as const;

/** Width of the grid for quotation marks, divided by its height. */
export const quoteMarkRatio = 210 / 120;

/** Draws the quotation's closing or opening mark. Marks such as “ and « are the same shape turned by 180°. */
export function drawQuoteMark(
  words: QuotedWords,
  area: Area,
  { color, isOpening = false }: { color: string; isOpening?: boolean },
): SlideNode {
  const [open, close] = quoteMarks(words);
  const typed = shapeOfMark(isOpening ? open : close);
  const scale = Math.round((area.width / 210) * 1000) / 1000;
  const turn = typed.isOpening ? " rotate(180 105 60)" : "";
  return {
    ...drawSvg(
      area,
      `<g transform="scale(${scale})${turn}" fill="${color}">${shapes[typed.shape]}</g>`,
    ),
    isUpright: typed.shape === "commas",
  };
}
