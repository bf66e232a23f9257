/** Changes letters to lower case, removes accents, and replaces full-width letters with normal ones. */
function simplify(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * Returns 0 if the command doesn't contain every typed word. Matches nearer the beginning score higher, so that
 * `slide 3` finds `Slide 3` before `Slide 13: 3 ideas`.
 */
export function matchCommand(words: string, typed: string): number {
  const text = simplify(words);
  const starts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
  let score = 1;
  for (const word of simplify(typed).split(/\s+/).filter(Boolean)) {
    const at = starts.find((start) => text.startsWith(word, start)) ?? text.indexOf(word);
    if (at < 0) return 0;
    const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(at + word.length));
    score *= (isWhole ? 1 : 0.9) * (1 - Math.min(at, 500) / 1000) * (starts.includes(at) ? 1 : 0.5);
  }
  return score;
}
