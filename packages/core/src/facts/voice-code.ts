import type { FactCode } from "./fact-check.ts";

/** Returns whether a check compares with the author's voice instead of a source. */
export const isVoiceCode = (code: FactCode): boolean =>
  code === "cliche" || /^banned-|-avoided$/.test(code);
