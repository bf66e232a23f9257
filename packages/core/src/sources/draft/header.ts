import {
  dropConjunction,
  dropPoint,
  isQuoteOpen,
  maskQuotes,
  maxClause,
  maxHeader,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import { countWords } from "../../text/count-words.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { DraftWords } from "./draft-words.ts";

export interface SplitSentence {
  header: string;
  /** The text after the first clause; empty if the header is the whole sentence. */
  rest: string;
}

const minClause = 12;
const minRestWords = 3;
const minLeadWords = 2;
/** Minimum number of words of a second clause, including its conjunction. A shorter clause stays with the first. */
const minCommaWords = 6;
const hasWords = (text: string, count: number) => hasHanOrKana(text) || countWords(text) >= count;
/**
 * If a header is the part of a sentence before a colon, it keeps the colon if it has at least this many words and a
 * lower-case word follows.
 */
const minOpenWords = 4;

/**
 * Makes a header from a sentence or from its first clause; null if neither is suitable. If the sentence can't be split,
 * it becomes the header only if it is at most `most` wide.
 */
export function splitHeader(
  sentence: string,
  words: DraftWords,
  most = maxClause,
): SplitSentence | null {
  const text = raiseFirst(dropConjunction(sentence, words));
  if (text === "" || isQuoteOpen(text)) return null;
  const asks = splitQuestions(text);
  if (asks) return asks;
  if (fragment.test(text.replace(/\.$/u, ""))) return null;
  if (widthOf(text) <= maxHeader) return { header: cleanHeader(text), rest: "" };
  return (
    splitAtColon(text, words) ??
    splitAtComma(text, words) ??
    splitAtBracket(text) ??
    splitAtNumbers(text) ??
    keepWhole(text, most)
  );
}

/** Removes a full stop, comma or colon at the end. */
const cleanHeader = (text: string) => dropPoint(text.trim()).replace(/(?<!\s)\s*[:：;,]$/u, "");

/** Splits a sentence at the colon before several questions or steps, e.g. in `In order: 1) talk 2) agree`. */
function splitQuestions(text: string): SplitSentence | null {
  const [, header = "", rest = ""] =
    /^([^:]{12,78}):\s+([¿«„“"]?\p{Lu}.*\?|1[.)]\s.+\s2[.)]\s.+)$/u.exec(text) ?? [];
  return countWords(header) >= minLeadWords ? { header: header.trim(), rest } : null;
}

/** Matches a word that refers to the clause before it. */
const relative =
  /^(?:who|whom|whose|which|where|when|that|and|or|even|including|especially|particularly|the (?:first|last|only)|der|die|das|den|dem|dessen|deren|wo|und|oder|sogar|auch|vor allem|qui|que|dont|où|et|ou|même|notamment|y compris|quien(?:es)?|cual(?:es)?|donde|y|o|incluso|sobre todo)(?!\p{L})/iu;
/** Number of UTF-16 units at a clause's end in which a verb of speech introduces what follows. */
const lastWord = 12;

/** Replaces what is in brackets, so that a sentence is never split there. */
const maskBrackets = (text: string) =>
  text.replaceAll(/[([（][^()[\]（）]*[)\]）]/gu, (found) => "x".repeat(found.length));

function splitAtColon(text: string, { says }: DraftWords): SplitSentence | null {
  const masked = maskBrackets(maskQuotes(text));
  // Two dashes enclose a remark, and the sentence continues after it.
  const isEnclosing = (masked.match(/\s[–—](?=[\s,;.])/gu)?.length ?? 0) > 1;
  for (const { 0: found, index } of masked.matchAll(
    /\s?(?:[:;](?=\s)|[：；])\s*(?=\S)|\s[–—]\s/gu,
  )) {
    const isDash = /[–—]/u.test(found);
    const split = isDash && isEnclosing ? null : splitAt(text, index, found.length);
    if (!split || /\d$/.test(split.header) || says.test(split.header.slice(-lastWord))) continue;
    if (isDash && relative.test(split.rest)) continue;
    if (!/[:：]/u.test(found)) return split;
    const isSaid = /^["“„«「『‘‹]/u.test(split.rest);
    const isOpen =
      isSaid || (/^\p{Ll}/u.test(split.rest) && countWords(split.header) >= minOpenWords);
    return isOpen ? { ...split, header: split.header + found.trimEnd() } : split;
  }
  return null;
}

function splitAtComma(text: string, { splits, subordinates }: DraftWords): SplitSentence | null {
  if (subordinates.test(text)) return null;
  const masked = maskBrackets(maskQuotes(text));
  for (const { 0: found, index } of masked.matchAll(/,\s+|、/gu)) {
    const rest = text.slice(index + found.length);
    if (!splits.test(rest) || isLastOfSeries(masked.slice(0, index), rest)) continue;
    const split = splitAt(text, index, found.length);
    if (split && hasWords(split.header, 4) && hasWords(split.rest, minCommaWords)) return split;
  }
  return null;
}

const adding =
  /^(?:and|or|und|oder|et|ou|y|o|e|ma)\s(?!(?:i|we|you|he|she|they|it|ich|wir|ihr|er|sie|es|je|on|nous|vous|il|elle|ils|elles)\s)/iu;

/** Whether a comma is the last one of a series, e.g. `a notice, an export, and a name`. */
const isLastOfSeries = (before: string, rest: string) => /[,、]/u.test(before) && adding.test(rest);

/** Splits a sentence before a bracket at its end. */
function splitAtBracket(text: string): SplitSentence | null {
  const [, header = "", rest = ""] = /^([^()]+?)\s?([(（][^()（）]+[)）][.。]?)$/u.exec(text) ?? [];
  if (header === "" || widthOf(header) > maxHeader || isQuoteOpen(header)) return null;
  return { header: header.trim(), rest };
}

const keepWhole = (text: string, most: number): SplitSentence | null =>
  widthOf(text) <= most ? { header: cleanHeader(text), rest: "" } : null;

/** Matches a German phrase with a relative clause that lacks its sentence: `Bei den Formen, die eben fehlen`. */
const fragment =
  /^(?:bei|um|für|in|mit|von|an|auf|zu|nach|über|unter|aus|neben|trotz|wegen)\s[^,]+(?:,\s(?:d(?:ie|er|as|em|en|eren|essen)|was|wer|wo\p{L}*)\s[^,]+)+$/iu;

const parallel =
  /\s(?:and|und|et|y|e)\s(?=(?:from|to|by|in|at|von|auf|um|bei|de|à|a|da|por|en|em)\s\d)/iu;

/** Splits e.g. `fell from 5.8 to 3.1 here and from 5.6 to 5.2 there` between the pairs of numbers. */
function splitAtNumbers(text: string): SplitSentence | null {
  const { 0: found = "", index = 0 } = parallel.exec(text) ?? {};
  return found === "" ? null : splitAt(text, index, found.length);
}

function splitAt(text: string, index: number, length: number): SplitSentence | null {
  const header = cleanHeader(text.slice(0, index));
  const rest = text.slice(index + length).trim();
  const width = widthOf(header);
  const isLong =
    widthOf(rest) > 20 && (countWords(rest) >= minRestWords || widthOf(rest) > rest.length);
  if (width < minClause || width > maxClause || !isLong || isQuoteOpen(header)) return null;
  if (fragment.test(header)) return null;
  return { header, rest };
}
