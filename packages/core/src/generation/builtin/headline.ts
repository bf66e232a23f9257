import { capitalise, countCharacters, dropStop, splitSentences } from "./sentences.ts";

/** Longest header that a slide shows without shrinking its type. */
export const headerCharacters = 60;

/** A text in a header and what is left for under it; `header` is null where no part can stand alone. */
export interface Headline {
  header: string | null;
  rest: string[];
}

// A clause after one of these can stand alone once a leading "because" is gone.
const clauseBreak =
  /\s[–—-]\s|[;:]\s|\s(?=\()|,?\s(?=because\s)|,\s(?=(?:so|but|then)\s(?!that\s))/g;
const leadingBecause = /^because\s+/i;
const dependentStart =
  /^(?:if|when|while|because|although|though|once|after|before|since|unless|until|as|to|in|on|at|with|without|for|by|from|instead|even|whether|whenever|wherever|rather|despite|given)\s/i;

/**
 * Splits a text into a header and the rest, only where a sentence or a whole clause ends: after the first sentence,
 * at a colon, semicolon or dash, or before a connective. Nothing is cut mid-phrase.
 */
export function splitHeadline(text: string, english: boolean): Headline {
  const [first = "", ...others] = splitSentences(text);
  const whole = dropStop(first);
  if (fits(whole) && !/[:;,]$/.test(whole)) return { header: capitalise(whole), rest: others };
  for (const { 0: mark, index } of first.matchAll(clauseBreak)) {
    const head = first.slice(0, index);
    if (!fits(head)) break;
    const atPunctuation = /[–—:;-]/.test(mark);
    const isBracket = first[index + mark.length] === "(";
    if (!atPunctuation && (!english || dependentStart.test(head))) continue;
    if (head.split(/\s+/).length < (atPunctuation ? 1 : 3)) continue;
    const tail = first.slice(index + mark.length).trim();
    if (tail.length < 3) continue;
    const sentence = capitalise(isBracket ? unwrap(tail) : tail.replace(leadingBecause, ""));
    return { header: capitalise(dropStop(head)), rest: [sentence, ...others] };
  }
  return { header: null, rest: [first, ...others] };
}

function unwrap(text: string): string {
  return /^\([^()]*\)\.?$/.test(text) ? text.replace(/^\(|\)(?=\.?$)/g, "") : text;
}

/** Whether a text is short enough for a header. */
export function fits(text: string): boolean {
  return countCharacters(text) <= headerCharacters;
}
