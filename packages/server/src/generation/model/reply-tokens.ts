/** Tokens of a reply per slide; a slide takes 150 to 450. */
export const replyTokensPerSlide = 500;
/** Tokens reserved for thinking. Fewer are reserved for a model with a small context. */
export const thinkingTokens = 4000;
