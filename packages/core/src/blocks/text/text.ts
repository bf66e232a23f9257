import { walkSentences } from "../../text/index.ts";
import type { Block } from "../block.ts";
import { readBarTable } from "../../tables/bar-rows.ts";
import { escapeMarkdown, writeMarkdownLines } from "../markdown-text.ts";
import { listMark, parseTextPieces, type TextPiece } from "./text-pieces.ts";

/** Paragraphs and lists; also used to read and draw items of unknown types. */
export const text: Block<never> = {
  textKind: "paragraphs",
  parts: null,
  isWide: false,
  schemaNote: "Text",
  prompt: null,
  findFault: () => null,
  listTexts: (value) => [value],
  divide: (value) =>
    listSentenceEnds(value).map((end) => [
      value.slice(0, end).trimEnd(),
      value.slice(end).replace(/^\s*\n|^[ \t]+/, ""),
    ]),
  toText: (value) => value,
  fromWords: (words) => words.text,
  toMarkdown: writePieces,
  // Accepts no Markdown block: the importer makes a text item of each block that all other types reject.
  fromMarkdown: () => null,
};

/** Lists the offsets after every sentence and line except the last (UAX #29, sentence boundaries). */
function listSentenceEnds(value: string): number[] {
  const ends: number[] = [];
  const last = value.trimEnd().length;
  for (const { start, end } of walkSentences(value)) {
    const segment = value.slice(start, end);
    // A list's number isn't a sentence, although its full stop looks like the end of one.
    if (segment.trim() === "" || listMark.test(segment) || end >= last) continue;
    ends.push(end);
  }
  return ends;
}

/** Writes paragraphs and lists as Markdown blocks. Consecutive items of one list become one block. */
function writePieces(value: string): string[] {
  const written: string[] = [];
  let before: TextPiece | null = null;
  for (const piece of parseTextPieces(value)) {
    const mark = markOf(piece);
    if (piece.kind === "numbered" && piece.mark !== undefined) {
      const lines = writeMarkdownLines(`${piece.mark} ${piece.text}`);
      const isNext = before?.kind === "numbered" && before.mark !== undefined;
      written.push(isNext ? `${written.pop()}  \n${lines}` : lines);
      before = piece;
      continue;
    }
    const table = piece.kind === "paragraph" ? readBarTable(piece.text) : null;
    if (table) {
      written.push(table.map((cells) => `| ${cells.map(escapeMarkdown).join(" | ")} |`).join("\n"));
      before = piece;
      continue;
    }
    const lines = writeMarkdownLines(piece.text).replaceAll("\n", `\n${" ".repeat(mark.length)}`);
    if (before && continuesList(before, piece)) written.push(`${written.pop()}\n${mark}${lines}`);
    else written.push(mark + lines);
    before = piece;
  }
  return written;
}

function markOf(piece: TextPiece): string {
  switch (piece.kind) {
    case "paragraph":
      return "";
    case "bullet":
      return "- ";
    case "numbered":
      return `${piece.number}. `;
  }
}

function continuesList(before: TextPiece, piece: TextPiece): boolean {
  if (before.kind === "numbered" && piece.kind === "numbered") {
    if (before.mark !== undefined) return false;
    return piece.number === before.number + 1;
  }
  return before.kind === "bullet" && piece.kind === "bullet";
}
