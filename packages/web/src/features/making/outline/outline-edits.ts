import { cutUnits } from "@slideloom/core/text";
import { type OutlineItem, planLimits, type PostOutline } from "@slideloom/core/planning";

export const changeItem = (
  outline: PostOutline,
  id: string,
  change: Partial<Pick<OutlineItem, "point" | "layout">>,
): PostOutline => ({
  ...outline,
  items: outline.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** Moves a slide to another index. Indices outside the outline change nothing. */
export function moveItemTo(outline: PostOutline, from: number, to: number): PostOutline {
  const moved = outline.items[from];
  if (!moved || from === to || to < 0 || to >= outline.items.length) return outline;
  return { ...outline, items: outline.items.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Moves a slide by one position. The first slide can't move up, nor the last one down. */
export function moveItem(outline: PostOutline, id: string, by: -1 | 1): PostOutline {
  const from = outline.items.findIndex((item) => item.id === id);
  return moveItemTo(outline, from, from + by);
}

/** Removes a slide, unless it is the only one. */
export const dropItem = (outline: PostOutline, id: string): PostOutline =>
  outline.items.length === 1
    ? outline
    : { ...outline, items: outline.items.filter((item) => item.id !== id) };

/** Puts a removed slide back at `index`. If another slide now has the same id, assigns a new id. */
export function restoreItem(outline: PostOutline, item: OutlineItem, index: number): PostOutline {
  if (outline.items.length >= planLimits.outlineItems) return outline;
  const isTaken = outline.items.some(({ id }) => id === item.id);
  const restored = isTaken ? { ...item, id: findFreeId(outline) } : item;
  return { ...outline, items: outline.items.toSpliced(index, 0, restored) };
}

/** Adds a slide that states these facts before the closing slide. */
export function addItem(outline: PostOutline, point: string, facts: string[] = []): PostOutline {
  const added: OutlineItem = {
    id: findFreeId(outline),
    role: "point",
    layout: null,
    point: cutUnits(point, planLimits.pointCharacters),
    facts,
  };
  return { ...outline, items: outline.items.toSpliced(-1, 0, added) };
}

const findFreeId = ({ items }: PostOutline) =>
  `o${Math.max(0, ...items.map(({ id }) => Number(id.slice(1)))) + 1}`;
