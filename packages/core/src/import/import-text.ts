import { cleanNames } from "../document/json/clean-names.ts";
import { readNamedTable } from "../tables/named-table.ts";
import { hasKnownColumns, importCsv } from "./csv.ts";
import type { ImportFormat, ImportResult } from "./imported.ts";
import { importJsonAnswer, isJsonAnswer, parseStrictly } from "./json-answer.ts";
import { importMarkdown } from "./markdown.ts";
import { findCompetitor, importCompetitor } from "./competitors.ts";

/** Detects a text's format. A file's name decides between CSV and Markdown; pasted text is recognised by content. */
export function detectImportFormat(typed: string, fileName = ""): ImportFormat | null {
  const text = cleanNames(typed);
  if (text.trim() === "") return null;
  if (/\.(?:csv|tsv)$/i.test(fileName)) return "csv";
  const isJson = /^\s*[[{]/.test(text);
  const competitor = isJson ? findCompetitor(parseStrictly(text)) : null;
  if (competitor) return competitor.format;
  if (isJsonAnswer(text)) return "json";
  if (isJson) return null;
  if (/\.txt$/i.test(fileName) && looksLikeTabs(text)) return "csv";
  if (/\.(?:md|markdown|txt)$/i.test(fileName)) return "markdown";
  if (looksLikeMarkdown(text)) return "markdown";
  return looksLikeCsv(text) ? "csv" : null;
}

/** Imports posts from a text in the given format, with notes about changed and ignored parts. */
export function importText(typed: string, format: ImportFormat): ImportResult {
  const text = format === "markdown" || format === "csv" ? typed : cleanNames(typed);
  if (format === "markdown") return importMarkdown(text);
  if (format === "csv") return importCsv(text);
  if (format === "json") return importJsonAnswer(text);
  const root = parseStrictly(text);
  const competitor = findCompetitor(root);
  return competitor?.format === format
    ? importCompetitor(competitor, root)
    : { ok: false, message: "The JSON isn't in the expected format." };
}

function looksLikeMarkdown(text: string): boolean {
  return /^(?:#{1,6}\s+\S|---\s*$)/m.test(text);
}

/** Whether a text is a tab-separated table, e.g. a spreadsheet saved as “Unicode Text”. */
const looksLikeTabs = (text: string) => /^[^\r\n]*\t/.test(text) && looksLikeCsv(text);

/**
 * Whether a text is a CSV with at least two columns, a row below the column names, and enough known columns for a post.
 */
function looksLikeCsv(text: string): boolean {
  const table = readNamedTable(text, hasKnownColumns);
  if (!table.ok) return false;
  const { names, rows } = table;
  return rows.length > 0 && names.length > 1 && hasKnownColumns(names);
}
