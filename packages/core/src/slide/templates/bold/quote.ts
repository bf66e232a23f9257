import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { drawQuotation, hasCommas, quoteMarks, withOwnMarks } from "../../composers/quote.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { column } from "../../composition/scene/boxes.ts";
import { bodySize, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { calloutLetters } from "./callout.ts";
import { photoCrossing, quoteBlock } from "./photo.ts";
import { drawQuoteMark, quoteMarkRatio } from "../../composition/text/quote-mark.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Height of a quotation mark on the edge of a photo, design px. */
const seamMark = 290;
/** How far the mark on a photo's edge extends beyond the margin, design px. */
const markHang = 18;
/** Heights of the mark on slides without a photo, design px. */
const markHeights = { portrait: 236, square: 190, tall: 250, landscape: 150 } as const;

/** Draws a quote in very large type with a quotation mark, and its author in a coloured box. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, shape, squeeze } = scene;
  const sheet = skin.sheetOf(scene);
  const block = quoteBlock(scene);
  const isSigned = hasCommas(words);
  const height = !isSigned
    ? 0
    : block
      ? Math.min(px(seamMark), block.height * 0.5, markWidth(scene, skin, block) / quoteMarkRatio)
      : px(markHeights[shape]) * (squeeze > 0 ? 0.6 : 1);
  const width = height * quoteMarkRatio;
  const letters = { ...skin.letters.headline, leading: 1.02 };
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area: skin.area(scene, skin) }),
    isLabelNear: shape === "landscape",
    label: (room) => ({
      area: {
        width: block || !isSigned ? room.width : room.width - width - px(50),
        height: Math.max(height, room.height * 0.2),
      },
      maxSize: 60,
      color: sheet.inkLarge,
      letters: { ...skin.letters.headline, weight: 800, leading: 1.06, tracking: -0.03 },
    }),
    topPx: (labelPx) =>
      block
        ? labelPx + (labelPx > 0 ? px(32) : 0)
        : Math.max(height, labelPx) + px(isSigned ? 60 : 44),
    maxSize: skin.sizes.quote,
    block: ({ sizePx, widthPx }) =>
      column(
        { width: widthPx, rowGap: px(44) },
        drawQuotation(scene, withOwnMarks(words), {
          letters,
          sizePx,
          color: sheet.inkLarge,
          widthPx,
        }),
        drawAuthor(scene, skin, by, widthPx - px(56)),
      ),
    draw: (room) => {
      if (!isSigned) return [];
      // If `block` isn't null, it is the photo's area. Then the mark overlaps the photo's left edge near the bottom.
      const mark = block
        ? { x: room.x - px(markHang), y: block.y + block.height - height - px(34), width, height }
        : { x: room.x + room.width - width, y: room.y - px(6), width, height };
      const color = block ? sheet.inkLarge : sheet.accentLarge;
      return [drawQuoteMark(quoteMarks(words), mark, { color, isOpening: block !== null })];
    },
  };
};

/** Returns the mark's width, CSS px. The mark covers only a narrow part of the photo, and so no face. */
function markWidth(scene: Scene, skin: TemplateSkin, block: Area): number {
  return block.x + block.width * photoCrossing - skin.area(scene, skin).x + scene.px(markHang);
}

/** Draws the author in a coloured box around the name. */
function drawAuthor(scene: Scene, skin: TemplateSkin, by: Words, mostPx: number): SlideNode {
  const { px, colors } = scene;
  const field = skin.sheetOf(scene) === colors.primary ? colors.inkField : colors.primary;
  const padding = `${px(16)}px ${px(28)}px`;
  const name = paragraph(scene, by, {
    letters: calloutLetters,
    sizePx: bodySize(scene, 44),
    color: field.ink,
    style: { maxWidth: Math.floor(mostPx) },
  });
  return box(
    { display: "flex", flexDirection: "row", flexShrink: 0 },
    box({ display: "flex", backgroundColor: field.background, padding }, name),
  );
}
