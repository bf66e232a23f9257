import { eastAsian } from "../text/scripts.ts";

const dense = new RegExp(String.raw`[${eastAsian}\p{Script=Thai}]`, "gu");
/** Characters per token in European languages, slightly below measurements with the tokenizer o200k. */
const usualCharacters = 3.3;
/** Characters per token in scripts such as Japanese, slightly below measurements with the tokenizer o200k. */
const denseCharacters = 1.2;

/** Estimates a text's number of tokens, rather too high than too low. */
export function estimateTokens(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(dense)) count += 1;
  return Math.ceil((text.length - count) / usualCharacters + count / denseCharacters);
}
