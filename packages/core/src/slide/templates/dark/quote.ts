import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { floorPx } from "../../composition/fit.ts";
import { beside, gap, share, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { art, at } from "../../composition/place.ts";
import { isDark, type Area, type Scene } from "../../composition/scene.ts";
import { bigQuote, quoteLabel, quoteMarks } from "../../composers/quote.ts";
import { glow, neonOf } from "./paint.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** The outlined mark's width and height, and how far the quote is indented; design px. */
const mark = { width: 292, height: 172 };
const indent = 58;

/** A quote of at most so many characters may be larger. */
const shortQuote = 64;

/** An outlined mark at the top, the quote beside a lit bar, and who said it. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const { px, colors, shape } = scene;
  const { paper } = colors;
  const area = hand.area(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area, before, after });
  const scale = { portrait: 1, tall: 1.1, square: 0.76, landscape: 0.62 }[shape];
  const sign: Area = {
    x: room.x + room.width - px(mark.width * scale),
    y: room.y,
    width: px(mark.width * scale),
    height: px(mark.height * scale),
  };
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width - sign.width - px(40), height: sign.height },
    maxSize: 54,
    color: paper.inkLarge,
  });
  const topPx = Math.max(label.heightPx, sign.height) + gap(scene, 44);
  const authorPx = Math.max(floorPx.body, px(44));
  const widthPx = Math.floor(room.width - px(indent));
  const lines = Math.ceil((main.by.text.length * authorPx * 0.56) / widthPx);
  const byPx = lines * authorPx * 1.3;
  const gapPx = gap(scene, 40);
  const quote = yield* bigQuote(scene, main.words, {
    area: {
      width: widthPx,
      height: Math.max(1, (room.height - topPx - byPx - gapPx) * share(scene, 1)),
    },
    letters: { ...hand.letters.headline, weight: 600, leading: 1.12 },
    maxSize: hand.sizes.quote * (main.words.text.length <= shortQuote ? 1.3 : 1),
    color: paper.inkLarge,
  });
  const bottom = room.y + room.height;
  const quoteTop = bottom - byPx - gapPx - quote.heightPx;
  const bar = Math.max(3, px(8));
  return [
    ...over,
    drawMark(scene, sign, quoteMarks(main.words.text)[0].trim()),
    at({ ...room, width: room.width - sign.width }, {}, label.node),
    at(
      { x: room.x, y: quoteTop, width: bar, height: quote.heightPx },
      {
        borderRadius: bar / 2,
        backgroundImage: `linear-gradient(180deg, ${neonOf(scene).tube}, ${neonOf(scene).end})`,
        boxShadow: glow(scene, 0.8),
      },
    ),
    at(
      { x: room.x + px(indent), y: quoteTop, width: widthPx, height: quote.heightPx },
      {},
      quote.node,
    ),
    at(
      { x: room.x + px(indent), y: bottom - byPx, width: widthPx, height: byPx },
      {},
      paragraph(scene, main.by, {
        letters: { ...hand.letters.body, weight: 600, leading: 1.3 },
        sizePx: authorPx,
        color: paper.accent,
        widthPx,
      }),
    ),
    ...under,
  ];
}

/** The opening mark as a tube: two slanted strokes, or angles or a corner as the language writes them. */
function drawMark(scene: Scene, area: Area, sign: string): SlideNode {
  const { tube, core } = neonOf(scene);
  const shapes: Readonly<Record<string, string>> = {
    "«": "M64 12L28 50l36 38M132 12L96 50l36 38",
    "「": "M60 92V12h70",
  };
  const path = shapes[sign] ?? "M34 10h46L56 90H10ZM114 10h46l-24 80H90Z";
  const [x, scale] = [area.width - (area.height / 100) * 170, area.height / 100];
  const line = `d="${path}" fill="none" stroke-linejoin="round" stroke-linecap="round"`;
  const halo = isDark(scene)
    ? [14, 10, 6]
        .map(
          (width) => `<path ${line} stroke="${tube}" stroke-opacity=".1" stroke-width="${width}"/>`,
        )
        .join("")
    : "";
  return art(
    area,
    `<g transform="translate(${x.toFixed(2)} 0) scale(${scale.toFixed(4)})">${halo}<path ${line} stroke="${tube}" stroke-width="3.4"/><path ${line} stroke="${core}" stroke-width="1"/></g>`,
  );
}
