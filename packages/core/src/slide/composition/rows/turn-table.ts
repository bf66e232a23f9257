import type { ReadBlock, Words } from "../../../layouts/reading/slide-reading.ts";

type Table = Extract<ReadBlock, { kind: "table" }>;

/** Least columns of a table that is turned on an upright slide, and most columns that it then has. */
const columns = { least: 6, most: 4 } as const;

/** Makes columns rows if a table with named columns is much wider than it is long. */
export function turnWideTable(table: Table): Table {
  const { head, rows, litColumn } = table;
  if (!head || head.length < columns.least || rows.length + 1 > columns.most) return table;
  const [corner, ...names] = head;
  if (!corner) return table;
  const blank: Words = { ...corner, text: "" };
  const cellAt = (row: number, column: number) => rows[row]?.cells[column] ?? blank;
  const litRow = rows.findIndex(({ isLit }) => isLit);
  return {
    ...table,
    head: [corner, ...rows.map((_, row) => cellAt(row, 0))],
    rows: names.map((name, index) => ({
      cells: [name, ...rows.map((_, row) => cellAt(row, index + 1))],
      isLit: index + 1 === litColumn,
    })),
    litColumn: litRow < 0 ? null : litRow + 1,
  };
}
