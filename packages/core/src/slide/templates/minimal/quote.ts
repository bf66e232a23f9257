import { getDirection } from "../../../drawing/direction.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { drawQuotation, quoteMarks } from "../../composers/quote.ts";
import { paragraph, drawSymbol } from "../../composition/scene/lettering.ts";
import { column, row } from "../../composition/scene/boxes.ts";
import { bodySize, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { columnsOf, thickLine, aboveAndBelowInColumns } from "./grid.ts";

/** Opening quotation marks that are placed in their own column, left of the quote's lines. */
const hangingMarks = new Set(["“", "„"]);
/** Gap between a quotation mark in its own column and the lines, em. */
const markRoom = 0.0184;

/** Draws the quote in large type at the foot, its opening mark before the lines, then a thick line and the author. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const letters = { ...skin.letters.headline, weight: 500, leading: 1.04, balanced: true };
  const color = sheet.inkLarge;
  const [open, close] = quoteMarks(words);
  const mark = open.trim();
  const isHung = hangingMarks.has(mark);
  const said = { ...words, text: `${isHung ? "" : open}${words.text}${close}` };
  return {
    around: aboveAndBelowInColumns(scene, skin, { ...near, area: skin.area(scene, skin) }),
    label: ({ width, height }) => ({
      area: { width, height: height * 0.16 },
      maxSize: 52,
      color: sheet.muted,
      letters: { ...skin.letters.label, balanced: false },
    }),
    topPx: (labelPx) => (labelPx > 0 ? labelPx + px(40) : 0),
    maxSize: skin.sizes.quote,
    shareOf: 0.94,
    ...(isHung && { measured: [mark, letters] as const }),
    block: ({ sizePx, widthPx, em }) => {
      const markPx = isHung ? Math.round(sizePx * (em + markRoom)) : 0;
      const text = drawQuotation(scene, said, {
        letters,
        sizePx,
        color,
        widthPx: widthPx - markPx,
      });
      return column(
        { width: widthPx, rowGap: px(52) },
        row(
          { width: widthPx, alignItems: "flex-start" },
          isHung
            ? row({ width: markPx }, drawSymbol(scene, mark, { letters, sizePx, color }))
            : null,
          text,
        ),
        by.text.trim() === "" ? null : drawAuthor(scene, skin, by, widthPx),
      );
    },
  };
};

/** Draws the author in the second column, and a thick line in the first. */
function drawAuthor(scene: Scene, skin: TemplateSkin, by: Words, widthPx: number): SlideNode {
  const { px, rtl } = scene;
  const color = skin.sheetOf(scene).ink;
  const { start, span } = columnsOf(scene, { x: 0, y: 0, width: widthPx, height: 1 });
  const startPx = Math.round(start(1));
  const line = { width: Math.round(span(1)), height: Math.max(1, px(thickLine)) };
  return row(
    { width: widthPx, alignItems: "center" },
    row({ width: startPx }, column({ ...line, backgroundColor: color })),
    paragraph(scene, by, {
      letters: { ...skin.letters.body, weight: 600, leading: 1.2 },
      sizePx: bodySize(scene, 46),
      color,
      widthPx: widthPx - startPx,
      // On a right-to-left slide, a left-to-right name is aligned to the right too, where lines start.
      ...(rtl && getDirection(by.text) === "ltr" && { align: "end" as const }),
    }),
  );
}
