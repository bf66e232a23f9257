/** Few enough for one statement of any table: SQLite takes 32,766 parameters, and a long statement holds the process up. */
const rowsAtOnce = 200;

/** The rows in lists that one statement each can insert. */
export function splitRows<Row>(rows: readonly Row[]): Row[][] {
  const lists: Row[][] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    lists.push(rows.slice(start, start + rowsAtOnce));
  }
  return lists;
}
