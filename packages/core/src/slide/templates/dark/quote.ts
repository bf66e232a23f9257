import { box, type SlideNode } from "../../../drawing/node.ts";
import {
  drawQuotation,
  hasCommas,
  overMark,
  shapeOfMark,
  withOwnMarks,
} from "../../composers/quote.ts";
import { commaPaths, quoteMarkRatio } from "../../composition/text/quote-mark.ts";
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
  const isSigned = hasCommas(words);
  const [width, height] = isSigned ? [px(mark.width * scale), px(mark.height * scale)] : [0, 0];
  const indentPx = Math.round(px(indent));
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area: skin.area(scene, skin) }),
    isLabelNear: shape === "landscape",
    label: (room) => ({
      area: { width: room.width - width - px(40), height: Math.max(height, room.height * 0.2) },
      maxSize: 54,
      color: paper.inkLarge,
    }),
    topPx: (labelPx) =>
      Math.max(labelPx, height) + (labelPx + height > 0 ? squeezedGap(scene, 44) : 0),
    maxSize: skin.sizes.quote * (words.text.length <= shortQuote ? 1.3 : 1),
    block: ({ sizePx, widthPx: roomPx }) => {
      const widthPx = roomPx - indentPx;
      const said = drawQuotation(scene, withOwnMarks(words), {
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
      if (!isSigned) return [];
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

/** Draws the opening quotation mark as two commas of neon tubes. */
function drawMark(scene: Scene, area: Area, sign: string): SlideNode {
  const { tube, core } = neonOf(scene);
  const { isOpening } = shapeOfMark(sign);
  // Leaves the glow inside the drawing.
  const inner = { width: area.height * quoteMarkRatio * 0.86 };
  const line = (color: string, width: number, alpha = 1) =>
    commaPaths(
      inner,
      isOpening,
      `fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-width="${width}" stroke-linejoin="round"`,
    );
  const halo = isDark(scene) ? [20, 14, 9].map((width) => line(tube, width, 0.1)).join("") : "";
  const x = (area.width - inner.width - area.height * 0.07).toFixed(2);
  const y = (area.height * 0.07).toFixed(2);
  const lines = `${halo}${line(tube, 5)}${line(core, 1.6)}`;
  return { ...drawSvg(area, `<g transform="translate(${x} ${y})">${lines}</g>`), isUpright: true };
}
