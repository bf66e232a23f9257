import { walkSegments } from "./segments.ts";

/** A sentence's range in its text, in UTF-16 units. */
export interface Sentence {
  start: number;
  end: number;
}

/** Matches a final full stop that ends no sentence, e.g. after `Dr`, `z.B` or the list number `1`. A unit such as the `m` of `79 m` may end one. */
const goesOn =
  /(?:(?<![\p{L}\p{M}\d])(?:(?<!\d[ \u00A0])\p{L}|Dr|Mr|Mrs|Ms|Prof|Nr|No|St|bzw|ca|approx|vs|Sr|Sra|Dra|Mme|env|dott|sig|Rep|Sen|Gov|Lt|Sgt|Capt|Gen|Rev|Hon|Calif|Conn|Fla|Ill|Mass|Mich|Minn|Okla|Tenn|Wash|bspw|inkl|exkl|evtl|ggf|sog)|(?<=\.)\p{L}|^\d{1,2})\.\s*$/u;

/** Matches a possible German ordinal at the end of a text, e.g. `3.`; `article` is the word before it, e.g. `am`. */
const ordinal =
  /(?<article>(?<!\p{L})(?:am|im|vom|zum|zur|beim|ab|bis|seit|der|die|das|dem|den|des|jede[nmrs]?)\s)?(?<![\p{L}\d.,])(?:[12]?\d|3[01])\.\s*$/iu;
/** Matches a shortened month, which ends no sentence before a number, e.g. in `Feb. 23`. */
const shortMonth = /(?<!\p{L})(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\s*$/u;
const nounFollows = /^(?:\p{Ll}|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u;

/** Matches a closing quotation mark that the segmenter puts at the start of the next sentence, e.g. in French. */
const closing = /^[»”](?:\s+|$)/u;

/**
 * Match the start of a sentence that begins with a number or price, e.g. in `It works. 3 shops closed.`, with a word
 * such as `iPhone`, or with a lower-case letter. The segmenter misses these sentences, because it expects a capital letter.
 */
const beforeNumber =
  /(?<=\p{Ll}{3}[.!?]["”»]?\s)(?<!(?:approx|fig|vol|art|abs|kap|ca|env|sept|janv|févr|avr|juil|oct|nov|déc|ene|feb|mar|abr|jun|jul|ago|dic|núm|pág)\.\s)(?=\p{Nd}[\p{Nd}.,]*\s\p{Ll}|\p{Sc}\p{Nd})/giu;
const beforeInnerCapital = /(?<=\p{Ll}{3}[.!?]["”»]?\s)(?=\p{Ll}\p{Lu}\p{Ll})/gu;
const beforeLower = /(?<=(?:\p{L}{4}|\s\p{Nd}{1,3})[.!?]\s)(?<!approx\.\s)(?=\p{Ll})/gu;

const always = [beforeNumber, beforeInnerCapital];

/** Matches a lower-case letter at a text's start, e.g. in notes. Then other sentences start in lower case, too. */
const startsLower = /^\s*\p{Ll}(?!\p{Lu})/u;

function* walkAll(text: string): Generator<Sentence, void> {
  const breaks = startsLower.test(text) ? [...always, beforeLower] : always;
  for (const { start, end } of walkSegments(text, "sentence")) {
    const typed = text.slice(start, end);
    const places = breaks.flatMap((pattern) =>
      Array.from(typed.matchAll(pattern), ({ index }) => start + index),
    );
    let from = start;
    for (const place of places.toSorted((one, other) => one - other)) {
      yield { start: from, end: place };
      from = place;
    }
    yield { start: from, end };
  }
}

/**
 * Matches an opening mark that the segmenter adds to the end of the previous sentence. The lookahead is first, because
 * a lookbehind at every space takes quadratic time.
 */
const opening = /(?=[「『（„(])(?<=[.!?。！？]\s*).\s*$/u;

/** Yields a text's sentences with the spaces after them. A line break also ends a sentence. */
export function* walkSentences(text: string): Generator<Sentence, void> {
  let last: Sentence | null = null;
  const isLower = startsLower.test(text);
  let moved = 0;
  for (const { start: from, end: typedEnd } of walkAll(text)) {
    const typed = from - moved;
    moved = opening.exec(text.slice(typed, typedEnd))?.[0].length ?? 0;
    const end = typedEnd - moved;
    const mark: number = last ? (closing.exec(text.slice(typed, typed + 4))?.[0].length ?? 0) : 0;
    const start: number = typed + mark;
    if (last) last.end = start;
    if (last && (start >= end || continues(text, last, isLower))) last.end = end;
    else {
      if (last) yield last;
      last = { start, end };
    }
  }
  if (last) yield { start: last.start, end: text.length };
}

export const listSentences = (text: string): Sentence[] => [...walkSentences(text)];

/** Number of UTF-16 units at a sentence's end in which `continues` looks for an abbreviation or an ordinal. */
const tailUnits = 16;

/** Whether a sentence ends with an abbreviation or ordinal. In a lower-case text, any word may start a sentence. */
function continues(text: string, { start, end }: Sentence, isLower: boolean): boolean {
  const tail = text.slice(Math.max(start, end - tailUnits), end);
  if (goesOn.test(tail)) return true;
  if (shortMonth.test(tail) && /^\p{Nd}/u.test(text.slice(end, end + 1))) return true;
  const found = ordinal.exec(tail);
  return (
    found !== null &&
    (found.groups?.["article"] !== undefined ||
      (!isLower && nounFollows.test(text.slice(end, end + 4))))
  );
}

/** Returns the index of the sentence at an offset. */
export function findSentence(sentences: readonly Sentence[], at: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sentences[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
