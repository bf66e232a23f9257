import { countWords } from "../../text/count-words.ts";
import { eastAsian, hasHanOrKana } from "../../text/scripts.ts";
import type { DraftWords } from "./draft-words.ts";

/** Maximum width of a header, as measured by `widthOf`. */
export const maxHeader = 78;
/** Maximum width of a header that is made from a longer sentence, as measured by `widthOf`. */
export const maxClause = 90;

/** Maximum number of words of a slide, including the header. */
export const maxWords = 40;
/** Maximum number of words of a slide that shows its paragraph to the end. */
export const maxWholeWords = 45;

/** A word of a script without spaces counts as this part of a word, because it is shorter: `を`, `では`. */
const unspacedWord = 0.7;

/** Counts words as a slide shows them. */
export const countShown = (text: string): number =>
  hasHanOrKana(text) ? Math.round(countWords(text) * unspacedWord) : countWords(text);

const wide = new RegExp(`[${eastAsian}、。「」]`, "gu");

/** Returns a text's width: 2 for each Chinese, Japanese or Korean character, 1 for any other. */
export const widthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0);

export const countAll = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + countShown(text), 0);

/** Joins texts with a space, or directly in languages without spaces between words. */
export const joinTexts = (texts: readonly string[]) =>
  texts.reduce((whole, text) => {
    if (whole === "") return text;
    return (
      whole +
      (hasHanOrKana(whole.slice(-2)) || /^[\p{Script=Hiragana}]/u.test(text) ? "" : " ") +
      text
    );
  }, "");

/**
 * Capitalizes the first letter, even after an opening quotation mark, except in addresses, words like `iPhone`, and
 * texts in Japanese or Chinese.
 */
export const raiseFirst = (text: string) =>
  hasHanOrKana(text)
    ? text
    : text.replace(
        /^(["“„«¿¡]?\s?)(\p{Ll})(?!\p{Lu}|\)|\S*(?:@|\/|\.\p{L}))/u,
        (_, mark: string, letter: string) => mark + letter.toUpperCase(),
      );

/** Whether a text ends like a sentence, maybe with closing quotation marks or brackets. */
export const endsSentence = (text: string) =>
  /[.!?…:;。！？؟；：]["'”’»」』)\]]*$/u.test(text.trim());

/** A longer line without a full stop is a sentence. */
const maxLabel = 120;

/** Whether a line is no sentence, but a label, e.g. of a chart. */
export const isLabelLine = (text: string) => !endsSentence(text) && widthOf(text) <= maxLabel;

export const endsWithQuestionMark = (text: string) => /[?？؟]$/u.test(text);

/** Minimum lengths of the words before a question, and of the question, in UTF-16 units. */
const announcement = { before: 6, question: 4 };

/** Whether a sentence only quotes or announces a question: `Now I ask: “Which part?”`. */
export function announcesQuestion(text: string): boolean {
  const at = Math.max(text.lastIndexOf(":"), text.lastIndexOf("："));
  return (
    at >= announcement.before &&
    text.length - at > announcement.question &&
    !/[?？؟]/u.test(text.slice(0, at))
  );
}

/** Whether a text is a question: it ends with a question mark, maybe in quotation marks, or with か. */
export const isQuestion = (text: string) =>
  /[?？؟]["'”»]?$|(?:です|ます|でしょう|ました|ません|ない|たい|の)か。?[」』]?$/u.test(text);

/** Removes the full stop at the end, but not that of an ellipsis or abbreviation. */
export const dropPoint = (text: string) =>
  text.replace(/(?<![.\s]|\.\p{L}|\b(?:etc|Nr|St))[.。]$/u, "");

/** Removes a conjunction at the start, e.g. "But", which refers to the sentence before. */
export function dropConjunction(text: string, { joins }: DraftWords): string {
  const rest = text.replace(joins, "");
  return rest.trim() === "" ? text : rest;
}

/** Replaces typed arrows such as `->` by `→` and puts no-break spaces around them. */
export const drawArrows = (text: string) =>
  text.replaceAll(/(?:(?<![^\S\n])[^\S\n]+)?(?:(?<![-=])[-=]+>|→)[^\S\n]*/gu, "\u00a0→\u00a0");

const quoted = /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』|"[^"]*"/gu;

/** Whether a text is nothing but a quotation, so it doesn't say who speaks. */
export const isOnlyQuote = (text: string) =>
  /^["“„«「『][^"”“»」』]+["”“»」』][.。]?$/u.test(text.trim());

/** Whether a quotation in the text starts but doesn't end. */
export const isQuoteOpen = (text: string) => /[“„«「『"]/u.test(text.replaceAll(quoted, ""));

/** Whether a quotation in the text ends but doesn't start, or starts but doesn't end. */
export const isQuoteTorn = (text: string) => /[“„«»”「」『』"]/u.test(text.replaceAll(quoted, ""));

/** Replaces quotations by letters of the same length, so a search skips them. */
export const maskQuotes = (text: string) =>
  text.replaceAll(quoted, (found) => "x".repeat(found.length));
