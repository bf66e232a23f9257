import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap, besideMost } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, gridAreas, growth, rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { glassStyle, headGap } from "./paint.ts";
import { markTile } from "./marks.ts";

/** More points than these, or points of so many characters, stand in rows. */
const mostCards = 4;
const longPoint = 64;

/** Panes of glass, two in a row, or rows where there are many. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "list", {
    gap: headGap(scene),
    most: besideMost(scene),
  });
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { entries } = main;
  const isLong = entries.some(({ text }) => text.length > longPoint);
  const hasCards =
    entries.length > 2 && entries.length <= mostCards && !isLong && scene.squeeze === 0;
  const points = hasCards
    ? yield* drawCards(scene, hand, entries, room)
    : yield* drawRows(scene, hand, entries, room);
  return [...nodes, ...over, ...points, ...under];
}

function* drawCards(
  scene: Scene,
  hand: TemplateHand,
  entries: readonly ListEntry[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const areas = gridAreas(room, entries.length, 2, px(22));
  const [side, ends] = [px(34), px(30)];
  const heightPx = areas[0]?.height ?? 0;
  const tilePx = Math.min(px(62), heightPx * 0.26);
  const letters = { ...hand.letters.label, weight: 500, leading: 1.14 };
  const boxes = areas.map(({ width, height }) => ({
    widthPx: Math.floor(width - 2 * side - 2),
    heightPx: height - 2 * ends - tilePx - px(14),
  }));
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes,
    letters,
    maxSize: hand.sizes.list,
  });
  return entries.map((entry, index) =>
    at(
      areas[index] ?? room,
      {
        ...glassStyle(scene),
        flexDirection: "column",
        justifyContent: "space-between",
        padding: `${ends}px ${side}px`,
      },
      markTile(scene, entry.mark, tilePx) ?? at({ x: 0, y: 0, width: 1, height: 1 }, {}),
      paragraph(scene, entry, {
        letters,
        sizePx,
        color: colors.panel.ink,
        widthPx: boxes[index]?.widthPx ?? 1,
      }),
    ),
  );
}

function* drawRows(
  scene: Scene,
  hand: TemplateHand,
  entries: readonly ListEntry[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const isMany = entries.length > mostCards;
  const areas = rowAreas(room, entries.length, gap(scene, isMany ? 14 : 22));
  const heightPx = areas[0]?.height ?? 0;
  const tilePx = Math.min(px(58), heightPx * 0.56);
  const [side, between] = [px(32), px(28)];
  const widthPx = Math.floor(room.width - 2 * side - tilePx - between - 2);
  const letters = {
    ...hand.letters.lead,
    leading: scene.squeeze === 2 ? 1.15 : 1.22,
    balanced: true,
  };
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes: [{ widthPx, heightPx: heightPx - gap(scene, isMany ? 12 : 20) }],
    letters,
    maxSize: isMany ? 48 : hand.sizes.list * growth(entries.length),
  });
  return entries.map((entry, index) =>
    at(
      areas[index] ?? room,
      {
        ...glassStyle(scene, { radius: isMany ? 24 : 34 }),
        alignItems: "center",
        columnGap: between,
        paddingLeft: side,
        paddingRight: side,
      },
      markTile(scene, entry.mark, tilePx),
      paragraph(scene, entry, { letters, sizePx, color: colors.panel.ink, widthPx }),
    ),
  );
}
