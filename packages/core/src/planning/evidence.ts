import { foldText } from "../text/fold.ts";
import { hasHanOrKana } from "../text/scripts.ts";

const minWords = 2;
const minCharacters = 4;

/**
 * Whether a text contains the words, regardless of case, accents and punctuation. A single word is no evidence, unless
 * it has a digit.
 */
export function isEvidence(words: string, text: string): boolean {
  const folded = foldText(words);
  if (hasHanOrKana(folded)) {
    return folded.length >= minCharacters && foldText(text).includes(folded);
  }
  const isTelling = folded.split(" ").length >= minWords || /\d/.test(folded);
  return folded !== "" && isTelling && ` ${foldText(text)} `.includes(` ${folded} `);
}
