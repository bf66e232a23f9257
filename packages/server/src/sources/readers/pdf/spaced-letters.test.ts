import { expect, test } from "vitest";
import { joinSpacedLetters } from "./spaced-letters.ts";

/** Letters as pieces: each with its left and right edge, and its size. */
const pieces = (...letters: readonly [text: string, left: number, right: number, size: number][]) =>
  letters.map(([text, left, right, size]) => ({ text, left, right, size, top: 0, isRtl: false }));

test("small capitals, whose letters have gaps from rounding only, are words", () => {
  const letters = pieces(
    ["T", 60, 66.1, 11],
    ["E", 66.11, 70.8, 8],
    ["A", 70.801, 75.5, 8],
    ["C", 77.6, 84.8, 11],
    ["U", 84.82, 89.9, 8],
    ["P", 89.901, 94.6, 8],
  );
  expect(
    joinSpacedLetters(letters)
      ?.map(({ text }) => text)
      .join(""),
  ).toBe("TEA CUP");
});
