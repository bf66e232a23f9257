import { parseTextPieces, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { readEntryMark } from "./entry-mark.ts";
import { listParagraphLines, type ParagraphLine, readEntryText } from "./list-lines.ts";
import { readChart } from "./read-chart.ts";
import { parseLabelLine } from "./label-line.ts";
import { readFigures } from "./read-figures.ts";
import { readLit } from "./row-lines.ts";
import { findQuote } from "./read-quote.ts";
import { asList, readRows } from "./read-rows.ts";
import type { SlideLayoutName } from "../layout-names.ts";
import type { ItemRef, ListEntry, ReadBlock } from "./slide-reading.ts";

/** Parses a text item: a chart, or paragraphs, lists, steps, quotes and rows in typed order. */
export function parseTextBlocks(value: string, context: ItemContext): ReadBlock[] {
  const pieces = parseTextPieces(value);
  const blocks = readBars(pieces, context) ?? readPieces(pieces, context);
  return context.wanted === "list" ? blocks.map(asList) : blocks;
}

/** Reads lines as a chart, or as numbers without bars if the shortest bar would be invisible; null for other lines. */
function readBars(
  pieces: readonly TextPiece[],
  context: Omit<ItemContext, "wanted">,
): ReadBlock[] | null {
  const chart = readChart(pieces, context);
  return (chart && isLopsided(chart) ? readFiguresOf(pieces, context.ref) : null) ?? chart;
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
  /** The slide's header, which may say what numbers count. */
  header: string;
  /** The layout that the user chose, if any. */
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
    const whole = runAt(pieces, index);
    const start = index;
    const alone = whole[0]?.text.includes("\n") ? whole.slice(0, 1) : [];
    const rows = readRun(whole, context);
    const first = rows ? null : readRun(alone, context);
    const run = first ? alone : whole;
    const read =
      rows ??
      first ??
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
  return typed.length < 2 ? null : readLines(typed, context, isBulleted);
}

/** Reads a chart or rows. A sentence before them, and a sentence or source after them, are paragraphs. */
function readLines(
  typed: readonly string[],
  context: ItemContext,
  isBulleted: boolean,
): ReadBlock[] | null {
  const start = !isBulleted && introEnd.test(typed[0] ?? "") ? 1 : 0;
  const last = typed.at(-1) ?? "";
  const isEnding = sourceStart.test(last) || (sentenceEnd.test(last) && !parseLabelLine(last));
  const end = isEnding && !isBulleted ? typed.length - 1 : typed.length;
  const read = (lines: readonly string[]) =>
    lines.length < 2 ? null : readChartOrRows(lines, context, isBulleted);
  const framed = end - start < typed.length ? read(typed.slice(start, end)) : null;
  if (!framed) return read(typed);
  const around = [typed.slice(0, start), typed.slice(end)].map((lines): ReadBlock[] =>
    lines.map((text) => ({ kind: "paragraph", words: { text, ref: context.ref } })),
  );
  return [...(around[0] ?? []), ...framed, ...(around[1] ?? [])];
}

function readChartOrRows(
  lines: readonly string[],
  { ref, wanted, header }: ItemContext,
  isBulleted: boolean,
): ReadBlock[] | null {
  const pieces = lines.map((text) => ({ kind: "paragraph", text }) as const);
  return readBars(pieces, { ref, header }) ?? readRows({ ref, wanted, typed: lines, isBulleted });
}

const introEnd = /[:：.!?。！？؟]$/u;
const sentenceEnd = /[.!?。！？؟]$/u;

/** A line that names the source of the lines above it. */
const sourceStart =
  /^(?:sources?|data|quellen?|stand|fuentes?|fontes?|dati|出典|出所|المصدر)\s?[:：]/iu;

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
