import { box, type SlideNode } from "../../../drawing/node.ts";
import type { QuotedWords, Words } from "../../../layouts/reading/slide-reading.ts";
import { drawQuotation, overMark, shapeOfMark } from "../../composers/quote.ts";
import { paragraph, drawSymbol } from "../../composition/scene/lettering.ts";
import { boxAt, column, inset, row } from "../../composition/scene/boxes.ts";
import { bodySize, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Padding of the panel, design px. */
const pad = 60;
/** Size of the panel's cut corner, design px. */
const cut = 88;
/** Gap between the header and the panel, design px. */
const labelGap = 40;

/** Draws a quote on a panel that extends to the slide's left edge and has one cut corner. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, shape, colors, squeeze } = scene;
  const isLow = shape === "landscape";
  const isTight = squeeze > 0 || scene.photo !== null;
  const padPx = px(isLow || isTight ? 40 : pad);
  const markPx = px(isLow ? 90 : isTight ? 80 : 150);
  const top = (labelPx: number) => (labelPx > 0 ? labelPx + px(labelGap) : 0);
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area: skin.area(scene, skin) }),
    label: ({ width, height }) => ({
      area: { width, height: height * 0.18 },
      maxSize: 60,
      color: colors.paper.accent,
      letters: { ...skin.letters.headline, leading: 1.12 },
    }),
    topPx: (labelPx) => top(labelPx) + padPx,
    footPx: padPx,
    maxSize: skin.sizes.quote,
    block: ({ sizePx, widthPx: roomPx }) => {
      const widthPx = roomPx - Math.ceil(px(80));
      return column(
        {
          width: roomPx,
          flexGrow: 1,
          justifyContent: "space-between",
          rowGap: markPx * 0.06 + px(31),
        },
        drawMark(scene, skin, words, markPx),
        drawQuotation(scene, words, {
          letters: { ...skin.letters.headline, weight: 600, leading: 1.14, tracking: -0.02 },
          sizePx,
          color: colors.fill.inkLarge,
          widthPx,
        }),
        drawAuthor(scene, skin, by, Math.floor(widthPx - px(110) - px(cut))),
      );
    },
    draw: (room, labelPx) => {
      const panel = inset(room, { top: top(labelPx) });
      return [drawPanel(scene, { ...panel, x: 0, width: room.x + room.width })];
    },
  };
};

function drawMark(scene: Scene, skin: TemplateSkin, words: QuotedWords, markPx: number): SlideNode {
  const open = overMark(words);
  const sizePx = markPx * 1.3;
  const mark = drawSymbol(scene, open, {
    letters: { ...skin.letters.number, leading: 0.9, tracking: 0 },
    sizePx,
    color: scene.colors.fill.secondary,
  });
  const style = {
    ...mark.style,
    // The direction `rtl` mirrors «. The mark 「 is moved left, because the left half of its glyph is blank.
    ...(scene.rtl && { direction: "rtl" as const }),
    // Angles stand lower than other marks.
    ...(/[«»]/.test(open) && { marginTop: Math.round(-0.36 * sizePx) }),
    ...(open === "「" && { marginLeft: Math.round(-0.55 * sizePx) }),
  };
  // Corners reach further down than commas and angles.
  const share = shapeOfMark(open).shape === "corner" ? 0.86 : 0.5;
  return box({ display: "flex", height: markPx * share, flexShrink: 0 }, { ...mark, style });
}

/** Draws the author after a short bar. */
function drawAuthor(scene: Scene, skin: TemplateSkin, by: Words, widthPx: number): SlideNode {
  const { px, colors } = scene;
  const { fill } = colors;
  const bar = { width: px(70), height: Math.max(2, px(7)), backgroundColor: fill.secondary };
  return row(
    { columnGap: px(26), alignItems: "center" },
    box({ ...bar, flexShrink: 0 }),
    paragraph(scene, by, {
      letters: { ...skin.letters.body, weight: 700, leading: 1.2 },
      sizePx: bodySize(scene, 46),
      color: fill.ink,
      widthPx,
    }),
  );
}

/** Draws the primary-coloured panel. Its lower right corner is cut off. */
function drawPanel({ px, colors }: Scene, panel: Area): SlideNode {
  const { fill } = colors;
  const cutPx = px(cut);
  const percent = (part: number, of: number) => `${Math.round((part / of) * 10000) / 100}%`;
  const [right, bottom] = [
    percent(panel.width - cutPx, panel.width),
    percent(panel.height - cutPx, panel.height),
  ];
  return boxAt(panel, {
    backgroundImage: `linear-gradient(120deg, ${fill.end}, ${fill.background})`,
    clipPath: `polygon(0% 0%, 100% 0%, 100% ${bottom}, ${right} 100%, 0% 100%)`,
  });
}
