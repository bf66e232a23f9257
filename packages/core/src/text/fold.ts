import { foldLetters } from "./plain-letters.ts";
import { hanAndKana, hasHanOrKana, katakana } from "./scripts.ts";

const insideUnspaced = new RegExp(`(?<=[${hanAndKana}]) (?=[${hanAndKana}])`, "gu");
const hanOrKatakana = new RegExp(String.raw`\p{Script=Han}|[${katakana}]{2,}`, "gu");

/** Reduces a text to lower-case words without accents and punctuation, separated by single spaces. */
export function foldText(text: string): string {
  return foldLetters(text)
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(insideUnspaced, "");
}

const wordOrCharacter = new RegExp(`[${hanAndKana}]|[^ ${hanAndKana}]+`, "gu");

/** Lists a folded text's words; for Chinese and Japanese, its characters. */
export const listWords = (folded: string): Set<string> => new Set(folded.match(wordOrCharacter));

const minStem = 4;
const maxStem = 6;

/**
 * Returns the first six letters of each word with at least four letters. For Chinese and Japanese, returns Han
 * characters and Katakana words.
 */
export function listStems(folded: string): Set<string> {
  const stems = new Set<string>();
  for (const word of folded.split(" ")) {
    if (hasHanOrKana(word)) for (const [part] of word.matchAll(hanOrKatakana)) stems.add(part);
    else if (word.length >= minStem && !/\d/.test(word)) stems.add(word.slice(0, maxStem));
  }
  return stems;
}

/** Returns the fraction of `words` that `others` contains, 0 to 1. */
export function shareOf(
  words: Iterable<string>,
  others: { has: (word: string) => boolean },
): number {
  let all = 0;
  let shared = 0;
  for (const word of words) {
    all += 1;
    if (others.has(word)) shared += 1;
  }
  return all === 0 ? 0 : shared / all;
}
