import { isAuthorName } from "../layouts/reading/author-name.ts";
import { allowKey, type CheckedText } from "./checked-text.ts";
import { buildCheck, type FactPassage, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { foldText, listWords, shareOf } from "../text/fold.ts";
import { hasHanOrKana } from "../text/scripts.ts";
import { listQuoteParts, type QuoteMention, readQuotes } from "./quotes.ts";
import type { Facts, SourceSentence } from "./read-facts.ts";

/** A quotation counts as changed, not as invented, if the source has more than this fraction of the quoted words. */
const changedShare = 0.8;
/** Maximum distance of a speaker's name from the quoted words, in UTF-16 units. */
const nameDistance = 300;

export function checkQuotes(
  facts: Facts,
  checked: CheckedText,
  quotes: readonly QuoteMention[],
): TextCheck[] {
  return quotes
    .filter(({ raw, said }) => ![raw, said].some((text) => checked.allowed.has(allowKey(text))))
    .flatMap((quote) => {
      const at = findQuote(facts, quote.said);
      return at === null
        ? checkForeign(facts, checked, quote)
        : checkSpeaker(facts, checked, quote, at);
    });
}

/**
 * Returns the offset of a quotation's first part in `facts.folded`; null if the source lacks a part. Always null for
 * languages without spaces between words.
 */
function findQuote(facts: Facts, said: string): number | null {
  const parts = listQuoteParts(said);
  const dense = parts.some(hasHanOrKana);
  const source = dense ? facts.dense : facts.folded;
  let first: number | null = null;
  let from = 0;
  for (const part of parts) {
    const words = dense ? part.replaceAll(" ", "") : ` ${part} `;
    const at = source.indexOf(words, from);
    if (at < 0) return null;
    first ??= at;
    from = at + words.length - 1;
  }
  return dense ? null : first;
}

function checkForeign(facts: Facts, checked: CheckedText, quote: QuoteMention): TextCheck[] {
  const parts = listQuoteParts(quote.said);
  // `findQuote` returns null for languages without spaces, so their quotations are searched here.
  if (
    parts.some(hasHanOrKana) &&
    parts.every((part) => facts.dense.includes(part.replaceAll(" ", "")))
  ) {
    return [];
  }
  if (checked.language !== facts.language) {
    return [buildCheck("quote-translated", quote, { replace: quote.said })];
  }
  const words = listWords(parts.join(" "));
  const { share, sentence } = findSentence(facts, words);
  const known = parts.some(hasHanOrKana) ? share : shareOf(words, facts.words);
  const isChanged = known > changedShare;
  const nearest = sentence ? placeOf(sentence, words) : null;
  return [
    buildCheck(isChanged ? "quote-changed" : "quote-not-in-source", quote, {
      nearest: share > 0 ? nearest : null,
      replace: isChanged && nearest ? withMarks(quote, nearest.raw) : null,
    }),
  ];
}

/** Finds the source's sentence with the most words of `said`. `share` is the fraction of `said` in the sentence. */
function findSentence({ words, sentences }: Facts, said: ReadonlySet<string>) {
  const counts = new Map<number, number>();
  for (const word of said) {
    for (const index of words.get(word) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  let [best, most] = [-1, 0];
  for (const [index, count] of counts) if (count > most) [best, most] = [index, count];
  return { share: most / said.size, sentence: sentences[best] ?? null };
}

const quotesByPassage = new WeakMap<FactPassage, QuoteMention[]>();

/** Returns the quotations of a source's passage, memoized. */
function quotesOf(passage: FactPassage): QuoteMention[] {
  const known = quotesByPassage.get(passage) ?? readQuotes(passage.text);
  quotesByPassage.set(passage, known);
  return known;
}

/**
 * Returns the source's quotation that overlaps the sentence, if it contains more than half of `words`; otherwise the
 * sentence.
 */
function placeOf({ passage, start, end }: SourceSentence, words: ReadonlySet<string>): SourcePlace {
  const said = quotesOf(passage)
    .filter((quote) => quote.start < end && start < quote.end)
    .map((quote) => ({ quote, share: shareOf(words, listWords(foldText(quote.said))) }))
    .toSorted((one, other) => other.share - one.share)
    .at(0);
  if (said && said.share > 0.5) {
    const from = said.quote.start + said.quote.raw.indexOf(said.quote.said);
    const range: [number, number] = [from, from + said.quote.said.length];
    return { raw: said.quote.said, passage: passage.id, range };
  }
  const raw = passage.text.slice(start, end).trimEnd();
  return { raw, passage: passage.id, range: [start, start + raw.length] };
}

const withMarks = ({ raw, said }: QuoteMention, words: string) => raw.replace(said, () => words);

/** Matches punctuation between a quotation and its speaker's name, e.g. a dash or bracket. */
const beforeName = /^[\s,.]*(?:[—–―-]{1,2}|[(（])\s*/u;

/** Reports the name after a quotation if the source has the name, but not near the quoted words. */
function checkSpeaker(
  facts: Facts,
  { text, allowed }: CheckedText,
  { end }: QuoteMention,
  at: number,
): TextCheck[] {
  const rest = text.slice(end);
  const before = beforeName.exec(rest)?.[0];
  if (before === undefined) return [];
  const name = /^[^\n,，、(（)）|·]+/u.exec(rest.slice(before.length))?.[0].trim() ?? "";
  const folded = foldText(name);
  const words = folded.split(" ");
  if (!isAuthorName(name) || allowed.has(allowKey(name))) return [];
  // `checkNames` reports names that the source doesn't contain.
  if (!words.every((word) => facts.words.has(word))) return [];
  const near = foldText(facts.folded.slice(Math.max(0, at - nameDistance), at + nameDistance));
  const sentence = facts.sentences.findLast((one) => one.at <= at + 1);
  const speaker = foldText(sentence ? findSpeaker(sentence) : "");
  const last = words.at(-1) ?? "";
  if (` ${near} ${speaker} `.includes(` ${last} `)) return [];
  const start = end + before.length;
  return [buildCheck("attribution-differs", { start, end: start + name.length, raw: name }, {})];
}

/** Returns who says a sentence of the source outside of quotations; empty if unknown. */
function findSpeaker({ passage, start, end }: SourceSentence): string {
  const { speaker, author = "" } = passage;
  if (speaker !== undefined) return speaker;
  const isQuoted = quotesOf(passage).some((quote) => quote.start < end && start < quote.end);
  return isQuoted ? "" : author;
}
