import { countWords } from "../../document/count-words.ts";
import { isUnspaced } from "../../facts/fold.ts";
import type { DraftWords } from "./words.ts";

/** The longest header, as wide as this many Latin letters; the first clause of a longer sentence may be a bit longer. */
export const maxHeader = 78;
export const maxClause = 90;

/** The most words of a slide, header included. */
export const maxWords = 40;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。「」]/gu;

/** A text's length, in which Chinese, Japanese and Korean characters count twice. */
export const widthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0);

export const countAll = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + countWords(text), 0);

/** Joins sentences or cues, in languages without spaces directly. */
export const joinTexts = (texts: readonly string[]) =>
  texts.reduce((whole, text) => {
    if (whole === "") return text;
    return (
      whole +
      (isUnspaced(whole.slice(-2)) || /^[\p{Script=Hiragana}]/u.test(text) ? "" : " ") +
      text
    );
  }, "");

/** Raises the first letter, also after an opening quotation mark. */
export const raiseFirst = (text: string) =>
  text.replace(
    /^(["“„«¿¡]?\s?)(\p{Ll})(?!\p{Lu})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );

/** Drops the point at the end, but not that of an ellipsis or abbreviation. */
export const dropPoint = (text: string) =>
  text.replace(/(?<![.\s]|\.\p{L}|\b(?:etc|Nr|St))[.。]$/u, "");

/** Drops a conjunction at the start, which joined the sentence to the one before. */
export function dropConjunction(text: string, { joins }: DraftWords): string {
  const rest = text.replace(joins, "");
  return rest.trim() === "" ? text : rest;
}

const quoted = /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』|"[^"]*"/gu;

/** Whether a quotation starts in the text but doesn't end there. */
export const isQuoteOpen = (text: string) => /[“„«「『"]/u.test(text.replaceAll(quoted, ""));

/** Hides quotations behind as many letters, so a search skips them. */
export const maskQuotes = (text: string) =>
  text.replaceAll(quoted, (found) => "x".repeat(found.length));
