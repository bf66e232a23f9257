import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { drawQuotation, hasCommas, quoteMarks, withOwnMarks } from "../../composers/quote.ts";
import { isOverPhoto } from "../../composition/photo/photo.ts";
import { column, row } from "../../composition/scene/boxes.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { bodySize, type Scene, type StageShape } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";
import { drawQuoteMark, quoteMarkRatio } from "../../composition/text/quote-mark.ts";
import { dash, dashWidth } from "./parts.ts";

/** Height of the large quotation mark, design px. */
const markHeights: Readonly<Record<StageShape, number>> = {
  portrait: 128,
  tall: 150,
  square: 96,
  landscape: 96,
};

/** Draws the quote in large italics under a large mark in the accent colour, with the author after a dash. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, shape, squeeze } = scene;
  const sheet = skin.sheetOf(scene);
  const area = skin.area(scene, skin);
  const isOver = isOverPhoto(scene);
  const hasMark = hasCommas(words) && !isOver && squeeze < 2;
  const markPx = hasMark ? px(markHeights[shape]) : 0;
  const gapPx = squeezedGap(scene, 44);
  const said = withOwnMarks(words);
  return {
    around: textAboveAndBelow(
      scene,
      skin,
      { ...near, area },
      { ...roomForLongText(scene), maxSize: 44 },
    ),
    label: ({ width, height }) => ({
      area: { width, height: height * 0.16 },
      maxSize: 44,
      color: sheet.muted,
      letters: { family: "sans", weight: 600, leading: 1.26 },
    }),
    isCentered: true,
    isLabelBelow: isOver,
    topPx: (labelPx) => (labelPx > 0 ? labelPx + gapPx : 0) + (hasMark ? markPx + gapPx : 0),
    maxSize: skin.sizes.quote * (shape === "tall" ? 1.2 : 1),
    block: ({ sizePx, widthPx }) =>
      column(
        { width: widthPx, rowGap: gapPx },
        drawQuotation(scene, said, {
          letters: { ...skin.letters.headline, italic: true, leading: 1, tracking: -0.026 },
          sizePx,
          color: sheet.inkLarge,
          widthPx,
        }),
        by.text.trim() === "" ? null : drawAuthor(scene, by, widthPx),
      ),
    draw: (room, labelPx) => {
      if (!hasMark) return [];
      const y = room.y + (labelPx > 0 ? labelPx + gapPx : 0);
      const place = { x: room.x, y, width: markPx * quoteMarkRatio, height: markPx };
      const color = sheet.accentLarge;
      return [drawQuoteMark(quoteMarks(words), place, { color, isOpening: true })];
    },
  };
};

/** Draws the author in bold sans serif after a dash. */
function drawAuthor(scene: Scene, by: Words, widthPx: number): SlideNode {
  const { px, colors } = scene;
  const sizePx = bodySize(scene, 38);
  const gapPx = px(24);
  return row(
    { width: widthPx, columnGap: gapPx, alignItems: "flex-start" },
    column({ paddingTop: sizePx * 0.56 }, dash(scene, colors.paper.accentLarge)),
    paragraph(scene, by, {
      letters: { family: "sans", weight: 700, leading: 1.24 },
      sizePx,
      color: colors.paper.ink,
      widthPx: Math.floor(widthPx - px(dashWidth) - gapPx),
      isInRow: true,
    }),
  );
}
