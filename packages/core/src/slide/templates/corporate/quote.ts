import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { floorPx } from "../../composition/fit.ts";
import { beside, share, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { bigQuote, quoteLabel, quoteMarks } from "../../composers/quote.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** Design px. */
const pad = 60;
const cut = 88;

/** The words on a panel that runs over the left edge, one of its corners cut. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const { px, shape, colors, squeeze } = scene;
  const { fill } = colors;
  const isLandscape = shape === "landscape";
  const area = hand.area(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area, before, after });
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width, height: room.height * 0.18 },
    maxSize: 60,
    color: colors.paper.accent,
    letters: { ...hand.letters.headline, leading: 1.12 },
  });
  const labelPx = label.node ? label.heightPx + px(40) : 0;
  const panel = {
    x: 0,
    y: room.y + labelPx,
    width: room.x + room.width,
    height: room.height - labelPx,
  };
  const padPx = px(isLandscape || squeeze > 0 ? 40 : pad);
  const width = Math.floor(room.width - px(80));
  const markPx = px(isLandscape ? 90 : squeeze > 0 ? 80 : 150);
  const byPx = Math.max(floorPx.body, px(46));
  const byWidth = Math.floor(width - px(110) - px(cut));
  const byLines = Math.max(1, Math.ceil((main.by.text.length * byPx * 0.56) / byWidth));
  const authorPx = byLines * byPx * 1.25;
  const quote = yield* bigQuote(scene, main.words, {
    area: {
      width,
      height: (panel.height - 2 * padPx - markPx * 0.62 - authorPx - px(60)) * share(scene, 1),
    },
    letters: { ...hand.letters.headline, weight: 600, leading: 1.14, tracking: -0.02 },
    maxSize: hand.sizes.quote,
    color: fill.inkLarge,
  });
  const [open] = quoteMarks(main.words.text);
  return [
    ...over,
    at({ ...room, height: label.heightPx }, {}, label.node),
    drawPanel(scene, panel),
    at(
      { x: room.x, y: panel.y, width, height: panel.height },
      {
        flexDirection: "column",
        justifyContent: "space-between",
        paddingTop: padPx,
        paddingBottom: padPx,
      },
      box(
        { display: "flex", height: markPx * 0.5, flexShrink: 0 },
        sign(scene, open.trim(), {
          letters: { ...hand.letters.number, leading: 0.9, tracking: 0 },
          sizePx: markPx * 1.3,
          color: fill.secondary,
        }),
      ),
      quote.node,
      row(
        { columnGap: px(26), alignItems: "center" },
        box({
          width: px(70),
          height: Math.max(2, px(7)),
          flexShrink: 0,
          backgroundColor: fill.secondary,
        }),
        paragraph(scene, main.by, {
          letters: { ...hand.letters.body, weight: 700, leading: 1.2 },
          sizePx: byPx,
          color: fill.ink,
          widthPx: byWidth,
        }),
      ),
    ),
    ...under,
  ];
}

/** A panel in the primary, the corner at its end cut off. */
function drawPanel({ px, colors }: Scene, panel: Area): SlideNode {
  const { fill } = colors;
  const cutPx = px(cut);
  const percent = (part: number, of: number) => `${Math.round((part / of) * 10000) / 100}%`;
  const [right, bottom] = [
    percent(panel.width - cutPx, panel.width),
    percent(panel.height - cutPx, panel.height),
  ];
  return at(panel, {
    backgroundImage: `linear-gradient(120deg, ${fill.end}, ${fill.background})`,
    clipPath: `polygon(0% 0%, 100% 0%, 100% ${bottom}, ${right} 100%, 0% 100%)`,
  });
}
