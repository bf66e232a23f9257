/** The two columns of an item, as lists of paragraphs. */
export interface Columns {
  leftColumn: string[];
  rightColumn: string[];
}

export type ColumnsResult = ({ ok: true } & Columns) | { ok: false; message: string };

const failure: ColumnsResult = {
  ok: false,
  message:
    'invalid JSON in two-columns \'value\'. Expected format: {"leftColumn": "text", "rightColumn": "text"}',
};

/** Drawn instead of columns that can't be read (specification, section 2). */
export const columnsFault = "Error parsing two-columns data";

/** Reads a `two-columns` value: JSON text of an object with two strings, split into paragraphs at line breaks. */
export function parseColumns(value: string): ColumnsResult {
  let columns: unknown;
  try {
    columns = JSON.parse(value);
  } catch {
    return failure;
  }
  if (typeof columns !== "object" || columns === null) return failure;
  if (!("leftColumn" in columns) || typeof columns.leftColumn !== "string") return failure;
  if (!("rightColumn" in columns) || typeof columns.rightColumn !== "string") return failure;
  const { leftColumn, rightColumn } = columns;
  return {
    ok: true,
    leftColumn: splitParagraphs(leftColumn),
    rightColumn: splitParagraphs(rightColumn),
  };
}

/** Builds the `value` of a `two-columns` item. */
export function serializeColumns({ leftColumn, rightColumn }: Columns): string {
  return JSON.stringify({
    leftColumn: leftColumn.join("\n"),
    rightColumn: rightColumn.join("\n"),
  });
}

function splitParagraphs(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((paragraph) => paragraph.trim() !== "");
}
