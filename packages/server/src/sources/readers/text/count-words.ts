/** Characters of scripts without spaces between words. A word has about two of these characters. */
const denseCharacter = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}]/gu;
const unitsPerWord = 2;

/** Counts words in any script, roughly. */
export function countWords(text: string): number {
  const dense = text.match(denseCharacter)?.length ?? 0;
  const spaced = text.replaceAll(denseCharacter, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return spaced + Math.floor(dense / unitsPerWord);
}

/** Returns the texts of well-formed HTML, to count their words. */
export const stripTags = (html: string) => html.replaceAll(/<[^<>]*>/g, " ");
