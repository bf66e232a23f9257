import { allowKey, type CheckedText } from "./checked-text.ts";
import { buildCheck, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { foldText } from "../text/fold.ts";
import { listKnownNames } from "./known-names.ts";
import type { Facts } from "./read-facts.ts";

interface Word {
  text: string;
  start: number;
  end: number;
  isCapital: boolean;
  /**
   * True for the first word of a sentence, line or quotation. Its capital letter doesn't show that the word is a name.
   */
  isFirst: boolean;
  /** Whether only a space separates the word from the one before. */
  isJoined: boolean;
}

/** A line is in title case if more than this fraction of its words has a capital letter. */
const titleCase = 0.7;

const germanTitles = new Set(["Herr", "Herrn", "Frau", "Dr", "Prof", "Professor", "Professorin"]);
const odd = /\p{Ll}\p{Lu}|\p{Lu}{2}/u;

/**
 * Reports words that look like names and aren't in the source. These reports are only warnings, because many of the
 * words aren't names.
 */
export function checkNames(facts: Facts, checked: CheckedText): TextCheck[] {
  const { language, context } = checked;
  const known = new Set(
    foldText([...(context.names ?? []), ...checked.allowed].join(" ")).split(" "),
  );
  const isKnown = (word: string) => {
    const folded = foldText(word);
    const isInSource = (form: string) => facts.words.has(form) || known.has(form);
    // Words are also found without a final `s`, as in genitives and plurals.
    return (
      isInSource(folded) || isInSource(folded.replace(/s$/u, "")) || listKnownNames().has(folded)
    );
  };
  const found = language === "ja" ? listJapanese(checked.text, facts) : listNames(checked);
  return found
    .filter(({ raw }) => !isKnown(raw) && !checked.allowed.has(allowKey(raw)))
    .map((name) => {
      const nearest = findSimilar(facts, name.raw);
      return buildCheck("name-not-in-source", name, { nearest, replace: nearest?.raw ?? null });
    });
}

interface NameMention {
  start: number;
  end: number;
  raw: string;
}

function listNames({ text, language }: CheckedText): NameMention[] {
  return readLines(text).flatMap((words) => {
    const isTitle = isTitleCase(words);
    const isName = (word: Word, index: number): boolean => {
      if (!word.isCapital || word.text.length < 2 || /^\p{L}\d+$/u.test(word.text)) return false;
      if (odd.test(word.text)) return !isShouted(words);
      if (isTitle || germanTitles.has(word.text)) return false;
      const [before, after] = [words[index - 1], words[index + 1]];
      return language === "de" ? isGermanName(before, word, after) : !word.isFirst;
    };
    return words.filter(isName).map(({ text: raw, start, end }) => ({ raw, start, end }));
  });
}

/** In German all nouns have capitals: names follow a title, or are two capitalized words in a row. */
function isGermanName(before: Word | undefined, word: Word, after: Word | undefined): boolean {
  if (before && word.isJoined && germanTitles.has(before.text)) return true;
  if (word.isFirst) return false;
  const follows = before && word.isJoined && before.isCapital && !before.isFirst;
  const precedes = after?.isJoined && after.isCapital;
  return Boolean(follows) || Boolean(precedes);
}

function isTitleCase(words: readonly Word[]): boolean {
  if (words.length < 2) return false;
  return words.filter(({ isCapital }) => isCapital).length / words.length > titleCase;
}

/** Whether a line is all in capital letters, so acronyms can't be recognized. */
const isShouted = (words: readonly Word[]) =>
  words.length > 1 && words.every(({ text }) => text === text.toUpperCase());

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const startsSentence = /[.!?…:;|•→–—"“”„«»‘(（[\]✓✗*/][^\p{L}\p{N}]*$/u;

/** Number of UTF-16 units before a word that are searched for the end of a sentence. */
const maxGap = 20;

function readLines(text: string): Word[][] {
  const lines: Word[][] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    const words: Word[] = [];
    let last = 0;
    for (const { 0: found, index } of line.matchAll(word)) {
      const gap = line.slice(last, index);
      last = index + found.length;
      const start = offset + index;
      // Skips one or two letters after an apostrophe, e.g. the `s` of `Ana's`. They belong to the word before.
      if (/^['’]$/u.test(gap) && found.length < 3) continue;
      words.push({
        text: found,
        start,
        end: start + found.length,
        isCapital: /^\p{Lu}/u.test(found),
        isFirst: words.length === 0 || startsSentence.test(gap.slice(-maxGap)),
        isJoined: /^\.?[ \u00A0]$/u.test(gap),
      });
    }
    lines.push(words);
    offset += line.length + 1;
  }
  return lines;
}

const japanese =
  /[\p{Script=Katakana}ー]{3,}(?:・[\p{Script=Katakana}ー]+)*|\p{Script=Han}{1,6}(?=さん|氏|社(?!会|員|長|内|外|団)|市(?!場|販|民)|大学)|[A-Z][A-Za-z]+/gu;

/** Lists words that may be names in Japanese, which has no capital letters. */
function listJapanese(text: string, facts: Facts): NameMention[] {
  return Array.from(text.matchAll(japanese), ({ 0: raw, index: start }) => ({
    raw,
    start,
    end: start + raw.length,
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
