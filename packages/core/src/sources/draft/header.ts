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
import type { DraftWords } from "./words.ts";

export interface SplitSentence {
  header: string;
  /** What follows the first clause; empty if the whole sentence is the header. */
  rest: string;
}

const minClause = 12;
const minRestWords = 3;
const minLeadWords = 2;

/** Makes a header of a sentence, or of its first clause if both clauses can stand alone; null if neither can. */
export function splitHeader(sentence: string, words: DraftWords): SplitSentence | null {
  const text = raiseFirst(dropConjunction(sentence, words));
  if (text === "" || isQuoteOpen(text)) return null;
  const asks = splitQuestions(text);
  if (asks) return asks;
  if (widthOf(text) <= maxHeader) return { header: cleanHeader(text), rest: "" };
  return (
    splitAtColon(text) ??
    splitAtComma(text, words) ??
    splitAtBracket(text) ??
    splitAtNumbers(text) ??
    keepWhole(text)
  );
}

/** Drops the point, and the colon before what the body says. */
const cleanHeader = (text: string) => dropPoint(text.trim()).replace(/\s*[:：;,]$/u, "");

/** Splits before a row of questions or steps: `We ask three things: What is open?`, `In order: 1) talk 2) agree`. */
function splitQuestions(text: string): SplitSentence | null {
  const [, header = "", rest = ""] =
    /^([^:]{12,78}):\s+([¿«„“"]?\p{Lu}.*\?|1[.)]\s.+\s2[.)]\s.+)$/u.exec(text) ?? [];
  return header.trim().split(/\s+/).length >= minLeadWords ? { header: header.trim(), rest } : null;
}

function splitAtColon(text: string): SplitSentence | null {
  const masked = maskQuotes(text);
  for (const { 0: found, index } of masked.matchAll(/\s?[:;：；]\s*(?=\S)|\s[–—]\s/gu)) {
    const split = splitAt(text, index, found.length);
    if (split && !/\d$/.test(split.header)) return split;
  }
  return null;
}

function splitAtComma(text: string, { splits, subordinates }: DraftWords): SplitSentence | null {
  if (subordinates.test(text)) return null;
  const masked = maskQuotes(text);
  for (const { 0: found, index } of masked.matchAll(/,\s+|、/gu)) {
    if (!splits.test(text.slice(index + found.length))) continue;
    const split = splitAt(text, index, found.length);
    if (split && split.header.split(/\s+/).length >= 4) return split;
  }
  return null;
}

/** Splits before a bracket at the end. */
function splitAtBracket(text: string): SplitSentence | null {
  const [, header = "", rest = ""] = /^([^()]+?)\s?([(（][^()（）]+[)）][.。]?)$/u.exec(text) ?? [];
  if (header === "" || widthOf(header) > maxHeader || isQuoteOpen(header)) return null;
  return { header: header.trim(), rest };
}

/** A sentence without clauses to split may be as long as a clause. */
const keepWhole = (text: string): SplitSentence | null =>
  widthOf(text) <= maxClause ? { header: cleanHeader(text), rest: "" } : null;

const parallel =
  /\s(?:and|und|et|y|e)\s(?=(?:from|to|by|in|at|von|auf|um|bei|de|à|a|da|por|en|em)\s\d)/iu;

/** Splits between two pairs of numbers: `fell from 5.8 to 3.1 here and from 5.6 to 5.2 there`. */
function splitAtNumbers(text: string): SplitSentence | null {
  const { 0: found = "", index = 0 } = parallel.exec(text) ?? {};
  return found === "" ? null : splitAt(text, index, found.length);
}

function splitAt(text: string, index: number, length: number): SplitSentence | null {
  const header = cleanHeader(text.slice(0, index));
  const rest = text.slice(index + length).trim();
  const width = widthOf(header);
  const isLong =
    widthOf(rest) > 20 && (rest.split(/\s+/).length >= minRestWords || widthOf(rest) > rest.length);
  if (width < minClause || width > maxClause || !isLong || isQuoteOpen(header)) return null;
  return { header, rest };
}
