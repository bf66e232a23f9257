import type { BlockSink } from "./html-walk.ts";

/** Collects the rows of a data table. */
export class HtmlTable {
  readonly #rows: { cells: string[]; isHeader: boolean }[] = [];

  addRow(): void {
    this.#rows.push({ cells: [], isHeader: true });
  }

  addCell(text: string, { isHeader }: { isHeader: boolean }): void {
    const row = this.#rows.at(-1);
    row?.cells.push(text.replaceAll(/\s+/g, " ").trim());
    if (row && !isHeader) row.isHeader = false;
  }

  /** Adds each row as a passage. If the first row is a header, it names the columns. */
  addTo(sink: BlockSink): void {
    const rows = this.#rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
    const [first, ...others] = rows;
    if (!first) return;
    const columns = first.isHeader || namesNumbers(first.cells, others) ? first.cells : null;
    for (const [index, { cells }] of (columns ? others : rows).entries()) {
      sink.addRow(columns ?? [], cells, { row: index + 1 });
    }
  }
}

/** Returns true if the first row has no digits but every other row does, so the first row names columns. */
const namesNumbers = (first: readonly string[], others: readonly { cells: string[] }[]) =>
  !first.some((cell) => /\d/.test(cell)) &&
  others.length > 0 &&
  others.every(({ cells }) => cells.some((cell) => /\d/.test(cell)));
