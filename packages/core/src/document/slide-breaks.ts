import { getBlock } from "../blocks/registry.ts";
import type { Item } from "./post.ts";

/** A position where a slide can be split: after a sentence, list item, row of columns or code block. */
export interface SlideBreak {
  head: Item[];
  tail: Item[];
}

/** Lists the positions with text on both sides, in order. */
export function listBreaks(items: readonly Item[]): SlideBreak[] {
  const written = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.value.trim());
  return written.flatMap(({ item, index }, position) => {
    const [before, after] = [items.slice(0, index), items.slice(index + 1)];
    const divisions = getBlock(item.type).divide(item.value);
    const inside = divisions.map(([head, tail]) => ({
      head: [...before, { ...item, value: head }],
      tail: [{ ...item, value: tail }, ...after],
    }));
    const isLast = position === written.length - 1;
    return isLast ? inside : [...inside, { head: [...before, item], tail: after }];
  });
}
