import { parseTextPieces, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { readEntryMark } from "./entry-mark.ts";
import { listParagraphLines, type ParagraphLine, readEntryText } from "./list-lines.ts";
import { readChart } from "./read-chart.ts";
import { findQuote } from "./read-quote.ts";
import type { ItemRef, ListEntry, ReadBlock } from "./slide-reading.ts";

/** Parses a text item: a chart, or paragraphs, lists, steps and quotes in typed order. */
export function parseTextBlocks(value: string, ref: ItemRef): ReadBlock[] {
  const pieces = parseTextPieces(value);
  return readChart(pieces, ref) ?? readPieces(pieces, ref);
}

function readPieces(typed: readonly TextPiece[], ref: ItemRef): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  const pieces = [...typed];
  let from = 0;
  for (let found = findQuote(pieces, from, ref); found; found = findQuote(pieces, from, ref)) {
    for (const block of readPlain(pieces.slice(from, found.start), ref)) blocks.push(block);
    blocks.push(found.quote);
    from = found.end;
    if (found.rest.trim()) {
      from -= 1;
      pieces[from] = { kind: "paragraph", text: found.rest };
    }
  }
  for (const block of readPlain(pieces.slice(from), ref)) blocks.push(block);
  return blocks;
}

function readPlain(pieces: readonly TextPiece[], ref: ItemRef): ReadBlock[] {
  const lines = listParagraphLines(pieces);
  return pieces.flatMap((piece, index) => readPiece(piece, lines[index] ?? [], ref));
}

function readPiece(piece: TextPiece, lines: readonly ParagraphLine[], ref: ItemRef): ReadBlock[] {
  switch (piece.kind) {
    case "bullet":
      return [{ kind: "list", entries: [readEntry(piece.text, ref)] }];
    case "numbered": {
      const { text, number, letter } = piece;
      return [{ kind: "steps", steps: [{ text, ref, number, ...(letter && { letter }) }] }];
    }
    case "paragraph":
      return lines.some(({ isEntry }) => isEntry)
        ? splitRuns(lines, ref)
        : [{ kind: "paragraph", words: { text: piece.text, ref } }];
  }
}

/** Groups lines into lists and the paragraphs between them. */
function splitRuns(lines: readonly ParagraphLine[], ref: ItemRef): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  for (const { text, isEntry } of lines) {
    const last = blocks.at(-1);
    if (isEntry) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const entry = readEntry(readEntryText(text), ref);
      if (last?.kind === "list") last.entries.push(entry);
      else blocks.push({ kind: "list", entries: [entry] });
    } else if (last?.kind === "paragraph") last.words.text += `\n${text}`;
    else blocks.push({ kind: "paragraph", words: { text, ref } });
  }
  return blocks;
}

function readEntry(line: string, ref: ItemRef): ListEntry {
  return { ...readEntryMark(line), ref };
}
