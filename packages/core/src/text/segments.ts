import { floorCodePoint } from "./code-points.ts";

const segmenters = {
  word: new Intl.Segmenter("en", { granularity: "word" }),
  sentence: new Intl.Segmenter("en", { granularity: "sentence" }),
};

/**
 * Maximum UTF-16 units per call of the segmenter. Each segment copies the whole input, so long inputs take quadratic
 * time.
 */
const windowUnits = 1000;
/** Words this close to the end of a window are segmented again with the following text. */
const unsureUnits = 60;

/** A part of a text; `start` and `end` are UTF-16 offsets. */
export interface Segment {
  start: number;
  end: number;
  /** Whether it is a word, not spaces or punctuation; only set by `walkWords`. */
  isWord: boolean;
}

/** Yields words and the separators between words, in order. Joined, the segments equal the text. */
export const walkWords = (text: string): Generator<Segment, void> => walkSegments(text, "word");

/** Yields a text's words or sentences; sentences of over 1,000 units come in parts. */
export function* walkSegments(
  text: string,
  unit: keyof typeof segmenters,
): Generator<Segment, void> {
  let start = 0;
  while (start < text.length) {
    const window = readWindow(text, start);
    const isLast = start + window.length === text.length;
    const sureEnd = isLast ? window.length : window.length - unsureUnits;
    let done = 0;
    for (const { index, segment, isWordLike = false } of segmenters[unit].segment(window)) {
      if (index > 0 && index + segment.length > sureEnd) break;
      done = index + segment.length;
      yield { start: start + index, end: start + done, isWord: isWordLike };
    }
    start += done;
  }
}

/** The next window, ending at a space if possible, else between two characters. */
function readWindow(text: string, start: number): string {
  const window = text.slice(start, floorCodePoint(text, start + windowUnits));
  if (start + window.length === text.length) return window;
  const toSpace = /^[^]*\s/.exec(window)?.[0];
  return toSpace && toSpace.length > windowUnits / 2 ? toSpace : window;
}
