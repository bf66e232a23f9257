import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { beside, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import { reportHead } from "./head.ts";

/** Design px. */
const pad = 40;
const maxRow = 260;
const rule = 6;

const markBox = { flexShrink: 0, display: "flex", alignItems: "center" } as const;

/** A sheet of rows in two tones, its foot the summary on the primary. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "list");
  if (!main) return yield* composeText(scene, hand);
  const { px, colors, reading } = scene;
  const { panel, panelStrong, fill } = colors;
  const { nodes, rest } = yield* reportHead(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, {
    area: rest,
    before,
    after,
    callout: false,
  });
  const { summary } = reading;
  const padPx = px(pad);
  const footWidth = Math.floor(room.width - 2 * padPx);
  const foot = summary
    ? yield* fitNode(
        "summary",
        { widthPx: footWidth, heightPx: room.height * 0.24, minPx: floorPx.body, maxPx: px(50) },
        (sizePx) =>
          paragraph(scene, summary, {
            letters: { ...hand.letters.label, leading: 1.2, balanced: true },
            sizePx,
            color: fill.ink,
            widthPx: footWidth,
          }),
      )
    : null;
  const footPx = foot ? foot.heightPx + px(60) : 0;
  const { entries } = main;
  const count = entries.length;
  const rulePx = Math.max(2, px(rule));
  const listPx = Math.min(room.height - footPx - rulePx, count * px(maxRow * growth(count)));
  const areas = rowAreas({ x: 0, y: rulePx, width: room.width, height: listPx }, count, 0);
  const rowPx = areas[0]?.height ?? 0;
  const hasMarks = entries.some(({ mark }) => mark !== "own");
  const markPx = hasMarks ? Math.min(px(62), rowPx * 0.6) : 0;
  const markRoom = hasMarks ? markPx + px(32) : 0;
  const widthPx = Math.floor(room.width - 2 * padPx - markRoom);
  const letters = { ...hand.letters.body, weight: 600, leading: 1.16 };
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes: [{ widthPx, heightPx: rowPx - Math.min(px(24), rowPx * 0.14) }],
    letters,
    maxSize: hand.sizes.list * growth(count),
  });
  return [
    ...nodes,
    ...over,
    at(
      { ...room, height: rulePx + listPx + footPx },
      {},
      at(
        { x: 0, y: 0, width: room.width, height: rulePx },
        {
          backgroundImage: `linear-gradient(90deg, ${colors.paper.accentLarge}, ${colors.paper.secondary})`,
        },
      ),
      ...entries.map((entry, index) => {
        const sheet = index % 2 === 0 ? panel : panelStrong;
        const mark = hand.mark(scene, { mark: entry.mark, sizePx: markPx, sheet, index });
        return at(
          areas[index] ?? room,
          { backgroundColor: sheet.background, alignItems: "center", paddingLeft: padPx },
          hasMarks ? box({ width: markRoom, ...markBox }, mark) : null,
          paragraph(scene, entry, { letters, sizePx, color: sheet.ink, widthPx }),
        );
      }),
      foot
        ? at(
            { x: 0, y: rulePx + listPx, width: room.width, height: footPx },
            { backgroundColor: fill.background, alignItems: "center", paddingLeft: padPx },
            foot.node,
          )
        : null,
    ),
    ...under,
  ];
}
