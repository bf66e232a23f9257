import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { gridAreas, growth, listAreas } from "../../composition/scene/areas.ts";
import { pointGrowth } from "../../composition/text/short-points.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { ListEntry } from "../../../layouts/reading/slide-reading.ts";
import { plate } from "./fields.ts";

const cardLetters: Letters = {
  family: "heading",
  weight: 800,
  leading: 1.08,
  tracking: -0.035,
  balanced: true,
};

/** Most cards in a grid of two columns, and most UTF-16 units of an item there; other lists are drawn as rows. */
const mostCards = 6;
const mostInCard = 20;
/** Font size from which bold text counts as large for contrast, CSS px (WCAG 2.2). */
const boldLarge = 18.7;
/** Largest height of a row, design px. */
const maxRow = 320;
/** Largest font size in a grid of cards, as a multiple of the largest font size in rows. */
const gridGrowth = 1.4;
/** Cards with less height than this, in design px, have the bullet beside the text instead of above it. */
const lowRow = 205;
/**
 * Draws list items as cards with a thick border, in a grid or in rows. Only a card whose mark differs from all others is
 * emphasized, because emphasis that nobody wrote would be a meaning of its own.
 */
export const listCards: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px } = scene;
  const count = entries.length;
  const plan = planCards(scene, entries, room);
  const { areas, rowPx, isStacked, edgePx, padPx, markPx, asidePx } = plan;
  const widthOf = ({ width }: Area) => Math.floor(width - 2 * (padPx + edgePx) - asidePx);
  return {
    areas,
    room: (area) => ({
      // Leaves 16 design px free, because a word may overflow its box by the width of a space.
      widthPx: widthOf(area) - px(16),
      heightPx: isStacked
        ? rowPx - 2 * (padPx * 0.8 + edgePx) - markPx - px(8)
        : rowPx - 2 * edgePx - Math.min(px(36), rowPx * (count > 5 ? 0.06 : 0.2)),
    }),
    letters: cardLetters,
    maxSize: skin.sizes.list * (plan.isGrid ? gridGrowth : growth(count) * pointGrowth(entries)),
    draw: ({ area, index, sizePx, words }) => {
      const sheet = cardSheet(scene, entries, index);
      const isPrimary = sheet === scene.colors.primary;
      const entry = { mark: entries[index]?.mark ?? "own", sizePx: markPx, index };
      const marked = isPrimary ? { ...sheet, accentLarge: sheet.inkLarge } : sheet;
      const mark = entry.mark === "neutral" ? null : skin.mark(scene, { ...entry, sheet: marked });
      const color = isPrimary && sizePx >= boldLarge ? sheet.inkLarge : sheet.ink;
      const content = words({ color, widthPx: widthOf(area) });
      const border = `${edgePx}px solid ${scene.colors.paper.ink}`;
      const style = { backgroundColor: sheet.background, border };
      return isStacked
        ? stackedCard(area, { style, padPx, markPx }, mark, content)
        : rowCard(area, { style, padPx, asidePx }, mark, content);
    },
  };
};

/** Returns the cards' areas, and the sizes of their borders, padding and bullets; CSS px. */
function planCards(scene: Scene, entries: readonly ListEntry[], room: Area) {
  const { px, squeeze, photo } = scene;
  const count = entries.length;
  // Beside a photo, cards in a grid would be too short for text of a readable size.
  const isShort = entries.every(({ text }) => text.length <= mostInCard);
  const isFree = isShort && squeeze === 0 && photo === null;
  const isGrid = isFree && count >= 4 && count <= mostCards;
  const gapPx = squeezedGap(scene, isGrid ? 24 : count > 5 ? 12 : 18);
  const areas = isGrid
    ? gridAreas(room, count, 2, gapPx)
    : listAreas(scene, room, entries, gapPx, { mostPx: px(maxRow * growth(count)) });
  const rowPx = areas[0]?.height ?? 0;
  const isStacked = isGrid && rowPx >= px(lowRow);
  const padPx = px(isGrid ? 34 : 30);
  // A card needs no bullet, so only check marks and similar icons need space.
  const hasMarks = entries.some(({ mark }) => mark !== "neutral" && mark !== "own");
  const wanted = isStacked ? Math.min(px(58), rowPx * 0.24) : Math.min(px(60), rowPx * 0.5);
  const markPx = hasMarks ? wanted : 0;
  const asidePx = !isStacked && hasMarks ? markPx + padPx * 0.7 : 0;
  return { areas, rowPx, isGrid, isStacked, edgePx: Math.max(2, px(6)), padPx, markPx, asidePx };
}

/** Draws a card with its bullet above the text. */
function stackedCard(
  area: Area,
  { style, padPx, markPx }: { style: SlideStyle; padPx: number; markPx: number },
  mark: SlideNode | null,
  words: SlideNode,
): SlideNode {
  return boxAt(
    area,
    {
      ...style,
      flexDirection: "column",
      justifyContent: mark ? "space-between" : "center",
      padding: `${padPx * 0.8}px ${padPx}px`,
    },
    mark && box({ display: "flex", height: markPx, flexShrink: 0 }, mark),
    words,
  );
}

/** Draws a card with its bullet before the text. */
function rowCard(
  area: Area,
  { style, padPx, asidePx }: { style: SlideStyle; padPx: number; asidePx: number },
  mark: SlideNode | null,
  words: SlideNode,
): SlideNode {
  return boxAt(
    area,
    { ...style, alignItems: "center", paddingLeft: padPx, paddingRight: padPx },
    asidePx > 0 ? box({ width: asidePx, flexShrink: 0, display: "flex" }, mark) : null,
    words,
  );
}

/** Returns a card's colours: the primary for the only item with another mark than the rest. */
function cardSheet(scene: Scene, entries: readonly ListEntry[], index: number): Sheet {
  const own = entries[index]?.mark;
  const same = entries.filter(({ mark }) => mark === own).length;
  return same === 1 && entries.length > 2 ? scene.colors.primary : plate(scene);
}
