/** Code points from here on are of scripts with about one token a character. */
const wideFrom = 0x2e80;

/** Estimates a text's tokens: a character of Chinese, Japanese or Korean is one, `charactersPerToken` others are one. */
export function estimateTokens(text: string, charactersPerToken: number): number {
  let wide = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) >= wideFrom) wide++;
  }
  return Math.ceil(wide + (text.length - wide) / charactersPerToken);
}

/** Characters per token in a text with many tokens, for reserving context. */
export const densest = 2.8;
/** Characters per token in a text with few tokens: fewer tokens than this means that the text was cut. */
export const sparsest = 6;
