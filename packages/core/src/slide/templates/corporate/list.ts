import { box, type SlideNode } from "../../../drawing/node.ts";
import { composeText } from "../../composers/text.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, type Fitted } from "../../composition/fit.ts";
import { blockFrame } from "../../composition/frame.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, inset } from "../../composition/place.ts";
import { drawPlaces } from "../../composition/places.ts";
import { growth, rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";

/** Padding of the rows, largest height of a row, and height of the line above the first; design px. */
const pad = 40;
const maxRow = 260;
const rule = 6;

/** Draws a list as rows below a line. The summary is a primary-coloured last row. */
export function* composeSheet(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "list", null);
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const { px, colors } = scene;
  const { paper, fill } = colors;
  const padPx = px(pad);
  const rulePx = Math.max(2, px(rule));
  const foot = yield* fitFoot(scene, skin, room);
  const footPx = foot ? foot.heightPx + px(60) : 0;
  const places = skin.list(scene, skin, main.entries, inset(room, { top: rulePx, bottom: footPx }));
  const rows = yield* drawPlaces(scene, "points", main.entries, places);
  const endPx = places.areas.reduce((end, { y, height }) => Math.max(end, y + height), 0);
  return [
    ...nodes,
    ...over,
    at(
      { ...room, height: rulePx },
      { backgroundImage: `linear-gradient(90deg, ${paper.accentLarge}, ${paper.blend})` },
    ),
    ...rows,
    ...(foot
      ? [
          at(
            { ...room, y: endPx, height: footPx },
            { backgroundColor: fill.background, alignItems: "center", paddingLeft: padPx },
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
        color: colors.fill.ink,
        widthPx,
      }),
  );
}

/** Draws list items as rows in two alternating colours. */
export const listRows: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px, colors } = scene;
  const { length } = entries;
  const areas = rowAreas(room, length, 0, px(maxRow * growth(length)));
  const rowPx = areas[0]?.height ?? 0;
  const hasMarks = entries.some(({ mark }) => mark !== "own");
  const markPx = Math.min(px(62), rowPx * 0.6);
  const markRoom = hasMarks ? markPx + px(32) : 0;
  const padPx = px(pad);
  return {
    areas,
    room: ({ width }) => ({
      widthPx: Math.floor(width - 2 * padPx - markRoom),
      heightPx: rowPx - Math.min(px(24), rowPx * 0.14),
    }),
    letters: { ...skin.letters.body, weight: 600, leading: 1.16 },
    maxSize: skin.sizes.list * growth(length),
    draw: ({ area, index, words }) => {
      const sheet = index % 2 === 0 ? colors.panel : colors.panelStrong;
      const mark = entries[index]?.mark ?? "own";
      return at(
        area,
        { backgroundColor: sheet.background, alignItems: "center", paddingLeft: padPx },
        hasMarks
          ? box(
              { width: markRoom, flexShrink: 0, display: "flex", alignItems: "center" },
              skin.mark(scene, { mark, sizePx: markPx, sheet, index }),
            )
          : null,
        words({ color: sheet.ink }),
      );
    },
  };
};
