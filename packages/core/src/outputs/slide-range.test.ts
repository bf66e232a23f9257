import { expect, test } from "vitest";
import { hasSlide, slideRangePattern } from "./slide-range.ts";

test.for([
  ["3", [3]],
  ["2-4,7", [2, 3, 4, 7]],
  ["4-2", []],
] as const)("the range %s has the slides %j of eight", ([range, slides]) => {
  expect(slideRangePattern.test(range)).toBe(true);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8].filter((number) => hasSlide(range, number));
  expect(numbers).toEqual(slides);
});

test.for(["", "0", "a", "1-", "1,", "1;2", "12345"])("%j is no range", (text) => {
  expect(slideRangePattern.test(text)).toBe(false);
});
