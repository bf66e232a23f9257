import { hanAndKana } from "@slideloom/core/text";
import type { MeasuredRun } from "../engine/engine.ts";
import { groupRuns, type MeasuredText } from "./measured-slide.ts";

/** A text's measured words, to estimate its line count at other sizes. */
export interface WordShapes {
  /** Width of each word without and with its trailing space, CSS px. */
  words: { inkPx: number; advancePx: number; endsLine: boolean }[];
  roomPx: number;
  lineCount: number;
  fontSizePx: number;
  /** Where the text is, CSS px. */
  topPx: number;
  bottomPx: number;
}

/** A character at which a line may end. */
const gap = String.raw`(?![\u00a0\u202f\u2007\ufeff])[\s\u200b]`;

/** A word with its trailing spaces, or one character of a script that breaks anywhere. */
const wordPattern = new RegExp(
  String.raw`(?:[${hanAndKana}]|(?:(?!${gap})[^${hanAndKana}])+)(?:${gap})*`,
  "gu",
);

/**
 * Estimates the width of each word. The engine measures only parts of lines, so a part's width is divided among its
 * letters by their weight.
 */
export function readWordShapes(text: MeasuredText): WordShapes {
  const { node, rect, lineCount } = text;
  const isOneLine = node.style.whiteSpace === "nowrap" || node.style.whiteSpace === "pre";
  const shapes = {
    words: isOneLine ? [] : groupRuns(text).flatMap(([, runs]) => listWords(runs)),
    roomPx: rect.widthPx,
    lineCount,
    fontSizePx: Number(node.style.fontSize),
    topPx: rect.yPx,
    bottomPx: rect.yPx + rect.heightPx,
  };
  return { ...shapes, roomPx: rect.widthPx / calibrate(shapes) };
}

/** Lists the words of one line. A word may be in several runs, if its letters differ in style. */
function listWords(runs: readonly MeasuredRun[]): WordShapes["words"] {
  const line = runs.map((run) => run.text).join("");
  const endsPx = [0];
  for (const { text, width } of runs) {
    const emPx = width / Math.max(1, weigh(text));
    for (const letter of text) {
      const endPx = (endsPx.at(-1) ?? 0) + emPx * weigh(letter);
      for (let unit = 0; unit < letter.length; unit += 1) endsPx.push(endPx);
    }
  }
  const widthPx = (from: number, until: number) => (endsPx[until] ?? 0) - (endsPx[from] ?? 0);
  return [...line.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    advancePx: widthPx(index, index + word.length),
    inkPx: widthPx(index, index + word.trimEnd().length),
    endsLine: word.includes("\n"),
  }));
}

const narrow = /[ijltfrI.,:;'’!|()[\]-]/u;
const wide = /[mwMW@%—]/u;

/** Estimates a text's relative width by its letters. */
function weigh(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (letter === " " || narrow.test(letter)) sum += 5;
    else if (wide.test(letter)) sum += 15;
    else sum += /\p{Lu}/u.test(letter) ? 12 : 10;
  }
  return sum;
}

/** Returns the smallest correction that wraps the words to the measured number of lines. */
function calibrate(shapes: WordShapes): number {
  for (let percent = 0; percent <= 12; percent += 1) {
    for (const factor of [1 + percent / 100, 1 - percent / 100]) {
      if (wrap(shapes, factor) === shapes.lineCount) return factor;
    }
  }
  return 1;
}

/** Estimates the number of lines at `factor` times the size. */
export function forecastLines(shapes: WordShapes, factor: number): number {
  return Math.max(1, shapes.lineCount + wrap(shapes, factor) - wrap(shapes, 1));
}

function wrap({ words, roomPx }: WordShapes, factor: number): number {
  let lines = 1;
  let usedPx = 0;
  for (const { inkPx, advancePx, endsLine } of words) {
    if (usedPx > 0 && usedPx + inkPx * factor > roomPx + 0.01) {
      lines += 1;
      usedPx = 0;
    }
    usedPx += advancePx * factor;
    if (endsLine) usedPx = roomPx;
  }
  return lines;
}
