/** Code points from the first to the last, both included. */
export type CodePointRange = [first: number, last: number];

/**
 * Reads the catalogue's form of coverage: ranges by spaces, each the gap from the end of the one before and, where
 * it is longer than one, `-` and the distance to its own end, all in base 36. `1t-2 5` is [65,67], [72,72].
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
