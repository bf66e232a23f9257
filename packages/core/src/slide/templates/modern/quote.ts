import { isOverPhoto } from "../../composition/photo/photo.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { drawQuotation, overMark, shapeOfMark } from "../../composers/quote.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { drawSvg, column, row } from "../../composition/scene/boxes.ts";
import { bodySize, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { accentGradient } from "./paint.ts";
import { besideSphere } from "./sphere.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Size of the quotation mark, design px. */
const mark = { width: 168, height: 126 };

/** Quotes up to this length, in UTF-16 code units, are drawn larger. */
const shortQuote = 64;

/** Draws a small header at the top, then a large quotation mark filled with a gradient, the quote and its author. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, colors, shape } = scene;
  const { paper } = colors;
  const area = besideSphere(scene, skin.area(scene, skin));
  const scale = shape === "landscape" || scene.photo ? 0.66 : 1;
  const size = { width: px(mark.width * scale), height: px(mark.height * scale) };
  const open = overMark(words);
  const rowGap = squeezedGap(scene, 40);
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area }),
    isLabelNear: shape === "landscape",
    isLabelBelow: isOverPhoto(scene),
    label: ({ width, height }) => ({
      area: { width, height: height * 0.15 },
      maxSize: 48,
      color: paper.accent,
    }),
    topPx: (labelPx) => labelPx + rowGap,
    maxSize: skin.sizes.quote * (words.text.length <= shortQuote ? 1.6 : 1),
    block: ({ sizePx, widthPx }) =>
      column(
        { width: widthPx, rowGap },
        quoteSign(scene, size, open),
        drawQuotation(scene, words, {
          letters: { ...skin.letters.headline, weight: 500, leading: 1.14, tracking: -0.03 },
          sizePx,
          color: paper.inkLarge,
          widthPx,
        }),
        drawAuthor(scene, skin, by, Math.floor(widthPx - px(90))),
      ),
  };
};

/** Draws the author after a short bar. */
function drawAuthor(scene: Scene, skin: TemplateSkin, by: Words, widthPx: number): SlideNode {
  const { px, colors } = scene;
  const sizePx = bodySize(scene, 42);
  const height = Math.max(2, px(5));
  return row(
    { alignItems: "flex-start", columnGap: px(24) },
    box({
      marginTop: sizePx * 0.71 - height / 2,
      width: px(64),
      height,
      borderRadius: height / 2,
      backgroundImage: accentGradient(colors.paper),
      flexShrink: 0,
    }),
    paragraph(scene, by, {
      letters: { ...skin.letters.body, weight: 600 },
      sizePx,
      color: colors.paper.ink,
      widthPx,
    }),
  );
}

/** Draws the opening quotation mark as a shape: angles, a corner, or else curved commas. */
function quoteSign(
  scene: Scene,
  { width, height }: { width: number; height: number },
  sign: string,
): SlideNode {
  const { paper } = scene.colors;
  const comma = (x: number) =>
    `<path d="M${x} 112V62C${x} 22 ${x + 24} 4 ${x + 62} 0v24c-20 4-28 14-28 30h28v58z"/>`;
  const angle = (x: number) => `<path d="M${x + 40} 4h26L${x + 30} 56l36 52H${x + 40}L${x} 56z"/>`;
  const { shape, isOpening } = shapeOfMark(sign);
  const opening = {
    angles: angle(0) + angle(72),
    corner: '<path d="M4 112V0h76v24H30v88z"/>',
    commas: comma(0) + comma(86),
  }[shape];
  const body = isOpening ? opening : `<g transform="translate(148 112) rotate(180)">${opening}</g>`;
  return drawSvg(
    { x: 0, y: 0, width, height },
    `<defs><linearGradient id="q" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${paper.accentLarge}"/><stop offset="1" stop-color="${paper.blend}"/></linearGradient></defs><g fill="url(#q)" transform="scale(${(width / 150).toFixed(4)})">${body}</g>`,
    { position: "relative", flexShrink: 0 },
  );
}
