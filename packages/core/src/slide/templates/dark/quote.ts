import { box, type SlideNode } from "../../../drawing/node.ts";
import { drawQuotation, overMark, shapeOfMark } from "../../composers/quote.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { drawSvg, column, row } from "../../composition/scene/boxes.ts";
import { bodySize, isDark, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { glow, neonOf } from "./paint.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Width and height of the quotation mark, design px. */
const mark = { width: 292, height: 172 };
/** Indent of the quote, design px. */
const indent = 58;
/** Factor for the quotation mark's size, by the slide's shape. */
const markScale = { portrait: 1, tall: 1.1, square: 0.76, landscape: 0.62 } as const;

/** Multiplies the mark's scale on a slide with a photo. */
const besidePhoto = 0.55;

/** Quotes up to this length, in UTF-16 code units, are drawn larger. */
const shortQuote = 64;

/** Draws an outlined quotation mark at the top, the quote beside a glowing bar, and the author below. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, colors, shape } = scene;
  const { paper } = colors;
  const scale = markScale[shape] * (scene.photo ? besidePhoto : 1);
  const [width, height] = [px(mark.width * scale), px(mark.height * scale)];
  const indentPx = Math.round(px(indent));
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area: skin.area(scene, skin) }),
    isLabelNear: shape === "landscape",
    label: (room) => ({
      area: { width: room.width - width - px(40), height },
      maxSize: 54,
      color: paper.inkLarge,
    }),
    topPx: (labelPx) => Math.max(labelPx, height) + squeezedGap(scene, 44),
    maxSize: skin.sizes.quote * (words.text.length <= shortQuote ? 1.3 : 1),
    block: ({ sizePx, widthPx: roomPx }) => {
      const widthPx = roomPx - indentPx;
      const said = drawQuotation(scene, words, {
        letters: { ...skin.letters.headline, weight: 600, leading: 1.12 },
        sizePx,
        color: paper.inkLarge,
        widthPx,
      });
      const author = paragraph(scene, by, {
        letters: { ...skin.letters.body, weight: 600, leading: 1.3 },
        sizePx: bodySize(scene, 44),
        color: paper.accent,
        widthPx,
      });
      return column(
        { width: roomPx, rowGap: squeezedGap(scene, 40) },
        row({ width: roomPx, justifyContent: "space-between" }, tubeBar(scene), said),
        row({ width: roomPx, paddingLeft: indentPx }, author),
      );
    },
    draw: ({ x, y, width: roomPx }) => {
      const open = overMark(words);
      return [drawMark(scene, { x: x + roomPx - width, y, width, height }, open)];
    },
  };
};

/** Draws a glowing bar as high as the text beside it. */
function tubeBar(scene: Scene): SlideNode {
  const width = Math.max(3, scene.px(8));
  const { tube, end } = neonOf(scene);
  return box({
    width,
    flexShrink: 0,
    borderRadius: width / 2,
    backgroundImage: `linear-gradient(180deg, ${tube}, ${end})`,
    boxShadow: glow(scene, 0.8),
  });
}

/** Draws the opening quotation mark as a neon outline: two slanted strokes, angles or a corner. */
function drawMark(scene: Scene, area: Area, sign: string): SlideNode {
  const { tube, core } = neonOf(scene);
  const { shape, isOpening } = shapeOfMark(sign);
  const path = {
    angles: isOpening
      ? "M64 12L28 50l36 38M132 12L96 50l36 38"
      : "M28 12L64 50l-36 38M96 12L132 50l-36 38",
    corner: "M60 92V12h70",
    commas: "M34 10h46L56 90H10ZM114 10h46l-24 80H90Z",
  }[shape];
  const [x, scale] = [area.width - (area.height / 100) * 170, area.height / 100];
  const line = `d="${path}" fill="none" stroke-linejoin="round" stroke-linecap="round"`;
  const halo = isDark(scene)
    ? [14, 10, 6]
        .map(
          (width) => `<path ${line} stroke="${tube}" stroke-opacity=".1" stroke-width="${width}"/>`,
        )
        .join("")
    : "";
  return drawSvg(
    area,
    `<g transform="translate(${x.toFixed(2)} 0) scale(${scale.toFixed(4)})">${halo}<path ${line} stroke="${tube}" stroke-width="3.4"/><path ${line} stroke="${core}" stroke-width="1"/></g>`,
  );
}
