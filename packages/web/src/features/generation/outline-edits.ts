import type { OutlineItem, PostOutline } from "@slideloom/core/planning";

/** Changes one slide of an outline. */
export const changeItem = (
  outline: PostOutline,
  id: string,
  change: Partial<Pick<OutlineItem, "point" | "layout">>,
): PostOutline => ({
  ...outline,
  items: outline.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** Moves a slide by one position. The first slide can't move up, nor the last one down. */
export function moveItem(outline: PostOutline, id: string, by: -1 | 1): PostOutline {
  const from = outline.items.findIndex((item) => item.id === id);
  const moved = outline.items[from];
  const to = from + by;
  if (!moved || to < 0 || to >= outline.items.length) return outline;
  return { ...outline, items: outline.items.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Removes a slide, unless it is the only one. */
export const dropItem = (outline: PostOutline, id: string): PostOutline =>
  outline.items.length === 1
    ? outline
    : { ...outline, items: outline.items.filter((item) => item.id !== id) };

/** Adds a slide before the closing slide. */
export function addItem(outline: PostOutline, point: string): PostOutline {
  const numbers = outline.items.map(({ id }) => Number(id.slice(1)));
  const added: OutlineItem = {
    id: `o${Math.max(0, ...numbers) + 1}`,
    role: "point",
    layout: null,
    point,
    facts: [],
  };
  return { ...outline, items: outline.items.toSpliced(-1, 0, added) };
}
