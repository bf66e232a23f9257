/** Without case, accents and widths, in any script. */
function simplify(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * How well a command's words match what was typed: 0 where a typed word begins none of them; above that the more, the
 * earlier they stand, so that `slide 3` finds `Slide 3` before `Slide 13`'s words that begin with a 3.
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
