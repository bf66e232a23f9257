/* Parts of character classes for patterns with the flag `u`: `[${hanAndKana}]`. */

/** Katakana, with the mark that makes a vowel long. */
export const katakana = String.raw`\p{Script=Katakana}ー`;

export const kana = String.raw`\p{Script=Hiragana}${katakana}`;

/** The characters of most Chinese words, and of Japanese nouns. */
export const hanAndKatakana = String.raw`\p{Script=Han}${katakana}`;

/** The characters of Chinese and Japanese words. */
export const hanAndKana = String.raw`\p{Script=Han}${kana}`;

/** The characters of Chinese, Japanese and Korean words. */
export const eastAsian = String.raw`${hanAndKana}\p{Script=Hangul}`;

export const southeastAsian = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

/** Scripts without spaces between words. */
export const unspacedScripts = `${hanAndKana}${southeastAsian}`;

const tester = (characters: string) => {
  const pattern = new RegExp(`[${characters}]`, "u");
  return (text: string) => pattern.test(text);
};

/** Whether a text has kana and so is Japanese. Test a whole headline, because a highlighted part may have no kana. */
export const hasKana = tester(kana);

/** Whether a text has Chinese or Japanese characters. Spaces don't separate words in these languages. */
export const hasHanOrKana = tester(hanAndKana);

export const hasUnspacedWords = tester(unspacedScripts);

export const hasHangul = tester(String.raw`\p{Script=Hangul}`);

/**
 * Whether a text has Chinese, Japanese or Korean characters. If so, lines break within words unless the CSS has
 * `word-break: keep-all`.
 */
export const hasEastAsianWords = tester(eastAsian);
