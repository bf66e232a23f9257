import { expect, test } from "vitest";
import { backOffMs } from "./back-off.ts";

const almostOne = 1 - Number.EPSILON;

test("doubles its limit after each attempt, up to ten minutes", () => {
  const longest = [1, 2, 3, 4, 11, 40].map((attempts) => backOffMs(attempts, almostOne));
  expect(longest).toEqual([999, 1999, 3999, 7999, 599_999, 599_999]);
});

test("can be as short as 0", () => {
  expect([0, 0.25, 0.5].map((random) => backOffMs(3, random))).toEqual([0, 1000, 2000]);
});
