/** Rows per insert for any table: SQLite takes 32,766 parameters, and a long statement blocks the process. */
const rowsAtOnce = 200;

/** Splits rows into lists small enough for one insert each. */
export function splitRows<Row>(rows: readonly Row[]): Row[][] {
  const lists: Row[][] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    lists.push(rows.slice(start, start + rowsAtOnce));
  }
  return lists;
}
