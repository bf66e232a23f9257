/** A range of code points, both ends inclusive. */
export type CodePointRange = [first: number, last: number];

/**
 * Decodes a catalogue's coverage, space-separated ranges in base 36: the gap from the previous range's end, and
 * `-length` for longer ones. `1t-2 5` is [65,67], [72,72].
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
