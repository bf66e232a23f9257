import { katakana } from "../text/scripts.ts";
import { findSymbol } from "../numbers/quantities/read-measure.ts";
import { getCommonWords } from "../text/common-words.ts";
import { foldText } from "../text/fold.ts";
import { allowKey, type CheckedText } from "./checked-text.ts";
import { buildCheck, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { isOrdinary, listKnownNames } from "./known-names.ts";
import { isShouted, isTitleCase, type NameWord, readNameWords } from "./name-words.ts";
import { type Facts, minCapital } from "./read-facts.ts";

const germanTitles = new Set(["Herr", "Herrn", "Frau", "Dr", "Prof", "Professor", "Professorin"]);
const odd = /\p{Ll}\p{Lu}|\p{Lu}{2}/u;

interface NameMention {
  start: number;
  end: number;
  raw: string;
  /** Whether the source has another name at this place: `Hale & Ross` for `Hale & Moss`. */
  isChanged: boolean;
}

/**
 * Reports words that look like names and aren't in the source. These reports are only warnings, because many of the
 * words aren't names. `numbers` are the ranges of numbers with their units.
 */
export function checkNames(
  facts: Facts,
  checked: CheckedText,
  numbers: readonly { start: number; end: number }[],
): TextCheck[] {
  const { language, context } = checked;
  const known = new Set(
    foldText([...(context.names ?? []), ...checked.allowed].join(" ")).split(" "),
  );
  const isInSource = (form: string) => facts.words.has(form) || known.has(form);
  const isKnown = ({ raw, isChanged }: NameMention) => {
    const folded = foldText(raw);
    if (isChanged) return known.has(folded) || hasCapital(facts, raw);
    // Words are also found without a final `s`, as in genitives and plurals.
    return [folded, folded.replace(/s$/u, "")].some(
      (form) => isInSource(form) || listKnownNames().has(form),
    );
  };
  const isUnit = ({ start, raw }: NameMention) =>
    findSymbol(raw) !== null ||
    numbers.some((number) => number.start <= start && start < number.end);
  const found =
    language === "ja" ? listJapanese(checked.text, facts) : listNames(facts, checked, numbers);
  return found
    .filter((name) => !isKnown(name) && !isUnit(name) && !isAcronym(facts, name.raw))
    .filter(({ raw }) => !checked.allowed.has(allowKey(raw)))
    .map((name) => {
      const nearest = findSimilar(facts, name.raw);
      return buildCheck("name-not-in-source", name, { nearest, replace: nearest?.raw ?? null });
    });
}

const hasCapital = ({ capitals, words }: Facts, word: string) =>
  word.length < minCapital
    ? words.has(foldText(word))
    : (capitals.get(foldText(word.slice(0, 2)))?.has(word) ?? false);

/** Whether a word in capitals has the initials of words that follow each other in the source. */
function isAcronym({ initials }: Facts, word: string): boolean {
  return /^\p{Lu}{3,6}$/u.test(word) && initials.some((all) => all.includes(word.toLowerCase()));
}

function listNames(
  facts: Facts,
  { text, language }: CheckedText,
  numbers: readonly { start: number; end: number }[],
): NameMention[] {
  // A unit's capital letter, as of `Euro`, makes no name of the noun beside it.
  const isUnit = ({ start }: NameWord) =>
    numbers.some((number) => number.start <= start && start < number.end);
  const lines = readNameWords(text).map((words) =>
    words.map((word) => (word.isCapital && isUnit(word) ? { ...word, isCapital: false } : word)),
  );
  return lines.flatMap((words) => {
    // Other languages have capitals only at the start of a title, and for names.
    const isTitle = (language === "en" || language === "de") && isTitleCase(words);
    const isName = (word: NameWord, index: number): boolean => {
      if (!word.isCapital || word.text.length < 2 || /^\p{L}\d+$/u.test(word.text)) return false;
      if (odd.test(word.text)) return !isShouted(words);
      if (germanTitles.has(word.text)) return false;
      const [before, after] = [words[index - 1], words[index + 1]];
      if (isTitle) return language === "de" && followsTitle(words, index);
      return language === "de" ? isGermanName(before, word, after) : !word.isFirst;
    };
    return words.flatMap((word, index): NameMention[] => {
      const { text: raw, start, end } = word;
      const isChanged = changesName(facts, words, index, { isTitle, language });
      return isChanged || isName(word, index) ? [{ raw, start, end, isChanged }] : [];
    });
  });
}

/** Whether a word is the name after a title such as `Dr.`, or after that and a first name. */
function followsTitle(words: readonly NameWord[], index: number): boolean {
  const [word, before, first] = [words[index], words[index - 1], words[index - 2]];
  if (!word?.isJoined || !before) return false;
  return (
    germanTitles.has(before.text) ||
    Boolean(before.isJoined && first && germanTitles.has(first.text))
  );
}

/** In German all nouns have capitals: names follow a title, or are two capitalized words in a row. */
function isGermanName(
  before: NameWord | undefined,
  word: NameWord,
  after: NameWord | undefined,
): boolean {
  if (before && word.isJoined && germanTitles.has(before.text)) return true;
  if (word.isFirst) return false;
  const follows = before && word.isJoined && before.isCapital && !before.isFirst;
  const precedes = after?.isJoined && after.isCapital;
  return Boolean(follows) || Boolean(precedes);
}

/** Whether a word is beside a name that has another name at that side in the source. */
function changesName(
  { pairs }: Facts,
  words: readonly NameWord[],
  index: number,
  { isTitle, language }: { isTitle: boolean; language: string },
): boolean {
  const word = words[index];
  if (!word?.isCapital || word.text.length < 2) return false;
  const folded = foldText(word.text);
  const mayBeAny = isOrdinary(word.text, language);
  const [before, after] = [words[index - 1], words[index + 1]];
  const given = before && word.isJoined ? pairs.after.get(foldText(before.text)) : undefined;
  if (given?.has(folded)) return false;
  if (given && [...given].some((name) => isMisspelled(name, folded))) return true;
  if (given && !isTitle && before?.isCapital && !getCommonWords(language).has(folded)) return true;
  const family =
    after?.isJoined && after.isCapital ? pairs.before.get(foldText(after.text)) : undefined;
  return family !== undefined && !mayBeAny && !family.has(folded);
}

const isMisspelled = (name: string, folded: string) =>
  name !== folded && name.length > 3 && countEdits(name, folded) <= maxEdits;

const japanese = new RegExp(
  String.raw`[${katakana}]{3,}(?:・[${katakana}]+)*|\p{Script=Han}{1,6}(?=さん|氏|社(?!会|員|長|内|外|団)|市(?!場|販|民)|大学)|[A-Z][A-Za-z]+`,
  "gu",
);

/** Lists words that may be names in Japanese, which has no capital letters. */
function listJapanese(text: string, facts: Facts): NameMention[] {
  return Array.from(text.matchAll(japanese), ({ 0: raw, index: start }) => ({
    raw,
    start,
    end: start + raw.length,
    isChanged: false,
  })).filter(({ raw }) => !facts.dense.includes(foldText(raw).replaceAll(" ", "")));
}

/** Maximum number of letters in which two names may differ to count as similar. */
const maxEdits = 2;

/** Finds a name of the source that may have been misspelled. */
function findSimilar({ capitals }: Facts, name: string): SourcePlace | null {
  if (name.length < 5) return null;
  for (const [raw, { passage, start }] of capitals.get(foldText(name.slice(0, 2))) ?? []) {
    if (Math.abs(raw.length - name.length) <= maxEdits && countEdits(raw, name) <= maxEdits) {
      return { raw, passage: passage.id, range: [start, start + raw.length] };
    }
  }
  return null;
}

/** The Levenshtein distance of two short words. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
