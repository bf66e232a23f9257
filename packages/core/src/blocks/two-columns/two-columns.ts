import type { Tokens } from "marked";
import type { Block } from "../block.ts";
import { escapeMarkdown, writeMarkdownLines } from "../markdown-text.ts";
import { parseColumns, serializeColumns, type Columns } from "./columns.ts";

const rule =
  'Pairs (before and after, myth and fact, do and don\'t): a "two-columns" item, up to 15 words a side.';

/** Two texts side by side. */
export const twoColumns: Block<"left" | "right"> = {
  textKind: "lines",
  parts: {
    keys: { left: "leftColumn", right: "rightColumn" },
    read(value) {
      const columns = parseColumns(value);
      if (!columns.ok) return null;
      return { left: columns.leftColumn.join("\n"), right: columns.rightColumn.join("\n") };
    },
    write: ({ left, right }) =>
      serializeColumns({ leftColumn: left.split("\n"), rightColumn: right.split("\n") }),
  },
  isWide: true,
  schemaNote:
    "for two-columns the JSON text of an object with the strings leftColumn and rightColumn",
  prompt: {
    shape:
      'A "two-columns" item has its texts in "leftColumn" and "rightColumn" and an empty "value"; in other items both are null.',
    rule: { write: rule, rewrite: rule },
  },
  findFault(value) {
    const columns = parseColumns(value);
    return columns.ok ? null : { code: "columns-value", message: columns.message };
  },
  listTexts: (value) => listSides(value)?.flat() ?? [value],
  divide: divideRows,
  /** Makes each column's first line a paragraph, and its other lines a bulleted list. */
  toText: (value) =>
    listSides(value)
      ?.filter((side) => side.length > 0)
      .map(([heading, ...others]) => [heading, ...others.map((line) => `- ${line}`)].join("\n"))
      .join("\n\n") ?? value,
  fromWords: ({ text }) => serializeColumns(divideText(text)),
  toMarkdown(value) {
    const sides = listSides(value);
    return sides ? writeTable(...sides) : [writeMarkdownLines(value)];
  },
  fromMarkdown(token, readWords) {
    if (token.type !== "table") return null;
    const { header, rows } = token as Tokens.Table;
    if (header.length !== 2) return null;
    const lines = [header, ...rows].map((cells) =>
      cells.map(({ tokens }) => readWords(tokens).replaceAll("\n", " ")),
    );
    const side = (index: number) => lines.map((cells) => cells[index] ?? "").filter(Boolean);
    return serializeColumns({ leftColumn: side(0), rightColumn: side(1) });
  },
};

/** The paragraphs of both columns; null if the value is invalid. */
function listSides(value: string): [left: string[], right: string[]] | null {
  const columns = parseColumns(value);
  return columns.ok ? [columns.leftColumn, columns.rightColumn] : null;
}

function divideRows(value: string): [head: string, tail: string][] {
  const [left, right] = listSides(value) ?? [[], []];
  const rows = Math.max(left.length, right.length);
  const part = (from: number, to: number) =>
    serializeColumns({ leftColumn: left.slice(from, to), rightColumn: right.slice(from, to) });
  return Array.from({ length: Math.max(0, rows - 1) }, (_, row) => [
    part(0, row + 1),
    part(row + 1, rows),
  ]);
}

const bullet = /^\s*[-*•]\s+(?=\S)/;

/**
 * Puts the first paragraph into the left column and the others into the right column. Divides the lines of a single
 * paragraph evenly.
 */
function divideText(text: string): Columns {
  const listLines = (part: string) =>
    part
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => line.replace(bullet, ""));
  const [first = "", ...others] = text.split(/\n[ \t]*\n/).filter((part) => part.trim() !== "");
  if (others.length > 0) {
    return { leftColumn: listLines(first), rightColumn: listLines(others.join("\n")) };
  }
  const all = listLines(first);
  const half = Math.ceil(all.length / 2);
  return { leftColumn: all.slice(0, half), rightColumn: all.slice(half) };
}

function writeTable(left: readonly string[], right: readonly string[]): string[] {
  const count = Math.max(left.length, right.length);
  if (count === 0) return [];
  const writeCell = (words = "") => escapeMarkdown(words.trim()).replaceAll("|", String.raw`\|`);
  const rows = Array.from(
    { length: count },
    (_, index) => `| ${writeCell(left[index])} | ${writeCell(right[index])} |`,
  );
  return [rows.toSpliced(1, 0, "| --- | --- |").join("\n")];
}
