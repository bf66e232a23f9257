import { isOverPhoto } from "../../composition/photo/photo.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { QuotedWords, Words } from "../../../layouts/reading/slide-reading.ts";
import { drawQuotation, overMark } from "../../composers/quote.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { paragraph, drawSymbol, type Letters } from "../../composition/scene/lettering.ts";
import { boxAt, column, inset, row } from "../../composition/scene/boxes.ts";
import { bodySize, type Scene, type StageShape } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { insideArch, largeArch } from "./large-arch.ts";
import { darkArchSheet } from "./mist.ts";
import { finePx, flourish } from "./parts.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";

/**
 * The quotation mark above the quote, design px. `top` is its box's distance from the arch's top, `height` is the box's
 * height, and `size` is the mark's font size. `label` is the header's distance from the arch's top; the mark is below.
 */
const marks: Readonly<
  Record<StageShape, { top: number; label: number; size: number; height: number }>
> = {
  portrait: { top: 84, label: 150, size: 240, height: 132 },
  tall: { top: 100, label: 170, size: 250, height: 140 },
  square: { top: 52, label: 104, size: 190, height: 104 },
  landscape: { top: 40, label: 48, size: 160, height: 88 },
};
/** Gap between the header and the quotation mark below it, design px. */
const markGap = 40;
/** Opening quotation marks that are drawn large. For others, a diamond between two lines is drawn. */
const curlyMarks = new Set(["“", "”"]);
/** If the author's name is wider than this fraction of the quote's width, no lines are beside it. */
const authorShare = 0.66;

/** Draws the quote in centred italics inside a large arch. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, { words, by, ...near }) => {
  const { px, shape } = scene;
  const sheet = darkArchSheet(scene);
  const { words: arch } = insideArch(scene);
  const { top, label, height } = marks[shape];
  const isPhoto = scene.photo !== null && scene.photo.x < scene.widthPx;
  const hasCurve = scene.photo !== null && !isPhoto;
  const { text: header } = scene.reading.header;
  const hasLabel = header.trim() !== "" && header.trim() !== by.text.trim();
  const topPx = px(hasLabel ? label : top + height);
  const area = isPhoto ? skin.area(scene, skin) : inset(arch, { top: topPx });
  const letters = { ...skin.letters.body, weight: 700, leading: 1.3, tracking: 0.02 };
  const between = squeezedGap(scene, 44);
  return {
    around: textAboveAndBelow(
      scene,
      evenLines(skin),
      { ...near, area },
      { ...roomForLongText(scene), align: "center", maxSize: 40 },
    ),
    label: (room) => ({
      // If a photo is beside the arch, the arch is so narrow that its curve would cut a long line of the header.
      area: { width: room.width * (hasCurve ? 0.8 : 1), height: room.height * 0.2 },
      maxSize: 46,
      color: sheet.muted,
      align: "center",
      letters: { ...skin.letters.headline, weight: 400, leading: 1.2, balanced: true },
    }),
    isLabelBelow: isOverPhoto(scene),
    topPx: (labelPx) =>
      labelPx === 0 ? 0 : labelPx + (isPhoto ? between : squeezedGap(scene, markGap) + px(height)),
    maxSize: skin.sizes.quote,
    isCentered: true,
    measured: [by.text, letters],
    block: ({ sizePx, widthPx, em }) =>
      column(
        { rowGap: between, alignItems: "center", width: widthPx },
        drawQuotation(scene, words, {
          letters: { ...skin.letters.headline, italic: true, leading: 1.16 },
          sizePx,
          color: sheet.ink,
          widthPx,
          align: "center",
        }),
        by.text.trim() === "" ? null : drawAuthor(scene, by, { letters, em, widthPx }),
      ),
    draw: (room, labelPx) => {
      if (isPhoto) return [];
      const y = labelPx > 0 ? room.y + labelPx + squeezedGap(scene, markGap) : room.y - px(height);
      return [...largeArch(scene, sheet), drawMark(scene, words, y)];
    },
  };
};

/** Draws the opening quotation mark at `y`, CSS px, or a diamond between two lines. */
function drawMark(scene: Scene, words: QuotedWords, y: number): SlideNode {
  const { px, shape } = scene;
  const sheet = darkArchSheet(scene);
  const { words: arch } = insideArch(scene);
  const { size, height } = marks[shape];
  const open = overMark(words);
  const isCurly = curlyMarks.has(open);
  const mark = isCurly
    ? drawSymbol(scene, open, {
        letters: { family: "heading", weight: 500, leading: 0.9, lining: true },
        sizePx: px(size),
        color: sheet.accentLarge,
      })
    : flourish(scene, sheet.accentLarge, sheet.muted);
  const alignItems = isCurly ? "flex-start" : "center";
  return boxAt(
    { ...arch, y, height: px(height) },
    { justifyContent: "center", alignItems, overflow: "hidden" },
    mark,
  );
}

/** Draws the author between two short lines; without the lines if the name is long. */
function drawAuthor(
  scene: Scene,
  by: Words,
  { letters, em, widthPx }: { letters: Letters; em: number; widthPx: number },
): SlideNode {
  const { px } = scene;
  const sheet = darkArchSheet(scene);
  const sizePx = bodySize(scene, 38);
  const isLong = em * sizePx > widthPx * authorShare;
  const line = () =>
    box({ width: px(64), height: finePx(scene), backgroundColor: sheet.muted, flexShrink: 0 });
  return row(
    { alignItems: "center", columnGap: px(24), justifyContent: "center", width: widthPx },
    isLong ? null : line(),
    paragraph(scene, by, {
      letters,
      sizePx,
      color: sheet.ink,
      align: "center",
      style: { maxWidth: Math.floor(widthPx * (isLong ? 0.9 : authorShare)) },
    }),
    isLong ? null : line(),
  );
}
