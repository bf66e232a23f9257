/** Where a cell's words are, in points from the page's left edge. */
export interface CellExtent {
  left: number;
  right: number;
}

/** A table's row as its tags name it, which leave out cells without words. */
interface TaggedRow {
  cells: string[];
  extents: CellExtent[];
}

/** Puts the cells of rows that have fewer of them than the table into the columns above or below them. */
export function alignCells(rows: readonly TaggedRow[]): void {
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const full = rows.filter(
    ({ cells, extents }) => cells.length === most && extents.length === most,
  );
  if (full.length === 0 || most < 2) return;
  const columns = Array.from({ length: most }, (_, column): CellExtent => ({
    left: Math.min(...full.map(({ extents }) => extents[column]?.left ?? Infinity)),
    right: Math.max(...full.map(({ extents }) => extents[column]?.right ?? 0)),
  }));
  for (const row of rows) {
    const { cells, extents } = row;
    if (cells.length === most || cells.length !== extents.length) continue;
    row.cells.splice(0, cells.length, ...placeCells([...cells], extents, columns));
  }
}

function placeCells(
  cells: readonly string[],
  extents: readonly CellExtent[],
  columns: readonly CellExtent[],
): string[] {
  const placed = columns.map(() => "");
  let next = 0;
  for (const [index, text] of cells.entries()) {
    const extent = extents[index];
    // The cells after this one need columns, too.
    const last = columns.length - (cells.length - index);
    let best = next;
    for (let column = next; extent && column <= last; column += 1) {
      const [one, other] = [columns[column], columns[best]];
      if (one && other && measureGap(extent, one) < measureGap(extent, other)) best = column;
    }
    placed[best] = text;
    next = best + 1;
  }
  return placed;
}

/** Distance of a cell from a column: from the nearer of its edges. */
const measureGap = (cell: CellExtent, column: CellExtent) =>
  Math.min(Math.abs(cell.left - column.left), Math.abs(cell.right - column.right));
