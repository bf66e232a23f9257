/** A range of code points, both ends inclusive. */
export type CodePointRange = [first: number, last: number];

/**
 * Decodes ranges in base 36. Each has the gap from the previous range and, for several code points, the distance to the
 * last: `1t-2 5` is [65,67], [72,72].
 */
export function decodeRanges(encoded: string): CodePointRange[] {
  let end = 0;
  return encoded.split(" ").map((range) => {
    const [gap = "", length = "0"] = range.split("-");
    const first = end + Number.parseInt(gap, 36);
    end = first + Number.parseInt(length, 36);
    return [first, end];
  });
}
