import { isTimeLabel } from "../../numbers/dates/time-scale.ts";
import type { DraftSentence } from "./sentences.ts";

export interface TableRow {
  cells: string[];
  passage: string;
  sentence: DraftSentence;
}

type Row = Pick<TableRow, "cells">;

/** Matches a date of digits, e.g. `2024-05`, `3.5.2024` or `05/24`. */
const date = /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/;

/** Whether a table's first column has only times. Leaving out individual rows of such a series would hide changes. */
export const isSeries = (rows: readonly Row[]) =>
  rows.length > 2 &&
  rows.every(({ cells: [label = ""] }) => date.test(label) || isTimeLabel(label));

const year = /(?:19|20)\d\d/;

/**
 * Whether the first row is later than the last row. Compares the years in their labels; if these are equal, compares
 * the first other number.
 */
export function startsWithLatest(rows: readonly Row[]): boolean {
  const read = (row: Row | undefined) => {
    const label = row?.cells[0] ?? "";
    const named = Number(year.exec(label)?.[0] ?? 0);
    return { named, part: Number(/\d+/.exec(label.replace(year, ""))?.[0] ?? 0) };
  };
  const [first, last] = [read(rows[0]), read(rows.at(-1))];
  return first.named === last.named ? first.part > last.part : first.named > last.named;
}
