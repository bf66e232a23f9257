import { type Break, breakCosts } from "./break.ts";
import type { LineRules } from "./line-rules.ts";
import { rateEastAsian } from "./rate-east-asian.ts";

/** A part of a text that is never broken: a word with its punctuation, or a Japanese phrase. */
export interface BreakWord {
  text: string;
  /** Whether the word and the next one are in the same highlighted phrase. */
  joinsPhrase?: boolean;
}

const around = /^[^\p{L}\p{N}\p{Sc}+−-]+|[^\p{L}\p{M}\p{N}%٪'’]+$/gu;
const sentenceEnd = /[.!?…؟।]["'”’»)\]]*$/u;
const clauseEnd = /[,;:،؛–—][”’»)\]]*$/u;
const opening = /^[(«“„[]/u;
const dash = /^[–—-]+$/u;
const capitalized = /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u;
/** Letters of the longest German word in lower case that numbers count, such as `mal` and `km`. */
const longestUnit = 3;
/** An Arabic `and` with a number below 20, which starts another number: only tens complete a one, as in 21. */
const otherNumber = /^و(?!.*(?:ون|ين)$)/u;
/** Words between the two numbers of a range. */
const between =
  /^(?:to|and|or|bis|und|oder|à|et|ou|a|y|o|e|i|en|of|og|och|até|do|lub|ve|до|и|й|та|або|или|και|ως|إلى|و|–|—|-)$/u;

/** Rates the break after each word but the last. */
export function rateBreaks(words: readonly BreakWord[], rules: LineRules): Break[] {
  const plain = words.map(({ text }) => text.replaceAll("\u00AD", "").replaceAll("\u2060", ""));
  const bare = plain.map((word) => word.replaceAll(around, "").replaceAll("’", "'"));
  const isTitleCase = countCapitals(bare) > 0.6;
  return words.slice(0, -1).map(({ joinsPhrase }, index): Break => {
    const found = rateEastAsian(plain, index) ?? rate(index);
    return joinsPhrase ? { ...found, cost: breakCosts.highlight } : found;
  });

  function rate(index: number): Break {
    const [word = "", next = ""] = [plain[index], plain[index + 1]];
    const [inner = "", following = ""] = [bare[index], bare[index + 1]];
    const [lower, lowerNext] = [inner.toLowerCase(), following.toLowerCase()];
    if (endsSentence(word, next) || startsAnew(word, next)) {
      return { cost: breakCosts.sentence, ends: "sentence" };
    }
    if (clauseEnd.test(word)) return { cost: breakCosts.clause, ends: "clause" };
    const own = (cost: number): Break => ({ cost, ends: null });
    if (dash.test(next)) return own(breakCosts.phrase);
    if (isInNumber(index)) return own(breakCosts.number);
    if (rules.isPhrasal(lower, lowerNext)) return own(breakCosts.leaning);
    if (index > 0 && rules.isPhrasal(bare[index - 1]?.toLowerCase() ?? "", lower)) {
      return own(breakCosts.phrase);
    }
    if (rules.isObject(lowerNext, bare[index + 2]?.toLowerCase() ?? "")) {
      return own(breakCosts.leaningLess);
    }
    const leaning = isRelative(index) ? "much" : rules.leans(lower, lowerNext);
    if (leaning === "bound") return own(breakCosts.bound);
    if (leaning === "much" || isSubject(index)) return own(breakCosts.leaning);
    if (leaning === "less") return own(breakCosts.leaningLess);
    const trailing = rules.trails(lowerNext);
    if (trailing !== "no") return own(breakCosts[trailing === "much" ? "leaning" : "leaningLess"]);
    if (rules.isNumber(lowerNext) && isLabelled(index)) return own(breakCosts.name);
    if (!isTitleCase && rules.language !== "de" && isName(index)) return own(breakCosts.name);
    if (isShort(inner)) return own(breakCosts.leaningLess);
    if (index === words.length - 2 && isLost(following)) return own(breakCosts.lost);
    if (rules.language === "de" && isAdjective(inner, following)) return own(breakCosts.adjective);
    const starts = opening.test(next) || rules.startsPhrase(lowerNext);
    return own(starts ? breakCosts.phrase : breakCosts.ordinary);
  }

  /** Whether the break is within `48 hours`, `thirty minutes`, `7 to 18` or `10. Januar`. */
  function isInNumber(index: number): boolean {
    const numberAt = (place: number) => rules.isNumber((bare[place] ?? "").toLowerCase());
    const numeralAt = (place: number) => rules.isNumeral((bare[place] ?? "").toLowerCase());
    const linkAt = (place: number) =>
      between.test((bare[place] ?? plain[place] ?? "").toLowerCase());
    if (numberAt(index)) {
      if (linkAt(index + 1) && numeralAt(index + 2)) return true;
      return numeralAt(index + 1) || isCounted(index + 1);
    }
    if (numeralAt(index)) return numberAt(index + 1) && !otherNumber.test(bare[index + 1] ?? "");
    return linkAt(index) && numberAt(index - 1) && numeralAt(index + 1);
  }

  /** Whether an article after a comma is a relative pronoun, as in `den Satz, der im Kopf bleibt`. */
  function isRelative(index: number): boolean {
    const [lower, next] = [index, index + 1].map((at) => (bare[at] ?? "").toLowerCase());
    return rules.isObject(lower ?? "", next ?? "") && clauseEnd.test(plain[index - 1] ?? "");
  }

  /** Whether a pronoun is the subject of the word after it. */
  function isSubject(index: number): boolean {
    const starts = index === 0 || /[\p{P}]$/u.test(plain[index - 1] ?? "");
    const previous = starts ? "" : (bare[index - 1] ?? "").toLowerCase();
    return rules.isSubject(previous, (bare[index] ?? "").toLowerCase());
  }

  /** Whether a number before a word counts it. German nouns, and with them their adjectives, are known by capitals. */
  function isCounted(index: number): boolean {
    const [word = "", after = ""] = [bare[index], bare[index + 1]];
    const isNoun = /^\p{Lu}/u.test(word) || /^\p{Lu}/u.test(after) || word.length <= longestUnit;
    return (rules.language !== "de" || isNoun) && rules.isCounted(word.toLowerCase());
  }

  /** Whether a number ends its phrase after a word, as in `Step 3` or `March 2025`. */
  function isLabelled(index: number): boolean {
    const after = bare[index + 2] ?? "";
    const isLast = after === "" || /[\p{P}]$/u.test(plain[index + 1] ?? "");
    return /\p{L}/u.test(bare[index] ?? "") && (isLast || !rules.isCounted(after.toLowerCase()));
  }

  function isName(index: number): boolean {
    const [first = "", second = ""] = [bare[index] ?? "", bare[index + 1] ?? ""];
    const starts = index === 0 || sentenceEnd.test(plain[index - 1] ?? "");
    return capitalized.test(first) && capitalized.test(second) && !starts;
  }
}

/** Not after a number before its noun, as in `10. Januar`, an initial, nor before a word in lower case. */
function endsSentence(word: string, next: string): boolean {
  if (!sentenceEnd.test(word) || /^\p{P}*\p{Ll}/u.test(next)) return false;
  return !(/^\p{Nd}{1,2}\.$/u.test(word) && /^\p{L}/u.test(next)) && !/^\p{Lu}\.$/u.test(word);
}

/** A whole sentence after a colon. */
const startsAnew = (word: string, next: string) =>
  word.endsWith(":") && /^\p{Lu}\p{Ll}/u.test(next);

/** German words with an adjective's ending before a noun; verbs are among them. */
const isAdjective = (word: string, next: string) =>
  /^\p{Ll}{2,}e[mnrs]?$/u.test(word) && /^\p{Lu}/u.test(next);

/** Latin words of one or two small letters are most often articles and prepositions. */
const isShort = (word: string) => /^[\p{Ll}'’]{1,2}$/u.test(word) && /\p{Script=Latin}/u.test(word);

/** A last word of a few letters looks lost on a line of its own. */
const isLost = (word: string) => word.replaceAll(/\P{L}/gu, "").length <= 4;

function countCapitals(words: readonly string[]): number {
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, long.length);
}
