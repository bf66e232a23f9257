import { walkSentences } from "./index.ts";

/** A sentence's range in its text, in UTF-16 units. */
export interface Sentence {
  start: number;
  end: number;
}

/** Matches a final full stop that ends no sentence, e.g. after `Dr`, `z.B` or the list number `1`. */
const goesOn =
  /(?:(?<![\p{L}\d])(?:\p{L}|Dr|Mr|Mrs|Ms|Prof|Nr|No|St|bzw|ca|approx|vs|Sr|Sra|Dra|Mme|env|dott|sig)|(?<=\.)\p{L}|^\d{1,2})\.\s*$/u;

/** Matches a possible German ordinal at the end of a text, e.g. `3.`; `article` is the word before it, e.g. `am`. */
const ordinal =
  /(?<article>(?<!\p{L})(?:am|im|vom|zum|zur|beim|ab|bis|seit|der|die|das|dem|den|des|jede[nmrs]?)\s)?(?<![\p{L}\d.,])(?:[12]?\d|3[01])\.\s*$/iu;
const nounFollows = /^(?:\p{Ll}|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u;

/** Matches a closing quotation mark that the segmenter puts at the start of the next sentence, e.g. in French. */
const closing = /^[»”](?:\s+|$)/u;

/**
 * Matches the start of a sentence that begins with a number, e.g. in `It works. 3 shops closed.` The segmenter misses
 * these sentences, because it expects a capital letter.
 */
const beforeNumber =
  /(?<=\p{Ll}{3}[.!?]["”»]?\s)(?<!(?:approx|fig|vol|art|abs|kap|ca|env|sept|janv|févr|avr|juil|oct|nov|déc|ene|feb|mar|abr|jun|jul|ago|dic|núm|pág)\.\s)(?=\p{Nd}[\p{Nd}.,]*\s\p{Ll})/giu;

function* walkAll(text: string): Generator<Sentence, void> {
  for (const { start, end } of walkSentences(text)) {
    let from = start;
    for (const { index } of text.slice(start, end).matchAll(beforeNumber)) {
      yield { start: from, end: start + index };
      from = start + index;
    }
    yield { start: from, end };
  }
}

/**
 * Matches an opening mark that the segmenter adds to the end of the previous sentence. The lookahead is first, because
 * a lookbehind at every space takes quadratic time.
 */
const opening = /(?=[「『（„(])(?<=[.!?。！？]\s*).\s*$/u;

/** Lists a text's sentences. A line break also ends a sentence. */
export function listSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let moved = 0;
  for (const { start: from, end: typedEnd } of walkAll(text)) {
    const typed = from - moved;
    moved = opening.exec(text.slice(typed, typedEnd))?.[0].length ?? 0;
    const end = typedEnd - moved;
    const last = sentences.at(-1);
    const mark = last ? (closing.exec(text.slice(typed, typed + 4))?.[0].length ?? 0) : 0;
    const start = typed + mark;
    if (last) last.end = start;
    if (last && (start >= end || continues(text, last))) last.end = end;
    else sentences.push({ start, end });
  }
  const last = sentences.at(-1);
  if (last) last.end = text.length;
  return sentences;
}

/** Number of UTF-16 units at a sentence's end in which `continues` looks for an abbreviation or an ordinal. */
const tailUnits = 16;

function continues(text: string, { start, end }: Sentence): boolean {
  const tail = text.slice(Math.max(start, end - tailUnits), end);
  if (goesOn.test(tail)) return true;
  const found = ordinal.exec(tail);
  return (
    found !== null &&
    (found.groups?.["article"] !== undefined || nounFollows.test(text.slice(end, end + 4)))
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
