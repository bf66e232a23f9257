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

/** Low estimate of characters per token, so that the context reserved for a prompt isn't too small. */
export const minCharactersPerToken = 2.8;
/**
 * High estimate of characters per token, which gives the fewest tokens that a prompt can have. If Ollama reports
 * fewer, it has cut the prompt.
 */
export const maxCharactersPerToken = 6;
