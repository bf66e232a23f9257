import type { SlideNode } from "../../../drawing/node.ts";
import { getDirection } from "../../../drawing/direction.ts";
import { quoteLabel, quoteMarks } from "../../composers/quote.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { share, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, sign } from "../../composition/lettering.ts";
import { at, column, row } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { besideHung, columnsOf, strong } from "./grid.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** Opening marks that hang before the lines, and how wide each is, em. */
const hangingMarks: Readonly<Record<string, number>> = { "“": 0.44, "„": 0.44 };

/** The quote large at the bottom, its mark hanging before the lines; who said it after a strong line. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const { px } = scene;
  const { over, under, room } = yield* besideHung(scene, hand, { area, before, after });
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width, height: room.height * 0.16 },
    maxSize: 52,
    color: sheet.muted,
    letters: { ...hand.letters.label, balanced: false },
  });
  const build = quoteBlock(scene, hand, {
    words: main.words,
    by: main.by,
    widthPx: Math.floor(room.width),
  });
  const labelPx = label.heightPx > 0 ? label.heightPx + px(40) : 0;
  const quote = yield* fitNode(
    "quote",
    {
      widthPx: Math.floor(room.width),
      heightPx: (room.height - labelPx) * share(scene, 0.94),
      minPx: floorPx.headline,
      maxPx: px(hand.sizes.quote),
    },
    build,
  );
  return [
    ...over,
    at(room, {}, label.node),
    at(room, { flexDirection: "column", justifyContent: "flex-end" }, quote.node),
    ...under,
  ];
}

/** The quote and its author at a size. */
function quoteBlock(
  scene: Scene,
  hand: TemplateHand,
  { words, by, widthPx }: { words: Words; by: Words; widthPx: number },
): (sizePx: number) => SlideNode {
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const [open, close] = quoteMarks(words.text);
  const mark = open.trim();
  const markEm = hangingMarks[mark];
  const letters = { ...hand.letters.headline, weight: 500, leading: 1.04, balanced: true };
  const color = sheet.inkLarge;
  const columns = columnsOf(scene, { x: 0, y: 0, width: widthPx, height: 1 });
  const byStart = Math.round(columns.start(1));
  return (sizePx) => {
    const markPx = markEm === undefined ? 0 : Math.round(sizePx * markEm);
    const text = `${markEm === undefined ? open : ""}${words.text}${close}`;
    return column(
      { width: widthPx, rowGap: px(52) },
      row(
        { width: widthPx, alignItems: "flex-start" },
        markPx > 0 ? row({ width: markPx }, sign(scene, mark, { letters, sizePx, color })) : null,
        paragraph(scene, { ...words, text }, { letters, sizePx, color, widthPx: widthPx - markPx }),
      ),
      by.text.trim() === ""
        ? null
        : row(
            { width: widthPx, alignItems: "center" },
            row(
              { width: byStart },
              column({
                width: Math.round(columns.span(1)),
                height: Math.max(1, px(strong)),
                backgroundColor: sheet.ink,
              }),
            ),
            paragraph(scene, by, {
              letters: { ...hand.letters.body, weight: 600, leading: 1.2 },
              sizePx: Math.max(floorPx.body, px(46)),
              color: sheet.ink,
              widthPx: widthPx - byStart,
              // A Latin name stands at the line's start on a slide that is read from the right, too.
              ...(scene.rtl && getDirection(by.text) === "ltr" && { align: "end" as const }),
            }),
          ),
    );
  };
}
