/** A run of text; `highlighted` if it was between a pair of `::`. */
export interface MarkupSpan {
  text: string;
  highlighted: boolean;
}

// Next to a Latin, Greek or Cyrillic letter, `::` may be code such as `std::vector`. In other scripts, particles are
// attached to words without a space, so `::` is markup.
const wordBefore = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_]$/u;
const wordAfter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_]/u;

/**
 * Splits a text into highlighted (`::word::`) and other spans. Any other `::`, as in `a :: b` or `std::vector`, is
 * text.
 */
export function parseInlineMarkup(text: string): MarkupSpan[] {
  const spans: MarkupSpan[] = [];
  const push = (from: number, to: number, highlighted: boolean) => {
    if (to > from) spans.push({ text: text.slice(from, to), highlighted });
  };
  let done = 0;
  let opener: number | null = null;
  for (const { 0: colons, index } of text.matchAll(/:+/g)) {
    if (colons.length !== 2) continue;
    const before = text.slice(Math.max(0, index - 2), index);
    const after = text.slice(index + 2, index + 4);
    const touchesAfter = /^\S/.test(after);
    if (opener !== null && /\S$/.test(before) && !wordAfter.test(after)) {
      push(done, opener, false);
      push(opener + 2, index, true);
      done = index + 2;
      opener = null;
    } else if (touchesAfter && !wordBefore.test(before)) opener = index;
  }
  push(done, text.length, false);
  return spans;
}

/** Removes the `::` of markup from a text. */
export function stripMarkup(text: string): string {
  return parseInlineMarkup(text)
    .map((span) => span.text)
    .join("");
}
