/** Keys and indexes from the document's root to a value. */
export type JsonPath = (string | number)[];

/** An error or warning in a post's text, with its position. */
export interface Issue {
  severity: "error" | "warning";
  /** Stable, machine-readable code: `missing-title`, `duplicate-key`, … */
  code: string;
  message: string;
  /** Path of the invalid value. If a field is missing, this is the path of the object. */
  path: JsonPath;
  /** Line of the first invalid character, from 1. */
  line: number;
  /** Column in UTF-16 units, from 1. */
  column: number;
  /** Offset into the text in UTF-16 units, from 0. */
  offset: number;
  /** Length of the text at fault in UTF-16 units; 0 if nothing can be marked. */
  length: number;
}

/** Builds an issue about a post as a whole, without a position in the text. */
export function buildPostIssue(
  severity: Issue["severity"],
  code: string,
  message: string,
  path: JsonPath = [],
): Issue {
  return { severity, code, message, path, line: 1, column: 1, offset: 0, length: 0 };
}
