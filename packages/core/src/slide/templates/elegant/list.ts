import type { SlideNode } from "../../../drawing/node.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { boxAt, inset, row } from "../../composition/scene/boxes.ts";
import { growth, listAreas } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { diamond, openingLine, rowLine } from "./parts.ts";
import { isMany } from "./place-block.ts";

/** Rows with less height than this have no diamonds between them, design px. */
const lowRow = 116;
/** Largest height of an item's text, as a fraction of its row's height, so items are farther apart than lines. */
const textShare = 0.62;

/**
 * Draws list items like a centred menu between two lines. Diamonds separate the items, except in long lists and on
 * slides with a photo.
 */
export const listMenu: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const { length } = entries;
  const isLow = room.height / length < px(lowRow);
  const isClose = isMany(length) || isLow || scene.photo !== null;
  const padPx = squeezedGap(scene, isClose ? 14 : 30);
  const inner = inset(room, { top: padPx, bottom: padPx });
  const areas = listAreas(scene, inner, entries, 0, { columnGapPx: px(40) });
  const isGrid = areas.some(({ width }) => width < room.width);
  const markEm = entries.some(isMarked) ? 1.4 : 0;
  const widthOf = ({ width }: Area) => Math.floor(width * 0.98);
  const letters = { ...skin.letters.lead, leading: 1.12, tracking: -0.014, balanced: true };
  return {
    areas,
    room: (area) => ({
      widthPx: Math.floor(widthOf(area) - px(skin.sizes.list) * markEm),
      heightPx: isClose ? area.height - squeezedGap(scene, 8) : area.height * textShare,
    }),
    letters,
    maxSize: skin.sizes.list * growth(length),
    rules: [
      ...openingLine(scene, room, { align: "center" }),
      rowLine(scene, { ...room, y: room.y + room.height }),
      ...(isClose || isGrid ? [] : areas.slice(1).map((area) => diamondOver(scene, area))),
    ],
    draw: ({ area, index, sizePx }) => {
      const entry = entries[index];
      if (!entry) return [];
      const mark = isMarked(entry)
        ? skin.mark(scene, { mark: entry.mark, sizePx: sizePx * 0.86, sheet, index })
        : null;
      const maxWidth = Math.floor(widthOf(area) - sizePx * markEm);
      return boxAt(
        area,
        { alignItems: "center", justifyContent: "center", columnGap: sizePx * 0.4 },
        mark && row({}, mark),
        paragraph(scene, entry, {
          letters,
          sizePx,
          color: sheet.ink,
          align: "center",
          style: {
            flexShrink: 1,
            maxWidth,
          },
        }),
      );
    },
  };
};

function isMarked({ mark }: ListEntry): boolean {
  return mark === "check" || mark === "cross" || mark === "open";
}

/** Draws a diamond in the middle of a row's top edge. */
function diamondOver(scene: Scene, { x, y, width }: Area): SlideNode {
  const size = scene.px(12);
  const mark = diamond(size, scene.colors.paper.accentLarge);
  return boxAt({ x: x + (width - size) / 2, y: y - size / 2, width: size, height: size }, {}, mark);
}
