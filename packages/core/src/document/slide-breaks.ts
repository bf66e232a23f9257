import { parseColumns, serializeColumns } from "./columns.ts";
import type { Item } from "./post.ts";

/** A place where a slide's items can be divided: after a whole sentence, list item, row of columns or code block. */
export interface SlideBreak {
  head: Item[];
  tail: Item[];
}

/** Every place at which both sides have words, from the first to the last. */
export function listBreaks(items: readonly Item[]): SlideBreak[] {
  const written = items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.value.trim());
  return written.flatMap(({ item, index }, position) => {
    const [before, after] = [items.slice(0, index), items.slice(index + 1)];
    const inside = divideItem(item).map(([head, tail]) => ({
      head: [...before, head],
      tail: [tail, ...after],
    }));
    const isLast = position === written.length - 1;
    return isLast ? inside : [...inside, { head: [...before, item], tail: after }];
  });
}

function divideItem(item: Item): [head: Item, tail: Item][] {
  if (item.type === "code") return [];
  if (item.type === "two-columns") return divideColumns(item);
  return sentenceEnds(item.value).map((end) => [
    { ...item, value: item.value.slice(0, end).trimEnd() },
    { ...item, value: item.value.slice(end).replace(/^\s*\n|^[ \t]+/, "") },
  ]);
}

function divideColumns(item: Item): [head: Item, tail: Item][] {
  const columns = parseColumns(item.value);
  if (!columns.ok) return [];
  const { leftColumn, rightColumn } = columns;
  const rows = Math.max(leftColumn.length, rightColumn.length);
  const part = (from: number, to: number): Item => ({
    ...item,
    value: serializeColumns({
      leftColumn: leftColumn.slice(from, to),
      rightColumn: rightColumn.slice(from, to),
    }),
  });
  return Array.from({ length: Math.max(0, rows - 1) }, (_, row) => [
    part(0, row + 1),
    part(row + 1, rows),
  ]);
}

/** A list's mark or number is no sentence, though its full stop looks like the end of one. */
const listMark = /^\s*(?:[-*•‣◦⁃∙▪▫●○■□]|\d{1,3}[.)])\s*$/u;

/** Offsets behind every sentence and line but the last (Unicode UAX 29, sentence boundaries). */
function sentenceEnds(text: string): number[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });
  const ends: number[] = [];
  const last = text.trimEnd().length;
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (segment.trim() === "" || listMark.test(segment) || end >= last) continue;
    ends.push(end);
  }
  return ends;
}
