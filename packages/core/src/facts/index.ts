/* Checks of a slide's numbers, dates, quotations and names against the source it was made from; no model is used. */
export { createPostChecker, type PostCheck } from "./check-post.ts";
export { checkSlide } from "./check-slide.ts";
export { describeCheck } from "./describe-check.ts";
export { factCodes } from "./fact-check.ts";
export type { FactCheck, FactContext, FactPassage } from "./fact-check.ts";
export { isVoiceCode } from "./voice-code.ts";
export { readFacts } from "./read-facts.ts";
