import type { QuoteMarks } from "../../../layouts/reading/slide-reading.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawSvg } from "../scene/boxes.ts";
import type { Area } from "../scene/scene.ts";

/** Path of a closing quotation mark, a comma, on a grid of 98 x 120 units. */
const comma =
  "M48 0C76 0 94 18 94 46C94 62 88 78 78 96L66 120H20L40 88C18 84 2 68 2 46C2 18 20 0 48 0Z";

/** Width of two commas, divided by their height. */
export const quoteMarkRatio = 210 / 120;

/** Paths of two commas; `style` has SVG attributes such as `fill`. Opening marks are closing ones turned by 180°. */
export function commaPaths(
  { width }: Pick<Area, "width">,
  isOpening: boolean,
  style: string,
): string {
  const scale = Math.round((width / 210) * 1000) / 1000;
  const turn = isOpening ? " rotate(180 105 60)" : "";
  const paths = `<path d="${comma}"/><path transform="translate(112)" d="${comma}"/>`;
  return `<g transform="scale(${scale})${turn}" ${style}>${paths}</g>`;
}

/** Draws a quotation's opening or closing mark as two commas. */
export function drawQuoteMark(
  [open, close]: QuoteMarks,
  area: Area,
  { color, isOpening = false }: { color: string; isOpening?: boolean },
): SlideNode {
  const isTurned = /[“‘]/.test(isOpening ? open : close);
  return { ...drawSvg(area, commaPaths(area, isTurned, `fill="${color}"`)), isUpright: true };
}
