import { findCommonest } from "./body-size.ts";
import type { PdfLine } from "./page-lines.ts";

/** Indent of a list, as a multiple of the font size. */
const indent = { min: 1.2, max: 12 };
/** From this indent on, items may be sentences. Smaller ones are also indents of paragraphs. */
const wideIndent = 2.2;
/** Items end before this fraction of the text's width. */
const maxWidth = 0.7;
/** Lines whose lefts differ by less than this many points have the same indent. */
const sameLeft = 1.5;
const maxLevels = 3;
const minItems = 2;
const sentenceEnd = /[.!?:…。！？,;]["”’»)\]」』]*$/;
const speech = /^["“„«‘'—–-]/;

/**
 * Finds lists whose bullets are drawn instead of written, as in files printed by browsers: short lines with the same
 * indent. Returns the level of each line that is an item.
 */
export function findLists(
  lines: readonly PdfLine[],
  isBody: (line: PdfLine) => boolean,
): ReadonlyMap<PdfLine, number> {
  const weigh = (value: (line: PdfLine) => number) =>
    findCommonest(
      lines.map((line) => [Math.round(value(line)), line.text.length] as const),
      0,
    );
  const left = weigh((line) => line.left);
  const right = lines.reduce(
    (most, line) => (Math.abs(line.left - left) < sameLeft ? Math.max(most, line.right) : most),
    left,
  );
  const isItem = (line: PdfLine) => {
    const offset = (line.left - left) / line.size;
    const isShort = line.right < left + (right - left) * maxWidth;
    const isSentence = sentenceEnd.test(line.text) && offset < wideIndent;
    const isIndented = offset >= indent.min && offset <= indent.max;
    return isIndented && isShort && !isSentence && !speech.test(line.text) && isBody(line);
  };
  const levels = new Map<PdfLine, number>();
  let run: PdfLine[] = [];
  const close = () => {
    for (const [line, level] of readLevels(run)) levels.set(line, level);
    run = [];
  };
  for (const line of lines) {
    const last = run.at(-1);
    const isNext =
      !last ||
      (last.page === line.page && line.top > last.top && line.top - last.top < 3 * line.size);
    if (!isItem(line) || !isNext) close();
    if (isItem(line)) run.push(line);
  }
  close();
  return levels;
}

/** Returns each line's level by its indent. Empty if the lines don't stand at a few indents, as centred lines don't. */
function readLevels(run: readonly PdfLine[]): (readonly [line: PdfLine, level: number])[] {
  const edges: number[] = [];
  for (const { left } of run.toSorted((one, other) => one.left - other.left))
    if (left - (edges.at(-1) ?? -Infinity) >= sameLeft) edges.push(left);
  const isList =
    run.length >= minItems && edges.length <= Math.min(maxLevels, Math.ceil(run.length / 2));
  if (!isList) return [];
  return run.map(
    (line) => [line, edges.findLastIndex((edge) => line.left >= edge - sameLeft / 2)] as const,
  );
}
