import { evenLines } from "../../composition/even-lines.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { bigQuote, quoteLabel, quoteMarks } from "../../composers/quote.ts";
import type { Composing } from "../../composition/composing.ts";
import { floorPx } from "../../composition/fit.ts";
import { gap, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at, column, inset, row } from "../../composition/place.ts";
import type { Scene, StageShape } from "../../composition/scene.ts";
import { insideArch, largeArch } from "./large-arch.ts";
import { darkArchSheet } from "./mist.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { besideBlock, finePx, flourish } from "./parts.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** The mark over the quote, design px: from the arch's top, its size, and the height that it takes. */
const marks: Readonly<Record<StageShape, { top: number; size: number; height: number }>> = {
  portrait: { top: 84, size: 240, height: 132 },
  tall: { top: 100, size: 250, height: 140 },
  square: { top: 52, size: 190, height: 104 },
  landscape: { top: 40, size: 160, height: 88 },
};
/** Where quotes open with these, the mark is drawn; elsewhere a diamond between lines stands for it. */
const curlyMarks = new Set(["“", "„"]);
/** An author's line is at most this share of the arch's words, so that the lines beside it stay. */
const authorShare = 0.66;
/** A letter's width, em. */
const letterEm = 0.55;

/** The quote in white italics on the axis of a dark arch. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const { px, shape } = scene;
  const sheet = darkArchSheet(scene);
  const { words } = insideArch(scene);
  const mark = marks[shape];
  const top = px(mark.top) + px(mark.height);
  const { over, under, room } = yield* besideBlock(
    scene,
    evenLines(hand),
    { area: inset(words, { top }), before, after },
    { align: "center", maxSize: 40 },
  );
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width, height: room.height * 0.2 },
    maxSize: 46,
    color: sheet.muted,
    align: "center",
    letters: { ...hand.letters.headline, weight: 400, leading: 1.2, balanced: true },
  });
  const labelPx = label.heightPx > 0 ? label.heightPx + gap(scene, 44) : 0;
  const author = buildAuthor(scene, hand, main.by, room.width);
  const authorPx = author ? author.heightPx + gap(scene, 44) : 0;
  const free = inset(room, { top: labelPx });
  const quote = yield* bigQuote(scene, main.words, {
    area: { width: free.width, height: Math.max(1, free.height - authorPx) },
    letters: { ...hand.letters.headline, italic: true, leading: 1.16 },
    maxSize: hand.sizes.quote,
    color: sheet.ink,
    align: "center",
  });
  const isCurly = curlyMarks.has(quoteMarks(main.words.text)[0]);
  return [
    ...largeArch(scene, sheet),
    at(
      { ...words, y: words.y + px(mark.top), height: px(mark.height) },
      {
        justifyContent: "center",
        alignItems: isCurly ? "flex-start" : "center",
        overflow: "hidden",
      },
      isCurly
        ? sign(scene, "“", {
            letters: { family: "heading", weight: 500, leading: 0.9, lining: true },
            sizePx: px(mark.size),
            color: sheet.accentLarge,
          })
        : flourish(scene, sheet.accentLarge, sheet.muted),
    ),
    ...over,
    at({ ...room, height: Math.max(1, label.heightPx) }, { justifyContent: "center" }, label.node),
    at(
      free,
      { flexDirection: "column", justifyContent: "center", alignItems: "center" },
      column(
        { rowGap: gap(scene, 44), alignItems: "center", width: free.width },
        quote.node,
        author?.node ?? null,
      ),
    ),
    ...under,
  ];
}

/** Who said it between two lines; a long name has none beside it. */
function buildAuthor(
  scene: Scene,
  hand: TemplateHand,
  by: Words,
  widthPx: number,
): { node: SlideNode; heightPx: number } | null {
  if (by.text.trim() === "") return null;
  const { px } = scene;
  const sheet = darkArchSheet(scene);
  const sizePx = Math.max(floorPx.body, px(38));
  const lines = Math.ceil((by.text.length * sizePx * letterEm) / (widthPx * authorShare));
  const isLong = lines > 1;
  const line = () =>
    box({ width: px(64), height: finePx(scene), backgroundColor: sheet.muted, flexShrink: 0 });
  const node = row(
    { alignItems: "center", columnGap: px(24), justifyContent: "center", width: widthPx },
    isLong ? null : line(),
    paragraph(scene, by, {
      letters: { ...hand.letters.body, weight: 700, leading: 1.3, tracking: 0.02 },
      sizePx,
      color: sheet.ink,
      align: "center",
      style: { maxWidth: Math.floor(widthPx * (isLong ? 0.9 : authorShare)) },
    }),
    isLong ? null : line(),
  );
  return { node, heightPx: lines * sizePx * 1.3 };
}
