import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { blockFrame, gap, besideMost } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { composeText } from "../../composers/text.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { card } from "./card.ts";
import { lamp } from "./marks.ts";
import { headGap } from "./paint.ts";

/** More points than these, or points of so many characters, stand in rows. */
const mostTiles = 6;
const longPoint = 60;
/** Of the width, the wider tile of a row. */
const wide = 0.545;

/** Tiles of different widths by turns, or rows where there are many. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "list", {
    gap: headGap(scene),
    most: besideMost(scene),
  });
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { entries } = main;
  const { length } = entries;
  const isLong = entries.some(({ text }) => text.length > longPoint);
  const most = scene.shape === "portrait" || scene.shape === "tall" ? mostTiles : 4;
  const hasTiles = length > 2 && length <= most && !isLong && scene.squeeze === 0;
  const points = hasTiles
    ? yield* drawTiles(scene, hand, entries, room)
    : yield* drawRows(scene, hand, entries, room);
  return [...nodes, ...over, ...points, ...under];
}

/** Two tiles in a row, the wider one at the left and at the right by turns; an odd first one has its row alone. */
function bento(room: Area, count: number, gapPx: number): Area[] {
  const isOdd = count % 2 === 1;
  return rowAreas(room, Math.ceil(count / 2), gapPx).flatMap((place, index): Area[] => {
    if (isOdd && index === 0) return [place];
    const turn = index % 2 === (isOdd ? 1 : 0);
    const first = Math.round((room.width - gapPx) * (turn ? wide : 1 - wide));
    return [
      { ...place, width: first },
      { ...place, x: place.x + first + gapPx, width: room.width - gapPx - first },
    ];
  });
}

function* drawTiles(
  scene: Scene,
  hand: TemplateHand,
  entries: readonly ListEntry[],
  room: Area,
): Composing<SlideNode[]> {
  const { px, colors } = scene;
  const areas = bento(room, entries.length, px(22));
  const [side, ends] = [px(36), px(32)];
  const heightPx = areas[0]?.height ?? 0;
  const lampPx = Math.min(px(54), heightPx * 0.24);
  const letters = { ...hand.letters.label, leading: 1.12 };
  const boxes = areas.map(({ width, height }) => ({
    widthPx: Math.floor(width - 2 * side - px(6)),
    heightPx: height - 2 * ends - lampPx - px(12),
  }));
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes,
    letters,
    maxSize: hand.sizes.list,
  });
  return entries.map((entry, index) =>
    card(
      scene,
      areas[index] ?? room,
      {
        style: {
          flexDirection: "column",
          justifyContent: "space-between",
          padding: `${ends}px ${side}px`,
        },
      },
      lamp(scene, entry.mark, lampPx) ?? box({ height: 1 }),
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
  const isMany = entries.length > 4;
  const areas = rowAreas(room, entries.length, gap(scene, isMany ? 14 : 22));
  const heightPx = areas[0]?.height ?? 0;
  const lampPx = Math.min(px(56), heightPx * 0.52);
  const [side, between] = [px(34), px(28)];
  const widthPx = Math.floor(room.width - 2 * side - lampPx - between - px(6));
  const letters = {
    ...hand.letters.lead,
    leading: scene.squeeze === 2 ? 1.15 : 1.22,
    balanced: true,
  };
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes: [{ widthPx, heightPx: heightPx - gap(scene, isMany ? 12 : 20) - px(6) }],
    letters,
    maxSize: isMany ? 50 : hand.sizes.list * growth(entries.length),
  });
  return entries.map((entry, index) =>
    card(
      scene,
      areas[index] ?? room,
      {
        radius: isMany ? 22 : 30,
        style: { alignItems: "center", columnGap: between, paddingLeft: side, paddingRight: side },
      },
      lamp(scene, entry.mark, lampPx),
      paragraph(scene, entry, { letters, sizePx, color: colors.panel.ink, widthPx }),
    ),
  );
}
