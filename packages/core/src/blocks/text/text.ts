import { walkSentences } from "../../text/index.ts";
import type { Block } from "../block.ts";
import { writeMarkdownLines } from "../markdown-text.ts";
import { listMark, parseTextPieces, type TextPiece } from "./text-pieces.ts";

/** Paragraphs and lists; also what an item of an unknown type is read and drawn as. */
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
  // What no other block takes becomes text: the importer knows how.
  fromMarkdown: () => null,
};

/** Offsets behind every sentence and line but the last (Unicode UAX 29, sentence boundaries). */
function listSentenceEnds(value: string): number[] {
  const ends: number[] = [];
  const last = value.trimEnd().length;
  for (const { start, end } of walkSentences(value)) {
    const segment = value.slice(start, end);
    // A list's mark or number is no sentence, though its full stop looks like the end of one.
    if (segment.trim() === "" || listMark.test(segment) || end >= last) continue;
    ends.push(end);
  }
  return ends;
}

/** Paragraphs and lists; the items of a numbered list count on. */
function writePieces(value: string): string[] {
  const written: string[] = [];
  let before: TextPiece | null = null;
  for (const piece of parseTextPieces(value)) {
    const mark = markOf(piece);
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
    return piece.number === before.number + 1;
  }
  return before.kind === "bullet" && piece.kind === "bullet";
}
