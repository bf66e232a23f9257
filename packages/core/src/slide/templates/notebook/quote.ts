import { drawQuotation, withOwnMarks, hasCommas, quoteMarks } from "../../composers/quote.ts";
import type { QuotedWords } from "../../../layouts/reading/slide-reading.ts";
import { isOverPhoto } from "../../composition/photo/photo.ts";
import { column, inset } from "../../composition/scene/boxes.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { bodySize } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";
import { noteSheet, sheetOf } from "./colors.ts";
import { drawNote } from "./paper.ts";

/** Padding of the note, design px. */
const pad = { side: 56, ends: 60 } as const;

/** Parts a full stop from an angle that closes the quote: the font would draw it over the stop. */
function clearedStop(words: QuotedWords): QuotedWords {
  const isClose = /^[«»‹›]/u.test(quoteMarks(words)[1]);
  return isClose ? { ...words, text: words.text.replace(/[.…]$/u, "$&\u00A0") } : words;
}

/** Writes the quote and its author on a large sticky note. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, shape } = scene;
  const sheet = noteSheet(scene);
  const area = skin.area(scene, skin);
  const gapPx = squeezedGap(scene, 40);
  const [side, ends] = [px(pad.side), squeezedGap(scene, pad.ends)];
  const [open, close] = quoteMarks(words);
  const marked = hasCommas(words)
    ? { ...words, text: `${open}${words.text}${close}` }
    : withOwnMarks(clearedStop(words));
  return {
    around: textAboveAndBelow(
      scene,
      skin,
      { ...near, area: inset(area, { bottom: px(10) }) },
      { ...roomForLongText(scene), maxSize: 46 },
    ),
    label: ({ width, height }) => ({
      area: { width, height: height * 0.16 },
      maxSize: 60,
      color: sheetOf(scene).ink,
      letters: { ...skin.letters.headline, leading: 1.05 },
    }),
    isLabelBelow: isOverPhoto(scene),
    topPx: (labelPx) => (labelPx > 0 ? labelPx + gapPx + px(24) : px(24)) + ends,
    footPx: ends,
    maxSize: skin.sizes.quote * (shape === "tall" ? 1.15 : 1),
    isCentered: false,
    shareOf: 0.98,
    block: ({ sizePx, widthPx: fullPx }) => {
      const widthPx = Math.floor(fullPx - 2 * side);
      return column(
        { width: fullPx, rowGap: gapPx, paddingLeft: side, paddingRight: side },
        drawQuotation(scene, marked, {
          letters: { ...skin.letters.headline, leading: 1.12 },
          sizePx,
          color: sheet.inkLarge,
          widthPx,
        }),
        by.text.trim() === ""
          ? null
          : paragraph(scene, by, {
              letters: { ...skin.letters.body, weight: 700, leading: 1.2 },
              sizePx: bodySize(scene, 42),
              color: sheet.ink,
              widthPx,
            }),
      );
    },
    draw: (room, labelPx) => {
      if (scene.squeeze === 2 && scene.photo === null) return [];
      const isBelow = isOverPhoto(scene);
      const top = (isBelow || labelPx === 0 ? 0 : labelPx + gapPx) + px(24);
      const bottom = isBelow && labelPx > 0 ? labelPx + px(44) : 0;
      return drawNote(scene, inset(room, { top, bottom }), { sheet, turnDeg: -1 });
    },
  };
};
