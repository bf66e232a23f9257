import { parseTextPieces, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { isSigned, readEntryMark } from "./entry-mark.ts";
import { readChart } from "./read-chart.ts";
import { findQuote } from "./read-quote.ts";
import type { ItemRef, ListEntry, ReadBlock } from "./slide-reading.ts";

/** Parses a text item: a chart, or paragraphs, lists, steps and quotes in typed order. */
export function readText(value: string, ref: ItemRef): ReadBlock[] {
  const pieces = parseTextPieces(value);
  return readChart(pieces, ref) ?? readPieces(pieces, ref);
}

function readPieces(pieces: readonly TextPiece[], ref: ItemRef): ReadBlock[] {
  const found = findQuote(pieces, ref);
  if (!found) return pieces.map((piece) => readPiece(piece, ref));
  const { before, quote, after } = found;
  return [...before.map((piece) => readPiece(piece, ref)), quote, ...readPieces(after, ref)];
}

function readPiece(piece: TextPiece, ref: ItemRef): ReadBlock {
  const { text } = piece;
  switch (piece.kind) {
    case "bullet":
      return { kind: "list", entries: [readEntry(text, ref)] };
    case "numbered":
      return { kind: "steps", steps: [{ text, ref, number: piece.number }] };
    case "paragraph": {
      const lines = text.split("\n").map((line) => line.trim());
      return lines.every(isSigned)
        ? { kind: "list", entries: lines.map((line) => readEntry(line, ref)) }
        : { kind: "paragraph", words: { text, ref } };
    }
  }
}

function readEntry(line: string, ref: ItemRef): ListEntry {
  return { ...readEntryMark(line), ref };
}
