/** First code point of the scripts with about one token per character (Chinese, Japanese, Korean). */
const wideFrom = 0x2e80;

/** Estimates a text's tokens. Each Chinese, Japanese or Korean character counts as one token. */
export function estimateTokens(text: string, charactersPerToken: number): number {
  let wide = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) >= wideFrom) wide++;
  }
  return Math.ceil(wide + (text.length - wide) / charactersPerToken);
}

/** Characters per token in a text with many tokens, for reserving context. */
export const minCharactersPerToken = 2.8;
/**
 * Characters per token in a text with few tokens. If Ollama reports fewer tokens than this estimate, it has cut the
 * prompt.
 */
export const maxCharactersPerToken = 6;
