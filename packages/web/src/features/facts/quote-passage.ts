import type { PostCheck } from "@slideloom/core/facts";
import type { Passage } from "@slideloom/core/sources";

/** Maximum number of characters shown before and after the quoted words. */
const around = 40;

/**
 * Quotes the words of the source that are most similar to the checked words, with some context: `…38% of our
 * regulars…`.
 */
export function quoteNearest(
  nearest: NonNullable<PostCheck["nearest"]>,
  passages: readonly Passage[],
): string {
  const text = passages.find(({ id }) => id === nearest.passage)?.text;
  // The source's title, author and date are in no passage.
  if (text === undefined) return nearest.raw;
  const [start, end] = nearest.range;
  const before = text.slice(0, start);
  const after = text.slice(end);
  return shortenStart(before) + text.slice(start, end) + shortenEnd(after);
}

function shortenStart(text: string): string {
  if (text.length <= around) return text;
  const cut = text.slice(-around);
  return `…${cut.slice(cut.indexOf(" ") + 1)}`;
}

function shortenEnd(text: string): string {
  if (text.length <= around) return text;
  const cut = text.slice(0, around);
  return `${cut.slice(0, cut.lastIndexOf(" ") + 1 || around).trimEnd()}…`;
}
