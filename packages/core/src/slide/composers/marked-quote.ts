import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import { isOverPhoto } from "../composition/photo/photo.ts";
import { column } from "../composition/scene/boxes.ts";
import type { Letters } from "../composition/scene/lettering.ts";
import type { StageShape } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { textAboveAndBelow } from "../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../composition/text/around/text-amount.ts";
import { drawQuoteMark, quoteMarkRatio } from "../composition/text/quote-mark.ts";
import { drawQuotation, hasCommas, quoteMarks, withOwnMarks } from "./quote.ts";

type DrawQuote = NonNullable<TemplateSkin["quote"]>;

/** How a template draws a quote under a large quotation mark. */
interface MarkedQuoteLook {
  sheet: Sheet;
  letters: Letters;
  /** Heights of the mark, design px. */
  markHeights: Readonly<Record<StageShape, number>>;
  /** Multiplies the largest font size on tall slides. */
  tallGrowth: number;
  /** `share` is its part of the area's height. */
  label: { letters: Letters; share: number; maxSize: number };
  isCentered?: boolean;
  drawAuthor: (widthPx: number) => SlideNode;
}

/** Draws a quote under a large mark, and its author below. Over a photo, or with little room, it has no mark. */
export function drawMarkedQuote(
  [scene, skin, { words, by, ...near }]: Parameters<DrawQuote>,
  look: MarkedQuoteLook,
): ReturnType<DrawQuote> {
  const { px, shape, squeeze } = scene;
  const { sheet, letters, markHeights, tallGrowth, label, isCentered, drawAuthor } = look;
  const area = skin.area(scene, skin);
  const isOver = isOverPhoto(scene);
  const hasMark = hasCommas(words) && !isOver && squeeze < 2;
  const markPx = hasMark ? px(markHeights[shape]) : 0;
  const gapPx = squeezedGap(scene, 44);
  const around = { ...roomForLongText(scene), maxSize: 44 };
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area }, around),
    label: ({ width, height }) => ({
      area: { width, height: height * label.share },
      maxSize: label.maxSize,
      color: sheet.muted,
      letters: label.letters,
    }),
    ...(isCentered && { isCentered }),
    isLabelBelow: isOver,
    topPx: (labelPx) => (labelPx > 0 ? labelPx + gapPx : 0) + (hasMark ? markPx + gapPx : 0),
    maxSize: skin.sizes.quote * (shape === "tall" ? tallGrowth : 1),
    block: ({ sizePx, widthPx }) =>
      column(
        { width: widthPx, rowGap: gapPx },
        drawQuotation(scene, withOwnMarks(words), {
          letters,
          sizePx,
          color: sheet.inkLarge,
          widthPx,
        }),
        by.text.trim() === "" ? null : drawAuthor(widthPx),
      ),
    draw: (room, labelPx) => {
      if (!hasMark) return [];
      const y = room.y + (labelPx > 0 ? labelPx + gapPx : 0);
      const place = { x: room.x, y, width: markPx * quoteMarkRatio, height: markPx };
      const mark = { color: sheet.accentLarge, isOpening: true };
      return [drawQuoteMark(quoteMarks(words), place, mark)];
    },
  };
}
