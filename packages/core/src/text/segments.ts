import { floorCodePoint } from "./code-points.ts";

const segmenters = {
  word: new Intl.Segmenter("en", { granularity: "word" }),
  sentence: new Intl.Segmenter("en", { granularity: "sentence" }),
};

/** UTF-16 units that are segmented at once: with every segment comes a copy of all of them. */
const windowUnits = 1000;
/** Words this close to the end of a window are read again, with the text that follows. */
const unsureUnits = 60;

/** A part of a text, in UTF-16 units. */
export interface Segment {
  start: number;
  end: number;
  /** Whether it is more than spaces and punctuation; of words only. */
  isWord: boolean;
}

/** The words of a text and what is between them, in order; together they are the text. */
export const walkWords = (text: string): Generator<Segment, void> => walkSegments(text, "word");

/** The sentences of a text, each with the spaces after it; one of over 1,000 units comes in several parts. */
export const walkSentences = (text: string): Generator<Segment, void> =>
  walkSegments(text, "sentence");

function* walkSegments(text: string, unit: keyof typeof segmenters): Generator<Segment, void> {
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

/** The next units up to a space where there is one, else between two characters. */
function readWindow(text: string, start: number): string {
  const window = text.slice(start, floorCodePoint(text, start + windowUnits));
  if (start + window.length === text.length) return window;
  const toSpace = /^[^]*\s/.exec(window)?.[0];
  return toSpace && toSpace.length > windowUnits / 2 ? toSpace : window;
}
