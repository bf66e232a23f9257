import { box } from "../../../drawing/node.ts";
import { drawQuotation, hasCommas, quoteMarks, withOwnMarks } from "../../composers/quote.ts";
import { isOverPhoto } from "../../composition/photo/photo.ts";
import { column } from "../../composition/scene/boxes.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { bodySize, type StageShape } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";
import { drawQuoteMark, quoteMarkRatio } from "../../composition/text/quote-mark.ts";
import { sheetOf } from "./fields.ts";

/** Height of the large quotation mark, design px. */
const markHeights: Readonly<Record<StageShape, number>> = {
  portrait: 180,
  tall: 200,
  square: 130,
  landscape: 120,
};

/** Draws the quote in heavy type on black under a large mark, with its author in a monospaced font. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, shape, squeeze } = scene;
  const sheet = sheetOf(scene);
  const area = skin.area(scene, skin);
  const isOver = isOverPhoto(scene);
  const hasMark = hasCommas(words) && !isOver && squeeze < 2;
  const markPx = hasMark ? px(markHeights[shape]) : 0;
  const gapPx = squeezedGap(scene, 44);
  return {
    around: textAboveAndBelow(
      scene,
      skin,
      { ...near, area },
      { ...roomForLongText(scene), maxSize: 44 },
    ),
    label: ({ width, height }) => ({
      area: { width, height: height * 0.14 },
      maxSize: 42,
      color: sheet.muted,
      letters: { family: "mono", weight: 500, leading: 1.26, tracking: -0.02 },
    }),
    isLabelBelow: isOver,
    topPx: (labelPx) => (labelPx > 0 ? labelPx + gapPx : 0) + (hasMark ? markPx + gapPx : 0),
    maxSize: skin.sizes.quote * (shape === "tall" ? 1.15 : 1),
    block: ({ sizePx, widthPx }) =>
      column(
        { width: widthPx, rowGap: gapPx },
        drawQuotation(scene, withOwnMarks(words), {
          letters: { ...skin.letters.headline, uppercase: false, leading: 1.02, weight: 800 },
          sizePx,
          color: sheet.inkLarge,
          widthPx,
        }),
        by.text.trim() === ""
          ? null
          : column(
              { rowGap: px(22) },
              box({ width: px(120), height: px(14), backgroundColor: sheet.accentLarge }),
              paragraph(scene, by, {
                letters: { family: "mono", weight: 700, leading: 1.26, tracking: -0.02 },
                sizePx: bodySize(scene, 38),
                color: sheet.ink,
                widthPx,
              }),
            ),
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
