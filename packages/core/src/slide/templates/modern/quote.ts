import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { floorPx } from "../../composition/fit.ts";
import { beside, gap, share, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { art, at, column, row } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigQuote, quoteLabel, quoteMarks } from "../../composers/quote.ts";
import { accentGradient, gradientEnd } from "./paint.ts";
import { besideSphere } from "./sphere.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** The drawn mark's box, design px. */
const mark = { width: 168, height: 126 };

/** A quote of at most so many characters may be larger. */
const shortQuote = 64;

/** A large mark in the gradient, the quote, and who said it; the header small at the top. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const { px, colors, shape } = scene;
  const { paper } = colors;
  const area = besideSphere(scene, hand.area(scene, hand));
  const { over, under, room } = yield* beside(scene, hand, { area, before, after });
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width, height: room.height * 0.15 },
    maxSize: 48,
    color: paper.accent,
  });
  const scale = shape === "landscape" ? 0.66 : 1;
  const markPx = { width: px(mark.width * scale), height: px(mark.height * scale) };
  const gapPx = gap(scene, 40);
  const authorPx = Math.max(floorPx.body, px(42));
  const lines = Math.ceil((main.by.text.length * authorPx * 0.56) / (room.width - px(90)));
  const heightPx =
    room.height - label.heightPx - markPx.height - 3 * gapPx - lines * authorPx * 1.42;
  const quote = yield* bigQuote(scene, main.words, {
    area: { width: room.width, height: Math.max(1, heightPx * share(scene, 1)) },
    letters: { ...hand.letters.headline, weight: 500, leading: 1.14, tracking: -0.03 },
    maxSize: hand.sizes.quote * (main.words.text.length <= shortQuote ? 1.36 : 1),
    color: paper.inkLarge,
  });
  const barPx = Math.max(2, px(5));
  const author = row(
    { alignItems: "flex-start", columnGap: px(24) },
    box({
      marginTop: authorPx * 0.71 - barPx / 2,
      width: px(64),
      height: barPx,
      borderRadius: barPx / 2,
      backgroundImage: accentGradient(scene, paper),
      flexShrink: 0,
    }),
    paragraph(scene, main.by, {
      letters: { ...hand.letters.body, weight: 600 },
      sizePx: authorPx,
      color: paper.ink,
      widthPx: Math.floor(room.width - px(90)),
    }),
  );
  return [
    ...over,
    at(room, {}, label.node),
    at(
      room,
      { flexDirection: "column", justifyContent: "flex-end" },
      column(
        { width: room.width, rowGap: gapPx },
        quoteSign(scene, markPx, quoteMarks(main.words.text)[0].trim()),
        quote.node,
        author,
      ),
    ),
    ...under,
  ];
}

/** The opening mark as a shape: curved commas, angles or a corner, as the language writes them. */
function quoteSign(
  scene: Scene,
  { width, height }: { width: number; height: number },
  sign: string,
): SlideNode {
  const { paper } = scene.colors;
  const comma = (x: number) =>
    `<path d="M${x} 112V62C${x} 22 ${x + 24} 4 ${x + 62} 0v24c-20 4-28 14-28 30h28v58z"/>`;
  const angle = (x: number) => `<path d="M${x + 40} 4h26L${x + 30} 56l36 52H${x + 40}L${x} 56z"/>`;
  const shapes: Readonly<Record<string, string>> = {
    "«": angle(0) + angle(72),
    "「": '<path d="M4 112V0h76v24H30v88z"/>',
    "„": `<g transform="translate(148 112) rotate(180)">${comma(0)}${comma(86)}</g>`,
  };
  const body = shapes[sign] ?? comma(0) + comma(86);
  return art(
    { x: 0, y: 0, width, height },
    `<defs><linearGradient id="q" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${paper.accentLarge}"/><stop offset="1" stop-color="${gradientEnd(scene, paper)}"/></linearGradient></defs><g fill="url(#q)" transform="scale(${(width / 150).toFixed(4)})">${body}</g>`,
    { position: "relative", flexShrink: 0 },
  );
}
