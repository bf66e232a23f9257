import type { DateMention } from "../numbers/dates/read-dates.ts";
import type { FactPassage } from "./fact-check.ts";
import { listDayGroups, listWeekdays } from "../numbers/dates/weekdays.ts";
import { addressKey, readAddresses } from "../text/addresses.ts";
import { listComputed, type ComputedNumber } from "./computed.ts";
import type { QuantityKind, QuantityMention } from "../numbers/quantities/quantity.ts";
import { findNumberLanguage, type NumberLanguage } from "../numbers/number-language.ts";
import { listNamePairs, type NamePairs } from "./name-pairs.ts";
import { type SortedValues, sortValues } from "./sorted-values.ts";
import { foldText, listWords } from "../text/fold.ts";
import { type PlainText, toPlainLetters } from "../text/plain-letters.ts";
import { readMeasures } from "../numbers/mentions.ts";
import { findSentence, listSentences } from "../text/sentences.ts";

/** A sentence of the source; `start` and `end` are UTF-16 offsets in its passage. */
export interface SourceSentence {
  passage: FactPassage;
  start: number;
  end: number;
  folded: string;
  /** Offset in `Facts.folded`. */
  at: number;
}

export interface SourceNumber extends QuantityMention {
  sentence: SourceSentence;
  /** The digits of `raw`. */
  digits: string;
}

export interface SourceDate extends DateMention {
  sentence: SourceSentence;
}

/** A source, read once; every slide is checked against it. */
export interface Facts {
  language: NumberLanguage;
  numbers: SourceNumber[];
  /** By the number as typed, without its unit, see `valueKey`. */
  byValue: ReadonlyMap<string, SourceNumber[]>;
  /** By the number with its unit, see `quantityKey`. */
  byQuantity: ReadonlyMap<string, SourceNumber[]>;
  /** By the number with its unit, to find close ones. */
  sorted: SortedValues<SourceNumber>;
  /** The values that the source has before a noun, by `nounAfter`. */
  nouns: ReadonlyMap<string, ReadonlySet<string>>;
  /** Amounts for a period, e.g. `750 litres a second`. */
  rates: readonly SourceNumber[];
  computed: SortedValues<ComputedNumber<SourceNumber>>;
  dates: SourceDate[];
  /** Weekdays that the source names, 1 (Monday) to 7. */
  weekdays: ReadonlySet<number>;
  /** Sentences about all days or e.g. about weekends, and their days. */
  weekdayGroups: readonly { days: ReadonlySet<number>; sentence: SourceSentence }[];
  /** Web addresses, mail addresses and handles, as `addressKey` writes them. */
  addresses: ReadonlySet<string>;
  sentences: SourceSentence[];
  /** All words, lower case and without accents, separated by spaces. */
  folded: string;
  /** `folded` without spaces, for languages that are written without spaces. */
  dense: string;
  /**
   * Maps each word of `folded` to the indexes of its sentences. In languages without spaces, each character is a word.
   */
  words: ReadonlyMap<string, number[]>;
  /** Words that begin with a capital letter, as typed, grouped by their first two letters in lower case. */
  capitals: ReadonlyMap<string, ReadonlyMap<string, SourceWord>>;
  pairs: NamePairs;
  /** The initials of each sentence's words, with and without words of up to three letters. */
  initials: readonly string[];
  /** Passages that are checked with other offsets than they have, by id: with styled letters or invisible signs. */
  typed: ReadonlyMap<string, { text: string; plain: PlainText }>;
}

interface SourceWord {
  passage: FactPassage;
  start: number;
}

/** Returns the same key for equal values, in spite of rounding errors. */
export const valueKey = (value: number) => value.toPrecision(10);

export const quantityKey = ({ kind, value }: { kind: QuantityKind; value: number }) =>
  `${kind} ${valueKey(value)}`;

/** Reads the numbers, dates, names and words of a source. `language` is recognized if absent. */
export function readFacts(
  given: readonly FactPassage[],
  { language: code }: { language?: string | undefined } = {},
): Facts {
  // Markup is rare in sources and is kept.
  const plain = given.map(({ text }) => toPlainLetters(text));
  const passages = given.map((passage, index) => {
    const text = plain[index]?.text ?? passage.text;
    return text === passage.text ? passage : { ...passage, text };
  });
  const start = passages
    .slice(0, 20)
    .map(({ text }) => text)
    .join("\n");
  const language = findNumberLanguage(code, start) ?? "en";
  const numbers: SourceNumber[] = [];
  /** The numbers of ratios. */
  const parts: SourceNumber[] = [];
  const dates: SourceDate[] = [];
  const sentences: SourceSentence[] = [];
  let at = 1;
  for (const passage of passages) {
    const { text } = passage;
    const own = listSentences(text).map(({ start, end }): SourceSentence => {
      const folded = foldText(text.slice(start, end));
      const sentence = { passage, start, end, folded, at };
      at += folded === "" ? 0 : folded.length + 1;
      return sentence;
    });
    for (const sentence of own) if (sentence.folded !== "") sentences.push(sentence);
    if (own.length === 0) continue;
    const read = readMeasures(text, language);
    for (const date of read.dates) {
      const sentence = own[findSentence(own, date.start)];
      if (sentence) dates.push({ ...date, sentence });
    }
    for (const number of read.quantities) {
      const sentence = own[findSentence(own, number.start)];
      if (!sentence) continue;
      numbers.push(placeIn(number, sentence));
      for (const part of number.parts ?? []) parts.push(placeIn(part, sentence));
    }
  }
  const folded = ` ${sentences.map((sentence) => sentence.folded).join(" ")} `;
  const all = limitMentions([...numbers, ...parts, ...listYears(dates)]);
  return {
    language,
    numbers: all,
    byValue: indexBy(all, ({ values }) => values.map(valueKey)),
    byQuantity: indexBy(all, ({ quantities }) => quantities.map(quantityKey)),
    sorted: sortValues(all, ({ quantities }) => quantities),
    nouns: indexNouns(numbers),
    rates: all.filter(({ per }) => per !== undefined).slice(0, maxMentions),
    computed: sortValues(listComputed(numbers), (result) => [result]),
    dates,
    weekdays: new Set(passages.flatMap(({ text }) => [...listWeekdays(text)])),
    weekdayGroups: sentences.flatMap((sentence) => {
      const days = listDayGroups(sentence.passage.text.slice(sentence.start, sentence.end));
      return days.size === 0 ? [] : [{ days, sentence }];
    }),
    addresses: new Set(
      passages.flatMap(({ text }) => readAddresses(text).map(({ raw }) => addressKey(raw))),
    ),
    sentences,
    folded,
    dense: folded.replaceAll(" ", ""),
    words: indexWords(passages, sentences),
    capitals: listCapitals(passages),
    pairs: listNamePairs(passages, language),
    initials: sentences.flatMap(({ folded: said }) => listInitials(said)),
    typed: new Map(
      given.flatMap(({ id, text }, index) => {
        const read = plain[index];
        return read?.places ? [[id, { text, plain: read }] as const] : [];
      }),
    ),
  };
}

