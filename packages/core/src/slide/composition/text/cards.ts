import { box, type BoxNode, type SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { EntryMark, ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { squeezedGap } from "../scene/squeeze.ts";
import type { Letters } from "../scene/lettering.ts";
import type { Places } from "../scene/skin-parts.ts";
import { growth, listAreas } from "../scene/areas.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";

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
  /**
   * The grid for lists of up to `most` items of up to `longest` UTF-16 units, with each bullet above its text. Other
   * lists are drawn as rows, and all if it is absent.
   */
  few?: { most: number; longest: number; areas: (count: number, gapPx: number) => Area[] };
  letters: Letters;
}

/** With this many rows or more, gaps and text get smaller; `maxSize` is in design px. */
const manyRows = { from: 5, maxSize: 48 } as const;

/** Places list items in a grid of cards, or in rows if the grid doesn't suit the items or the slide. */
export function pointCards(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  room: Area,
  look: PointCards,
): Places {
  const { few } = look;
  const { length } = entries;
  const isShort = few && entries.every(({ text }) => text.length <= few.longest);
  const isFree = scene.squeeze === 0 && scene.photo === null;
  return few && length > 2 && length <= few.most && isShort && isFree
    ? pointGrid(scene, skin, entries, { ...look, few })
    : pointRows(scene, skin, entries, { ...look, room });
}

/** Whether any item has a bullet or check mark to draw. If none has, the items' texts use the space for the marks. */
function hasMarks(scene: Scene, entries: readonly ListEntry[], { tile }: PointCards): boolean {
  return entries.some(({ mark }) => tile(scene, mark, 1) !== null);
}

function pointGrid(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  look: PointCards & Required<Pick<PointCards, "few">>,
): Places {
  const { card, edgePx, tile, few, letters } = look;
  const { px, colors } = scene;
  const areas = few.areas(entries.length, px(22));
  const [side, ends] = [px(34), px(30)];
  const hasTiles = hasMarks(scene, entries, look);
  const tilePx = hasTiles ? Math.min(px(62), (areas[0]?.height ?? 0) * 0.26) : 0;
  const style = {
    flexDirection: "column",
    justifyContent: hasTiles ? "space-between" : "center",
  } as const;
  return {
    areas,
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - 2 * side - 2 * edgePx),
      heightPx: height - 2 * ends - (hasTiles ? tilePx + px(14) : 0),
    }),
    letters,
    maxSize: skin.sizes.list,
    draw: ({ area, index, words }) =>
      card(
        scene,
        area,
        { style: { ...style, padding: `${ends}px ${side}px` } },
        hasTiles
          ? (tile(scene, entries[index]?.mark ?? "own", tilePx) ?? box({ height: 1 }))
          : null,
        words({ color: colors.panel.ink }),
      ),
  };
}

function pointRows(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  look: PointCards & { room: Area },
): Places {
  const { room, card, edgePx, tile } = look;
  const { px, colors, squeeze } = scene;
  const isLow = entries.length >= manyRows.from;
  const areas = listAreas(scene, room, entries, squeezedGap(scene, isLow ? 14 : 22));
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
    maxSize: isLow ? manyRows.maxSize : skin.sizes.list * growth(entries.length),
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
        words({ color: colors.panel.ink }),
      ),
  };
}
