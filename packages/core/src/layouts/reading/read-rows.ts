import type { SlideLayoutName } from "../layout-names.ts";
import { readFigures } from "./read-figures.ts";
import { readPrices } from "./read-prices.ts";
import { readLabelTable, readTable } from "./read-table.ts";
import { readTimeline } from "./read-timeline.ts";
import { readLit, type RowBlock, type RowLines } from "./row-lines.ts";
import type { ReadBlock } from "./slide-reading.ts";

type RowReader = (lines: RowLines) => RowBlock | null;

const readers = {
  timeline: readTimeline,
  prices: readPrices,
  figures: readFigures,
  table: readLabelTable,
} as const satisfies Partial<Record<SlideLayoutName, RowReader>>;

/** Returns the layout if it decides how lines are read; others read them as by default. */
export const readsLines = (layout: SlideLayoutName | undefined): SlideLayoutName | undefined =>
  layout === "list" || Object.hasOwn(readers, layout ?? "") ? layout : undefined;

/** Reads lines that each have several parts; null for other lines. */
export function readRows({
  typed,
  ...context
}: Omit<RowLines, "lines" | "isLit">): ReadBlock[] | null {
  const all = { ...context, ...readLit(typed) };
  const table = readTable(all);
  if (table) return table;
  const names = Object.keys(readers) as (keyof typeof readers)[];
  const wanted = names.find((name) => name === all.wanted);
  for (const name of wanted ? [wanted, ...names] : names) {
    const block = readers[name](all);
    if (block) return [block];
  }
  return null;
}

/** Turns blocks whose lines can be list items into lists. */
export function asList(block: ReadBlock): ReadBlock {
  return "entries" in block ? { kind: "list", entries: block.entries } : block;
}

/** Turns a list whose items all have a check mark, a cross or an empty box into a checklist. */
export function asChecklist(block: ReadBlock): ReadBlock {
  if (block.kind !== "list" || block.entries.length < 2) return block;
  const isChecked = block.entries.every(({ mark }) => mark !== "neutral" && mark !== "own");
  return isChecked ? { kind: "checklist", entries: block.entries } : block;
}