const nounStem = 7;

/** Returns the start of the word that a number counts, folded; empty if no word of at least four letters follows. */
export function nounAfter(text: string, end: number): string {
  const word = /^[ \u00A0](\p{L}{4,})/u.exec(text.slice(end, end + 30))?.[1] ?? "";
  return foldText(word).slice(0, nounStem);
}

function indexNouns(numbers: readonly SourceNumber[]): Facts["nouns"] {
  const nouns = new Map<string, Set<string>>();
  for (const { end, values, sentence } of numbers) {
    const noun = nounAfter(sentence.passage.text, end);
    if (noun === "") continue;
    const known = nouns.get(noun) ?? new Set();
    nouns.set(noun, known);
    for (const value of values) known.add(valueKey(value));
  }
  return nouns;
}

const listInitials = (folded: string) => [
  folded.replaceAll(/(\S)\S* ?/gu, "$1"),
  folded.replaceAll(/(?<!\S)\S{1,3}(?: |$)/gu, "").replaceAll(/(\S)\S* ?/gu, "$1"),
];

const placeIn = (number: QuantityMention, sentence: SourceSentence): SourceNumber => ({
  ...number,
  sentence,
  digits: readDigits(number.raw),
});

export const readDigits = (raw: string): string => raw.replaceAll(/\D/gu, "");

/** A year inside a date counts as a number too. */
function listYears(dates: readonly SourceDate[]): SourceNumber[] {
  return dates.flatMap(({ readings, ...place }): SourceNumber[] => {
    const year = readings[0]?.year;
    if (year === undefined) return [];
    const quantities = [{ kind: "", value: year, step: 0, factor: 1 }];
    const typed = { values: [year], unit: "", form: "words", rounding: null } as const;
    return [{ ...place, ...typed, quantities, isNegative: false, digits: readDigits(place.raw) }];
  });
}

function indexWords(
  passages: readonly FactPassage[],
  sentences: readonly SourceSentence[],
): Map<string, number[]> {
  const words = new Map<string, number[]>();
  for (const [index, { folded }] of sentences.entries()) {
    for (const word of listWords(folded)) {
      const known = words.get(word);
      if (known) known.push(index);
      else words.set(word, [index]);
    }
  }
  // Names of speakers count as words of the source, but occur in no sentence.
  for (const speaker of new Set(passages.map((passage) => passage.speaker ?? ""))) {
    for (const word of listWords(foldText(speaker))) if (!words.has(word)) words.set(word, []);
  }
  return words;
}

/**
 * Maximum number of stored mentions of one value with one unit. The number is limited because each check reads all of
 * these mentions.
 */
export const maxMentions = 200;

function limitMentions(numbers: readonly SourceNumber[]): SourceNumber[] {
  const counts = new Map<string, number>();
  return numbers.filter(({ quantities }) => {
    const kind = quantities.map(quantityKey).join();
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxMentions;
  });
}

function indexBy(
  numbers: readonly SourceNumber[],
  listKeys: (number: SourceNumber) => readonly string[],
): Map<string, SourceNumber[]> {
  const index = new Map<string, SourceNumber[]>();
  for (const number of numbers) {
    for (const key of new Set(listKeys(number))) {
      const known = index.get(key);
      if (!known) index.set(key, [number]);
      else if (known.length < maxMentions) known.push(number);
    }
  }
  return index;
}

/** Minimum length of a word in `Facts.capitals`. */
export const minCapital = 4;

function listCapitals(passages: readonly FactPassage[]): Facts["capitals"] {
  const capitals = new Map<string, Map<string, SourceWord>>();
  for (const passage of passages) {
    for (const { 0: word, index: start } of passage.text.matchAll(/\p{Lu}[\p{L}\p{M}]{3,}/gu)) {
      const key = foldText(word.slice(0, 2));
      const group = capitals.get(key) ?? new Map<string, SourceWord>();
      if (!group.has(word)) group.set(word, { passage, start });
      capitals.set(key, group);
    }
  }
  return capitals;
}
