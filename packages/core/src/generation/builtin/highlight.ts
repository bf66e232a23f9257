import { stripMarkup } from "../../document/inline-markup.ts";
import { stopWords } from "./stop-words.ts";

/** The text with `::` around the word that matters, or as it is where it has markup or no such word. */
export function highlight(text: string): string {
  if (text.includes("::")) return text;
  const word = findKeyWord(text);
  if (!word) return text;
  const { start, end } = word;
  const marked = `${text.slice(0, start)}::${text.slice(start, end)}::${text.slice(end)}`;
  // What the markup's own rules would read otherwise stays unmarked.
  return stripMarkup(marked) === text ? marked : text;
}

/** A number with its unit comes first, then the last word that carries meaning. */
function findKeyWord(text: string): { start: number; end: number } | null {
  const words = [
    ...text.matchAll(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’+#%-]*[\p{L}\p{M}\p{N}+#%])?/gu),
  ];
  const spans = words
    .filter(({ index }) => index === 0 || /[\s"'“‘«(¿¡]/u.test(text.charAt(index - 1)))
    .map(({ 0: word, index }) => ({
      word,
      start: index,
      end: index + word.length,
    }));
  const number = spans.find(({ word, start }) => start > 0 && /^\d[\d.,]*[%xk]$/i.test(word));
  const telling = spans.findLast(
    ({ word }) => /\p{L}{4}/u.test(word) && !stopWords.has(word.toLowerCase()),
  );
  const whole = spans.length === 1 ? spans[0] : null;
  return number ?? telling ?? whole ?? null;
}
