import type { FactCode } from "./fact-check.ts";

/** Returns whether a finding with this code is about the author's voice (style), not about facts in a source. */
export const isVoiceCode = (code: FactCode): boolean =>
  code === "cliche" || /^banned-|-avoided$/.test(code);
