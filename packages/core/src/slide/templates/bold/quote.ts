import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { floorPx } from "../../composition/fit.ts";
import { beside, share, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigQuote, quoteLabel } from "../../composers/quote.ts";
import { calloutLetters } from "./callout.ts";
import { box } from "../../../drawing/node.ts";
import { drawQuoteMark, quoteMarkRatio } from "./quote-mark.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** Design px: how high the mark is, by the stage's shape. */
const markHeights = { portrait: 236, square: 190, tall: 250, landscape: 150 } as const;

/** The words as large as a claim under a mark in ink; who said them on a plate. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const { px, shape, colors, squeeze } = scene;
  const sheet = hand.sheetOf(scene);
  const area = hand.area(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area, before, after, sheet });
  const markPx = px(markHeights[shape]) * (squeeze > 0 ? 0.6 : 1);
  const markWidth = markPx * quoteMarkRatio;
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width - markWidth - px(50), height: markPx },
    maxSize: 60,
    color: sheet.inkLarge,
    letters: { ...hand.letters.headline, weight: 800, leading: 1.06, tracking: -0.03 },
  });
  const byPx = Math.max(floorPx.body, px(44));
  const plateSheet = sheet === colors.primary ? colors.inkField : colors.primary;
  const plateWidth = Math.floor(room.width - px(56));
  const author = box(
    { display: "flex", flexDirection: "row", flexShrink: 0 },
    box(
      {
        display: "flex",
        backgroundColor: plateSheet.background,
        padding: `${px(16)}px ${px(28)}px`,
      },
      paragraph(scene, main.by, {
        letters: calloutLetters,
        sizePx: byPx,
        color: plateSheet.ink,
        style: { maxWidth: plateWidth },
      }),
    ),
  );
  const authorLines = Math.max(1, Math.ceil((main.by.text.length * byPx * 0.62) / plateWidth));
  const authorPx = authorLines * byPx * 1.2 + px(34);
  const top = room.y + Math.max(markPx, label.heightPx) + px(56);
  const quotePx = room.y + room.height - top - authorPx - px(44);
  const quote = yield* bigQuote(scene, main.words, {
    area: { width: room.width, height: quotePx * share(scene, 1) },
    letters: { ...hand.letters.headline, leading: 0.98 },
    maxSize: hand.sizes.quote,
    color: sheet.inkLarge,
  });
  const mark = {
    x: room.x + room.width - markWidth,
    y: room.y - px(6),
    width: markWidth,
    height: markPx,
  };
  return [
    ...over,
    drawQuoteMark(main.words.text, mark, sheet.accentLarge),
    at({ ...room, width: room.width - markWidth - px(50), height: label.heightPx }, {}, label.node),
    at(
      room,
      { flexDirection: "column", justifyContent: "flex-end" },
      column({ width: room.width, rowGap: px(44) }, quote.node, author),
    ),
    ...under,
  ];
}
