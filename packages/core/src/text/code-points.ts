/** Counts a text's code points, up to `stopAt`. */
export function countCodePoints(text: string, stopAt = Infinity): number {
  let count = 0;
  for (let at = 0; at < text.length && count < stopAt; count++) at += sizeAt(text, at);
  return count;
}

/** The first `limit` code points of a text. */
export function cutCodePoints(text: string, limit: number): string {
  let end = 0;
  for (let count = 0; end < text.length && count < limit; count++) end += sizeAt(text, end);
  return text.slice(0, end);
}

/** Returns the number of UTF-16 units of the code point at `at`. */
const sizeAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The nearest code point boundary at or before `end`. */
export const floorCodePoint = (text: string, end: number) =>
  end > 0 && (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
