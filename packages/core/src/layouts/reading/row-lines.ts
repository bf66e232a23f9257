import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import type { SlideLayoutName } from "../layout-names.ts";
import { readEntryMark } from "./entry-mark.ts";
import type { ItemRef, ListEntry, ReadBlock, Words } from "./slide-reading.ts";

/** Blocks whose lines have several parts, e.g. a label and a price. */
export type RowBlock = Extract<ReadBlock, { kind: "table" | "prices" | "timeline" | "figures" }>;

/** Neighbouring lines of a text item. */
export interface RowLines {
  lines: readonly string[];
  ref: ItemRef;
  /** Whether the lines were typed with bullets. */
  isBulleted: boolean;
  /** The layout that the user chose. Lines that would be another block by default are read as a block for it. */
  wanted: SlideLayoutName | undefined;
}

/** Whether a cell or label is typed as `::…::`, so its row or column is emphasized. */
export function isLit(text: string): boolean {
  return parseInlineMarkup(text).some(({ highlighted }) => highlighted);
}

/** Builds the words of a part of a line, without `::`. */
export function partWords(text: string, ref: ItemRef): Words {
  return { text: plainPart(text), ref };
}

export function plainPart(text: string): string {
  return stripMarkup(text).trim();
}

/** Builds list items from the lines, without `::`. */
export function listEntries(lines: readonly string[], ref: ItemRef): ListEntry[] {
  return lines.map((line) => ({ ...readEntryMark(plainPart(line)), ref }));
}
