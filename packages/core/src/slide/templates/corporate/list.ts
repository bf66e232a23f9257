import { box, type SlideNode } from "../../../drawing/node.ts";
import { composeText } from "../../composers/text.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { fitNode, type Fitted } from "../../composition/fit/fit.ts";
import { blockFrame } from "../../composition/text/around/block-frame.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { pointGrowth } from "../../composition/text/short-points.ts";
import { drawPlaces } from "../../composition/text/text-places.ts";
import { growth, listAreas } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

/** Padding left and right of a row's text, design px. */
const pad = 40;
/** Largest height of a row, design px. */
const maxRow = 260;
/** Width of the accent-coloured bar at the left of each row, design px. */
const between = 14;
/** Thickness of the accent bar, design px. */
const bar = 12;

/** Draws the headline, and a list as rows. The summary is a primary-coloured last row. */
export function* composeSheet(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "list", null);
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { chosen } = colors;
  const padPx = px(pad);
  const foot = yield* fitFoot(scene, skin, room);
  const footPx = foot ? foot.heightPx + px(60) : 0;
  const bottom = foot ? footPx + squeezedGap(scene, between) : 0;
  const places = skin.list(scene, skin, main.entries, inset(room, { bottom }));
  const rows = yield* drawPlaces(scene, "points", main.entries, places);
  const endPx = places.areas.reduce((end, { y, height }) => Math.max(end, y + height), 0);
  return [
    ...nodes,
    ...over,
    ...rows,
    ...(foot
      ? [
          boxAt(
            { ...room, y: endPx + squeezedGap(scene, between), height: footPx },
            { backgroundColor: chosen.background, alignItems: "center", paddingLeft: padPx },
            foot.node,
          ),
        ]
      : []),
    ...under,
  ];
}

/** Fits the summary into the last row; null without a summary. */
function* fitFoot(scene: Scene, skin: TemplateSkin, room: Area): Composing<Fitted | null> {
  const { px, colors, reading } = scene;
  const { summary } = reading;
  if (!summary) return null;
  const widthPx = Math.floor(room.width - 2 * px(pad));
  return yield* fitNode(
    "summary",
    { widthPx, heightPx: room.height * 0.24, minPx: scene.floorPx.body, maxPx: px(50) },
    (sizePx) =>
      paragraph(scene, summary, {
        letters: { ...skin.letters.label, leading: 1.2, balanced: true },
        sizePx,
        color: colors.chosen.ink,
        widthPx,
      }),
  );
}

/** Draws list items as rows in two alternating colours. */
export const listRows: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px, colors } = scene;
  const { length } = entries;
  const mostPx = px(maxRow * growth(length));
  const areas = listAreas(scene, room, entries, squeezedGap(scene, between), { mostPx });
  const rowPx = areas[0]?.height ?? 0;
  const hasMarks = entries.some(({ mark }) => mark !== "neutral" && mark !== "own");
  const markPx = Math.min(px(62), rowPx * 0.6);
  const markRoom = hasMarks ? markPx + px(32) : 0;
  const padPx = px(pad);
  return {
    areas,
    room: ({ width }) => ({
      widthPx: Math.floor(width - 2 * padPx - markRoom),
      heightPx: rowPx - Math.min(px(24), rowPx * 0.14),
    }),
    letters: { ...skin.letters.body, weight: 600, leading: 1.16, balanced: true },
    maxSize: skin.sizes.list * growth(length) * pointGrowth(entries),
    draw: ({ area, index, words }) => {
      const { panel } = colors;
      const mark = entries[index]?.mark ?? "own";
      const drawn =
        mark === "neutral" ? null : skin.mark(scene, { mark, sizePx: markPx, sheet: panel, index });
      const place = {
        width: markRoom,
        flexShrink: 0,
        display: "flex",
        alignItems: "center",
      } as const;
      return [
        boxAt(
          area,
          { backgroundColor: panel.background, alignItems: "center", paddingLeft: padPx },
          hasMarks ? box(place, drawn) : null,
          words({ color: panel.ink }),
        ),
        boxAt({ ...area, width: Math.max(2, px(bar)) }, { backgroundColor: panel.accentLarge }),
      ];
    },
  };
};
