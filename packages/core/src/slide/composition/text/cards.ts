import type { BoxNode, SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { EntryMark, ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { squeezedGap } from "../scene/squeeze.ts";
import type { Places } from "../scene/skin-parts.ts";
import { growth, listAreas } from "../scene/areas.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import { pointGrowth } from "./short-points.ts";

export type DrawCard = (
  scene: Scene,
  area: Area,
  look: { isLow?: boolean; isLit?: boolean; style?: SlideStyle },
  ...children: (SlideNode | null)[]
) => BoxNode;

/** How a template draws a list as cards, one item on each. */
export interface PointCards {
  card: DrawCard;
  /** The width of a card's border, CSS px. */
  edgePx: number;
  /** Draws the bullet or check mark of an item; returns null if the item's text starts with its own, e.g. an emoji. */
  tile: (scene: Scene, mark: EntryMark, sizePx: number) => SlideNode | null;
}

/** With this many rows or more, gaps and text get smaller; `maxSize` is in design px. */
const manyRows = { from: 5, maxSize: 56 } as const;

/** Largest height of a row, design px. Higher rows would look empty. */
const mostRow = 230;

/** Whether any item has a bullet or check mark to draw. If none has, the items' texts use the space for the marks. */
function hasMarks(scene: Scene, entries: readonly ListEntry[], { tile }: PointCards): boolean {
  return entries.some(({ mark }) => tile(scene, mark, 1) !== null);
}

/** Places list items in rows, each on a card. */
export function pointCards(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  room: Area,
  look: PointCards,
): Places {
  const { card, edgePx, tile } = look;
  const { px, colors, squeeze } = scene;
  const isLow = entries.length >= manyRows.from;
  const grown = growth(entries.length) * pointGrowth(entries);
  const mostPx = px(mostRow) * Math.max(1, Math.min(1.3, grown));
  const areas = listAreas(scene, room, entries, squeezedGap(scene, isLow ? 14 : 22), {
    mostPx,
  });
  const hasTiles = hasMarks(scene, entries, look);
  const tilePx = hasTiles ? Math.min(px(58), (areas[0]?.height ?? 0) * 0.56) : 0;
  const [side, between] = [px(32), hasTiles ? px(28) : 0];
  return {
    areas,
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - 2 * side - tilePx - between - 2 * edgePx),
      heightPx: height - squeezedGap(scene, isLow ? 12 : 20) - 2 * edgePx,
    }),
    letters: { ...skin.letters.lead, leading: squeeze === 2 ? 1.15 : 1.22, balanced: true },
    maxSize: (isLow ? manyRows.maxSize : skin.sizes.list) * grown,
    draw: ({ area, index, words }) =>
      card(
        scene,
        area,
        {
          isLow,
          style: {
            alignItems: "center",
            columnGap: between,
            paddingLeft: side,
            paddingRight: side,
          },
        },
        tile(scene, entries[index]?.mark ?? "own", tilePx),
        words({ color: colors.panel.ink, ...(area.width < room.width / 2 && { align: "center" }) }),
      ),
  };
}
