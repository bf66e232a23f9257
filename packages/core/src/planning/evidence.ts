import { foldText, isUnspaced } from "../facts/fold.ts";

const minWords = 2;
const minCharacters = 4;

/**
 * Whether words occur in a text, apart from case, accents and punctuation. A single word proves nothing, unless it has
 * a digit.
 */
export function isEvidence(words: string, text: string): boolean {
  const folded = foldText(words);
  if (isUnspaced(folded)) {
    return folded.length >= minCharacters && foldText(text).includes(folded);
  }
  const isTelling = folded.split(" ").length >= minWords || /\d/.test(folded);
  return folded !== "" && isTelling && ` ${foldText(text)} `.includes(` ${folded} `);
}
