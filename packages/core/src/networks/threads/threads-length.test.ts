import fc from "fast-check";
import { expect, test } from "vitest";
import { threadsLength } from "./threads-length.ts";

test.for([
  ["Tea time", 8],
  ["é", 1],
  ["e\u0301", 2],
  ["日本", 2],
  ["\u{20000}", 1],
  ["🐱", 4],
  ["☺️", 6],
  ["1️⃣", 7],
  ["🇩🇪", 8],
  ["👍🏽", 8],
  ["👩‍👩‍👧", 18],
  ["Tea 🍵 and 🍰", 4 + 4 + 5 + 4],
] as const)("%j counts as %i: code points, but bytes for emoji", ([text, length]) => {
  expect(threadsLength(text)).toBe(length);
});

test("a count is never below the text's number of code points", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const points = Array.from(text).length;
      expect(threadsLength(text)).toBeGreaterThanOrEqual(points);
    }),
  );
});
