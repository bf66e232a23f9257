import type { NumberLanguage } from "../number-language.ts";
import { readCompound } from "./compound-words.ts";
import { getLexicon, type NumberLexicon, type SpacedLanguage } from "./number-words.ts";
import type { NumberMention } from "../number-mention.ts";
import { findRounding } from "../rounding.ts";
import { readUnit } from "../units.ts";

interface Word {
  text: string;
  start: number;
  end: number;
  /** The word's number; null if it isn't one. */
  value: number | null;
  /** Whether the word says how many times, e.g. `dreimal`. */
  isTimes: boolean;
}

/** In `por ciento` and `pour cent`, the second word means percent, not a hundred. */
const isPercent = /(?<!\p{L})(?:por|pour|per)\s$/iu;

/** Lists the numbers that are written in words. "Zero" doesn't count, and "one" only with `countsOne`. */
export function readNumberWords(
  text: string,
  language: NumberLanguage,
  countsOne: boolean,
): NumberMention[] {
  if (language === "ja" || language === "zh") return [];
  const lexicon = getLexicon(language);
  const words = readWords(text, language, lexicon);
  const mentions: NumberMention[] = [];
  for (let index = 0; index < words.length;) {
    const first = words[index];
    if (!first || first.value === null) {
      index += 1;
      continue;
    }
    const { value, next } = joinNumber(words, index, text, lexicon);
    const last = words[next - 1] ?? first;
    index = next;
    const after = last.isTimes ? { unit: "x", end: last.end } : readUnit(text, last.end);
    if (value < 1 || (value === 1 && after.unit !== "%" && !countsOne)) continue;
    if (value === 100 && isPercent.test(text.slice(Math.max(0, first.start - 6), first.start)))
      continue;
    const [start, end] = [first.start, after.end];
    const rounding = findRounding(text, start, end);
    const raw = text.slice(start, end);
    mentions.push({ start, end, raw, values: [value], unit: after.unit, form: "words", rounding });
  }
  return mentions;
}

function readWords(text: string, language: SpacedLanguage, lexicon: NumberLexicon): Word[] {
  const { values } = lexicon;
  const words: Word[] = [];
  for (const { 0: typed, index: start } of text.matchAll(
    /(?<![\p{L}\p{N}@#_])\p{L}+(?![\p{N}_])/gu,
  )) {
    const lower = splitJoiner(typed.toLowerCase(), lexicon);
    const times = language === "de" ? /^(.{3,})(?:mal|fache?[nrs]?)$/u.exec(lower)?.[1] : undefined;
    const read = (word: string): number | null => {
      const whole = language === "de" ? /^(.+)einhalb$/u.exec(word)?.[1] : undefined;
      if (whole !== undefined) return (read(whole) ?? Number.NaN) + 0.5 || null;
      return values.get(word) ?? readCompound(word, language);
    };
    const timesValue = times === undefined ? null : read(times);
    const value = timesValue ?? read(lower);
    words.push({
      text: lower,
      start,
      end: start + typed.length,
      value,
      isTimes: timesValue !== null,
    });
  }
  return words;
}

/** In Arabic, "and" is the start of the next word. */
const splitJoiner = (word: string, { values, joiner }: NumberLexicon) =>
  joiner === "و" && word.startsWith(joiner) && values.has(word.slice(1)) ? word.slice(1) : word;

/** Joins the words of one number, e.g. `nine hundred and seventy`. `next` is the index of the word after the number. */
function joinNumber(
  words: readonly Word[],
  from: number,
  text: string,
  lexicon: NumberLexicon,
): { value: number; next: number } {
  const { joiner } = lexicon;
  let sum: Sum = { total: 0, group: 0 };
  let next = from;
  const isNear = (word: Word, other: Word | undefined) =>
    other !== undefined && /^[ \u00A0-]$/u.test(text.slice(word.end, other.start));
  for (let at = from; ; at += 1) {
    let word = words[at];
    const before = words[at - 1];
    if (!word || (at > from && before && !isNear(before, word))) break;
    if (at > from && word.text === joiner) {
      const [joined, after] = [words[at + 1], words[at + 2]];
      // In "one hundred and two hundred" the second number starts after "and".
      const startsNumber = joined && isNear(joined, after) && (after?.value ?? 0) >= 100;
      const isRound = joiner !== "and" || (sum.group % 100 === 0 && sum.group + sum.total > 0);
      if (!joined || !isNear(word, joined) || startsNumber || !isRound) break;
      at += 1;
      word = joined;
    }
    const added = word.value === null ? null : addPart(sum, word.value, lexicon);
    if (added === null) break;
    sum = added;
    next = at + 1;
    if (word.isTimes) break;
  }
  return { value: sum.total + sum.group, next: Math.max(next, from + 1) };
}

/** The value of the number words read so far. `total`: complete thousands. `group`: the part below 1,000. */
interface Sum {
  total: number;
  group: number;
}

/** Adds a number word; null if it starts a new number. */
function addPart(
  { total, group }: Sum,
  value: number,
  { hasTwenties, hasOnesFirst }: NumberLexicon,
): Sum | null {
  if (total === 0 && group === 0) {
    return value >= 1000 ? { total: value, group: 0 } : { total, group: value };
  }
  if (value >= 1000) {
    // The word multiplies the part below 1,000, as in `dos mil`. If there is no such part, the word multiplies the
    // total, as in `mil millones`.
    if (group === 0) return value > 1000 ? { total: total * value, group } : null;
    return total > 0 && value >= total ? null : { total: total + group * value, group: 0 };
  }
  if (value === 100) {
    if (group === 0) return { total, group: 100 };
    return group < 20 ? { total, group: group * 100 } : null;
  }
  if (hasTwenties && value === 20 && group % 100 === 4) return { total, group: group + 76 };
  const rest = group % 100;
  const fits =
    (rest === 0 && value < 100) ||
    (group === 0 && value < 1000) ||
    (rest >= 20 && rest % 10 === 0 && value < 10) ||
    (hasOnesFirst && rest > 0 && rest < 10 && value >= 20 && value < 100) ||
    (hasTwenties && (rest === 60 || rest === 80) && value < 20) ||
    (hasTwenties && (rest === 10 || rest === 70 || rest === 90) && value >= 7 && value < 10);
  return fits ? { total, group: group + value } : null;
}
