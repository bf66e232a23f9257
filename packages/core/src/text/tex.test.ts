import fc from "fast-check";
import { expect, test } from "vitest";
import { readTex } from "./tex.ts";

test.each([
  ["E=mc^2", "E=mc²"],
  [String.raw`{\displaystyle E=mc^{2}}`, "E=mc²"],
  [String.raw`w = 0.7 \cdot f`, "w = 0.7 · f"],
  [String.raw`\frac{7}{10}`, "7/10"],
  [String.raw`\frac{a+b}{2}`, "(a+b)/2"],
  [String.raw`10^{-3}`, "10⁻³"],
  [String.raw`x_i^2`, "xi²"],
  [String.raw`\sqrt{x+1} \le \sqrt[3]{8}`, "√(x+1) ≤ ³√8"],
  [String.raw`25\,^\circ\mathrm{C}`, "25 °C"],
  [String.raw`5\% \text{ of the flour}`, "5% of the flour"],
  [String.raw`\left(a\right)^{n+1}`, "(a)ⁿ⁺¹"],
  [String.raw`\sum_{k=1}^{n} k`, "∑_(k=1)ⁿ k"],
  [String.raw`a\\b`, "a; b"],
])("%s is read as %s", (tex, text) => {
  expect(readTex(tex)).toBe(text);
});

test.each([
  String.raw`\begin{tikzpicture}\draw (0,0);\end{tikzpicture}`,
  "{a",
  "a}",
  String.raw`\foo x`,
  "^",
])("%s can't be written as text", (tex) => {
  expect(readTex(tex)).toBeNull();
});

test("any text is read without an error", () => {
  const piece = fc.constantFrom(
    "\\",
    "{",
    "}",
    "^",
    "_",
    "frac",
    "sqrt",
    "[",
    "]",
    "a",
    " ",
    "\\frac",
    "\\sqrt",
    "\\left",
    "&",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const read = readTex(pieces.join(""));
      expect(read === null || typeof read === "string").toBe(true);
    }),
  );
});
