import type { MeasuredText } from "./measured-slide.ts";

/** A text's words as they were measured, for telling how many lines they take at another size. */
export interface WordShapes {
  /** Of each word without and with the space after it, CSS px. */
  words: { inkPx: number; advancePx: number; endsLine: boolean }[];
  roomPx: number;
  lineCount: number;
}

/** A word with the spaces after it, or one letter of a script that breaks after any. */
const wordPattern =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)[\s\u200b]*/gu;

/** The words of a measured text. The engine measures lines, so that within one a word's width is told from its letters. */
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

/** About how wide letters are beside each other. */
function weigh(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (letter === " " || narrow.test(letter)) sum += 5;
    else if (wide.test(letter)) sum += 15;
    else sum += /\p{Lu}/u.test(letter) ? 12 : 10;
  }
  return sum;
}

/** The least correction at which the words take as many lines as were measured. */
function calibrate(shapes: WordShapes): number {
  for (let percent = 0; percent <= 12; percent += 1) {
    for (const factor of [1 + percent / 100, 1 - percent / 100]) {
      if (wrap(shapes, factor) === shapes.lineCount) return factor;
    }
  }
  return 1;
}

/** How many lines the words are expected to take at `factor` times the size. */
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
