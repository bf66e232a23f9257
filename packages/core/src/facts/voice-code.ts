import type { FactCode } from "./fact-check.ts";

/** Returns whether a finding with this code is about the post's words, not about facts in a source. */
export const isVoiceCode = (code: FactCode): boolean =>
  /^(?:cliche|placeholder|address-not-given|slide-repeated)$|^banned-|-avoided$/.test(code);
