import { isProse, listItemTexts, type WrittenSlide } from "../../document/index.ts";
import { findOtherLanguage, nameLanguage } from "../../text/index.ts";

/** Says that words are in another language than asked: to the model, and to the person. */
interface LanguageProblem {
  problem: string;
  note: string;
}

/**
 * Describes that words are clearly in another language than wanted, a code such as `en-GB`; null if they aren't.
 * `advice` tells the person what to do if the model's second reply is wrong, too.
 */
export function findLanguageProblem(
  words: string,
  wanted: string | null | undefined,
  advice: string,
): LanguageProblem | null {
  const found = wanted ? findOtherLanguage(words, wanted) : null;
  if (found === null || !wanted) return null;
  const [is, asked] = [nameLanguage(found), nameLanguage(wanted)];
  return {
    problem: `It is in ${is}; everything in it must be in ${asked}.`,
    note: `The model was asked twice for ${asked}, but wrote in ${is}. ${advice}`,
  };
}

/** Returns the words of slides, without code. */
export const listWrittenWords = (
  slides: readonly Pick<WrittenSlide, "header" | "description">[],
): string =>
  slides
    .flatMap(({ header, description }) => [
      header,
      ...description.flatMap((item) => (isProse(item) ? listItemTexts(item) : [])),
    ])
    .join("\n");
