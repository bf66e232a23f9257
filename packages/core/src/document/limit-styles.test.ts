import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countStyles, limitStyles, maxStyles } from "./limit-styles.ts";

test.for([
  ["plain words", 1],
  ["one ::highlight:: here", 3],
  ["std::vector and a :: b", 1],
  ["tea ☕ or 🍵", 3],
  ["a family 👨‍👩‍👧", 4],
  ["Привет, world", 2],
  ["日本語のテキスト、カタカナ", 1],
  ["日本 x 日本", 3],
  ["1️⃣ ❤️ ©", 2],
  ["", 0],
] as const)("%s has %i changes of style", ([text, count]) => {
  expect(countStyles(text)).toBe(count);
});

const pieces = [
  "::a:: ",
  "👍",
  "👨‍👩‍👧",
  "❤️",
  "aя",
  "漢a",
  "word ",
  "::",
  ":",
  "1️⃣",
  "\n",
  "é",
  "\ud83d",
  "🇦",
];
const texts = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.nat(3000)), { maxLength: 6 })
  .map((runs) => runs.map(([piece, times]) => piece.repeat(times)).join(""));

describe("limiting", () => {
  test("keeps a text up to the limit, and leaves at most that many changes of any other", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const drawn = limitStyles(text);
        if (countStyles(text) <= maxStyles) expect(drawn).toBe(text);
        expect(countStyles(drawn)).toBeLessThanOrEqual(maxStyles);
      }),
    );
  });

  test("keeps the words", () => {
    expect(limitStyles("::one:: two 👍 ".repeat(1000))).toBe("one two  ".repeat(1000));
  });
});
