import { parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import type { SlideLayoutName } from "../layout-names.ts";
import { readEntryMark } from "./entry-mark.ts";
import type { ItemRef, ListEntry, ReadBlock, Words } from "./slide-reading.ts";

/** Blocks whose lines have several parts, e.g. a label and a price. */
export type RowBlock = Extract<ReadBlock, { kind: "table" | "prices" | "timeline" | "figures" }>;

/** Neighbouring lines of a text item. */
export interface RowLines {
  /** Without the `::` around a line's first part. */
  lines: readonly string[];
  /** As typed. */
  typed: readonly string[];
  /** Whether the line's first part was typed as `::…::`, so its row is emphasized. */
  isLit: readonly boolean[];
  ref: ItemRef;
  /** Whether the lines were typed with bullets. */
  isBulleted: boolean;
  /** The layout that the user chose. Lines that would be another block by default are read as a block for it. */
  wanted: SlideLayoutName | undefined;
}

/** Matches a first part typed as `::Sat::`. */
const litStart = /^::([^\s:](?:[^:]{0,78}[^\s:])?)::/;

/** Reads which lines start with a part typed as `::…::`, and removes the `::`. */
export function readLit(typed: readonly string[]): Pick<RowLines, "lines" | "typed" | "isLit"> {
  return {
    typed,
    lines: typed.map((line) => line.replace(litStart, "$1")),
    isLit: typed.map((line) => litStart.test(line)),
  };
}

/** Whether a cell is typed as `::…::`, so its row or column is emphasized. */
export function isLitCell(text: string): boolean {
  return parseInlineMarkup(text).some(({ highlighted }) => highlighted);
}

/** Builds the words of a part of a line, without `::`. */
export function partWords(text: string, ref: ItemRef): Words {
  return { text: plainPart(text), ref };
}

function plainPart(text: string): string {
  return stripMarkup(text).trim();
}

/** Builds list items from the lines, without `::`. */
export function listEntries(lines: readonly string[], ref: ItemRef): ListEntry[] {
  return lines.map((line) => ({ ...readEntryMark(plainPart(line)), ref }));
}
