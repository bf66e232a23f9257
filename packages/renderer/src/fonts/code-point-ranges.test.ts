import { expect, test } from "vitest";
import { decodeRanges } from "./code-point-ranges.ts";

test("ranges are read from gaps and lengths in base 36", () => {
  expect(decodeRanges("1t-2 5 8c-z")).toEqual([
    [65, 67],
    [72, 72],
    [372, 407],
  ]);
});
