import { hanAndKana } from "@slideloom/core/text";
import type { MeasuredText } from "./measured-slide.ts";

/** A text's measured words, to estimate its line count at other sizes. */
export interface WordShapes {
  /** Width of each word without and with its trailing space, CSS px. */
  words: { inkPx: number; advancePx: number; endsLine: boolean }[];
  roomPx: number;
  lineCount: number;
}

/** A word with its trailing spaces, or one character of a script that breaks anywhere. */
const wordPattern = new RegExp(
  String.raw`(?:[${hanAndKana}]|[^\s\u200b${hanAndKana}]+)[\s\u200b]*`,
  "gu",
);

/**
 * Estimates the width of each word. The engine measures only lines, so a line's width is divided among its words by the
 * weight of their letters.
 */
export function readWordShapes({ node, measured, rect, lineCount }: MeasuredText): WordShapes {
  const isOneLine = node.style.whiteSpace === "nowrap" || node.style.whiteSpace === "pre";
  const words = measured.runs.flatMap(({ text, width }) => {
    const emPx = width / Math.max(1, weigh(text));
    return [...text.matchAll(wordPattern)].map(([word]) => ({
      advancePx: emPx * weigh(word),
      inkPx: emPx * weigh(word.trimEnd()),
      endsLine: word.includes("\n"),
    }));
  });
  const shapes = { words: isOneLine ? [] : words, roomPx: rect.widthPx, lineCount };
  return { ...shapes, roomPx: rect.widthPx / calibrate(shapes) };
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
