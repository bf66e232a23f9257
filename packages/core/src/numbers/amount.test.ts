import { expect, test } from "vitest";
import { parseAmount, readAmounts } from "./amount.ts";

test.for<[typed: string, withPoint: number[], withComma: number[], layout: number | null]>([
  ["1240", [1240], [1240], 1240],
  ["1,240", [1240, 1.24], [1.24, 1240], 1240],
  ["1.240", [1.24, 1240], [1240, 1.24], 1240],
  ["1.24", [1.24], [1.24], 1.24],
  ["0.125", [0.125], [0.125], 0.125],
  ["1,240.5", [1240.5], [1240.5], 1240.5],
  ["1.240,5", [1240.5], [1240.5], 1240.5],
  ["1.240.500", [1_240_500], [1_240_500], 1_240_500],
  ["1 240", [1240], [1240], 1240],
  ["12,34,567", [1_234_567], [1_234_567], 1_234_567],
  ["1’200.50", [1200.5], [1200.5], 1200.5],
  ["٣٬٢٠٠", [3200], [3200], 3200],
  ["٢٫٥", [2.5], [2.5], 2.5],
])("%s has the readings %j and %j, and is %j on a slide", ([typed, point, comma, layout]) => {
  expect(readAmounts(typed, false)).toEqual(point);
  expect(readAmounts(typed, true)).toEqual(comma);
  expect(parseAmount(typed)).toBe(layout);
});
