/** A range of code points, both ends inclusive. */
export type CodePointRange = [first: number, last: number];

/**
 * Decodes ranges in base 36: `1t-2 5` is [65,67], [72,72]. The first number is the distance from the end of the
 * previous range; the second is the distance from first to last code point, absent if it is 0.
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
