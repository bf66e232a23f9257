import { parseTextPieces, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { readEntryMark } from "./entry-mark.ts";
import { listParagraphLines, type ParagraphLine, readEntryText } from "./list-lines.ts";
import { readChart } from "./read-chart.ts";
import { readFigures } from "./read-figures.ts";
import { readLit } from "./row-lines.ts";
import { findQuote } from "./read-quote.ts";
import { asList, readRows } from "./read-rows.ts";
import type { SlideLayoutName } from "../layout-names.ts";
import type { ItemRef, ListEntry, ReadBlock } from "./slide-reading.ts";

/**
 * Parses a text item: a chart, or paragraphs, lists, steps, quotes and rows in typed order. `wanted` is the layout that
 * the user chose, if any.
 */
export function parseTextBlocks(
  value: string,
  ref: ItemRef,
  wanted?: SlideLayoutName,
): ReadBlock[] {
  const pieces = parseTextPieces(value);
  const chart = readChart(pieces, ref);
  const figures = chart && isLopsided(chart) ? readFiguresOf(pieces, ref) : null;
  const blocks = figures ?? chart ?? readPieces(pieces, { ref, wanted });
  return wanted === "list" ? blocks.map(asList) : blocks;
}

/** With a larger ratio of the longest and shortest bar, the shortest one can't be seen. */
const mostRatio = 50;

function isLopsided([block]: readonly ReadBlock[]): boolean {
  if (block?.kind !== "chart") return false;
  const values = block.bars.map(({ value }) => value);
  const least = Math.min(...values);
  return least > 0 && Math.max(...values) / least > mostRatio;
}

/** Reads the lines of a chart as numbers without bars; null if there are too many. */
function readFiguresOf(pieces: readonly TextPiece[], ref: ItemRef): ReadBlock[] | null {
  const typed = pieces.flatMap(({ text }) => text.split("\n")).map((line) => line.trim());
  const block = readFigures({ ...readLit(typed), ref, isBulleted: false, wanted: "figures" });
  return block && [block];
}

interface ItemContext {
  ref: ItemRef;
  wanted: SlideLayoutName | undefined;
}

function readPieces(typed: readonly TextPiece[], context: ItemContext): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  const pieces = [...typed];
  let from = 0;
  const find = () => findQuote(pieces, from, context.ref);
  for (let found = find(); found; found = find()) {
    for (const block of readPlain(pieces.slice(from, found.start), context)) blocks.push(block);
    blocks.push(found.quote);
    from = found.end;
    if (found.rest.trim()) {
      from -= 1;
      pieces[from] = { kind: "paragraph", text: found.rest };
    }
  }
  for (const block of readPlain(pieces.slice(from), context)) blocks.push(block);
  return blocks;
}

function readPlain(pieces: readonly TextPiece[], context: ItemContext): ReadBlock[] {
  const lines = listParagraphLines(pieces);
  const blocks: ReadBlock[] = [];
  for (let index = 0; index < pieces.length;) {
    const run = runAt(pieces, index);
    const start = index;
    const read =
      readRun(run, context) ??
      run.flatMap((piece, at) => readPiece(piece, lines[start + at] ?? [], context.ref));
    for (const block of read) blocks.push(block);
    index += run.length;
  }
  return blocks;
}

/** Returns the neighbouring pieces that may be one block: bullets, or paragraphs of one line. */
function runAt(pieces: readonly TextPiece[], start: number): readonly TextPiece[] {
  const kind = pieces[start]?.kind;
  const isOneLine = (piece: TextPiece) => piece.kind === kind && !piece.text.includes("\n");
  let end = start + 1;
  for (let piece = pieces[end]; piece && isOneLine(piece); piece = pieces[end]) end += 1;
  return pieces.slice(start, end);
}

function readRun(pieces: readonly TextPiece[], context: ItemContext): ReadBlock[] | null {
  const isBulleted = pieces[0]?.kind === "bullet";
  if (pieces[0]?.kind === "numbered") return null;
  const typed = pieces.flatMap(({ text }) => text.split("\n")).map((line) => line.trim());
  return typed.length < 2 ? null : readRows({ ...context, typed, isBulleted });
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
