/** Tokens of a reply per slide; a slide takes 150 to 450. */
export const replyTokensPerSlide = 500;
/** Tokens for thinking. A model with a small context gets fewer. */
export const thinkingTokens = 4000;
