import { walkRows } from "./walk-rows.ts";

/** Separators of cells. If a text can be read with several, the first one is used. */
export const separators = ["\t", ";", "|", ","] as const;

/** Matches Excel's line that names the separator, e.g. `sep=;`. Excel doesn't count this line as a row. */
const separatorLine = /^\s*("?)sep=([^\r\n"])\1[ ,;\t]*(?:\r\n|\r|\n|$)/i;

/** Removes a byte order mark and a line that names the separator. */
export function takeSeparatorLine(text: string): { separator: string | null; rest: string } {
  const marked = text.replace(/^\uFEFF/, "");
  const [line = "", , separator = null] = separatorLine.exec(marked) ?? [];
  return { separator, rest: marked.slice(line.length) };
}

/** The first row is searched for separators up to this many UTF-16 units. */
const maxSearched = 20_000;

/** Returns the separator that splits a text's first row into the most cells. */
export function chooseSeparator(text: string): string {
  const start = text.slice(0, maxSearched);
  // If the row starts with a bar, it is a row of a Markdown table, and the bar isn't the separator.
  const isMarkdown = /^[^\S\r\n]*\|/.test(start);
  const counts = separators
    .filter((separator) => separator !== "|" || !isMarkdown)
    .map((separator) => ({
      separator,
      cells: walkRows(start, separator).next().value?.cells.length ?? 0,
    }));
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).separator;
}
