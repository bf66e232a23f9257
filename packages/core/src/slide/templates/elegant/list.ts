import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { gap, head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { diamond, headShare, besideBlock, openingLine, rowLine } from "./parts.ts";
import { composeText } from "./text.ts";

/** More points than these stand closer, with no diamonds between. */
const manyPoints = 6;

/** A menu on the axis: points between two hairlines, diamonds between them. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "list");
  if (!main) return yield* composeText(scene, hand);
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const { entries } = main;
  const isMany = entries.length > manyPoints;
  const { nodes, rest } = yield* head(scene, hand, {
    area: hand.area(scene, hand),
    share: headShare(scene, isMany ? 0.2 : 0.27),
    align: scene.shape === "landscape" ? "start" : "center",
  });
  const { over, under, room } = yield* besideBlock(scene, evenLines(hand), {
    area: rest,
    before,
    after,
    align: "center",
  });
  const padPx = gap(scene, isMany ? 14 : 30);
  const inner = { ...room, y: room.y + padPx, height: room.height - 2 * padPx };
  const rows = rowAreas(inner, entries.length, 0);
  const heightPx = rows[0]?.height ?? inner.height;
  const markEm = entries.some(isMarked) ? 1.4 : 0;
  const widthPx = Math.floor(room.width * 0.98);
  const letters = { ...hand.letters.lead, leading: 1.12, tracking: -0.014, balanced: true };
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes: [
      {
        widthPx: Math.floor(widthPx - px(hand.sizes.list) * markEm),
        heightPx: Math.max(1, heightPx - gap(scene, isMany ? 8 : 38)),
      },
    ],
    letters,
    maxSize: hand.sizes.list * growth(entries.length),
  });
  const markPx = sizePx * markEm;
  return [
    ...nodes,
    ...over,
    ...openingLine(scene, room, { align: "center" }),
    rowLine(scene, { ...room, y: room.y + room.height }),
    ...entries.map((entry, index) =>
      at(
        rows[index] ?? room,
        { alignItems: "center", justifyContent: "center", columnGap: sizePx * 0.4 },
        isMarked(entry)
          ? row({}, hand.mark(scene, { mark: entry.mark, sizePx: sizePx * 0.86, sheet, index }))
          : null,
        paragraph(scene, entry, {
          letters,
          sizePx,
          color: sheet.ink,
          align: "center",
          style: { flexShrink: 1, maxWidth: Math.floor(widthPx - markPx) },
        }),
      ),
    ),
    ...(isMany
      ? []
      : rows.slice(1).map((place) => between(scene, place.x + room.width / 2, place.y))),
    ...under,
  ];
}

function isMarked({ mark }: ListEntry): boolean {
  return mark === "check" || mark === "cross" || mark === "open";
}

/** A diamond around a point. */
function between(scene: Scene, x: number, y: number): SlideNode {
  const size = scene.px(12);
  const mark = diamond(size, scene.colors.paper.accentLarge);
  return at({ x: x - size / 2, y: y - size / 2, width: size, height: size }, {}, mark);
}
