import { addTableRows, type TableRow } from "../text/table-rows.ts";
import type { BlockSink } from "./html-walk.ts";

export class HtmlTable {
  readonly #rows: TableRow[] = [];

  addRow(): void {
    this.#rows.push({ cells: [], isHeader: true });
  }

  addCell(text: string, { isHeader }: { isHeader: boolean }): void {
    const row = this.#rows.at(-1);
    row?.cells.push(text.replaceAll(/\s+/g, " ").trim());
    if (row && !isHeader) row.isHeader = false;
  }

  addTo(sink: BlockSink): void {
    addTableRows(sink, this.#rows);
  }
}
