/** Most columns of a table on a slide. */
export const maxSlideColumns = 8;

/** Splits a row of a Markdown table, `| a | b |`, into its cells; null for other lines. */
export function splitBarRow(line: string): string[] | null {
  const row = line.trim();
  if (row.length < 3 || !row.startsWith("|") || !row.endsWith("|")) return null;
  return row
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

/** Whether the cells are the line of dashes under the names of a Markdown table's columns. */
export function isSeparatorRow(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}

/** Reads a text that is a whole Markdown table, with the line of dashes as a row; null for other texts. */
export function readBarTable(text: string): string[][] | null {
  const rows = text.split("\n").map(splitBarRow);
  const cells = rows.flatMap((row) => (row ? [row] : []));
  const second = cells[1];
  return cells.length === rows.length && second && isSeparatorRow(second) ? cells : null;
}

/** Writes the names of columns and rows as a Markdown table; null if a cell has a bar or there are too many columns. */
export function writeBarTable(names: readonly string[], rows: readonly string[][]): string | null {
  const isPlain = [names, ...rows].flat().every((cell) => !cell.includes("|"));
  if (!isPlain || names.length < 2 || names.length > maxSlideColumns) return null;
  const dashes = names.map(() => "---");
  return [names, dashes, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
