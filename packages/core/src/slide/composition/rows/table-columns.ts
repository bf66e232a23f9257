import type { Words } from "../../../layouts/reading/slide-reading.ts";

/** A column's share of the table's width, and how its cells are aligned. */
export interface TableColumn {
  share: number;
  align: "start" | "center" | "end";
}

/** Smallest width of a column, em. */
const leastEm = 2.2;

/** Widths beyond which a column's cells wrap, em, by number of columns: 17 for two, 10.5 for four; narrow: 12 and 7. */
const mostEm = (columns: number, isNarrow: boolean) =>
  isNarrow ? 20 / columns + 2 : 26 / columns + 4;

/** Matches numbers, and check marks and dashes in their place. */
const number = /^(?:[\P{L}\p{N}]{0,6}\p{N}.{0,14}|[–—✓✔✗✘×x-]|)$/iu;

/**
 * Divides a table's width by the widths of its cells in one line, em. `lineEm` is the width of all columns if no cell
 * wraps; null if cells are so long that they must wrap. With `isNarrow`, long cells have more and shorter lines.
 */
export function planColumns(
  rows: readonly (readonly Words[])[],
  ems: readonly (readonly number[])[],
  isNarrow = false,
): { columns: TableColumn[]; lineEm: number | null } {
  const count = Math.max(...rows.map((row) => row.length));
  const most = mostEm(count, isNarrow);
  const columns = Array.from({ length: count }, (_, column) => {
    const widest = Math.max(leastEm, ...ems.map((row) => row[column] ?? 0));
    const isNumeric = rows.every((row) => number.test(row[column]?.text ?? ""));
    const isShort = widest <= (count === 2 ? shortEm.two : shortEm.more);
    const align =
      column === 0 || !(isNumeric || isShort) ? "start" : count === 2 ? "end" : "center";
    const wanted = widest + (count > 2 ? 0.6 : 0.3);
    return {
      width: Math.min(most, wanted),
      isWhole: wanted <= most,
      align,
    } as const;
  });
  const sum = columns.reduce((all, { width }) => all + width, 0);
  return {
    columns: columns.map(({ width, align }) => ({ share: width / sum, align })),
    lineEm: columns.every(({ isWhole }) => isWhole) ? sum : null,
  };
}

/** Widths up to which the cells of a column aren't aligned at the start, em: in tables of two columns, and of more. */
const shortEm = { two: 12, more: 8 } as const;
