import { expect, test } from "vitest";
import { splitCode, stripCode } from "./code-words.ts";

test.each([
  ["Use `npm ci`, always", ["Use ", "<npm\u00A0ci>", ", always"]],
  ["`a` and `b`", ["<a>", " and ", "<b>"]],
  ["Rock `n roll", ["Rock `n roll"]],
  ["Two `` ticks", ["Two `` ticks"]],
  ["` `", ["` `"]],
  ["`over\nlines`", ["`over\nlines`"]],
  ["", [""]],
])("back-ticks in %j are code only around words on one line", (text, parts) => {
  expect(splitCode(text).map((part) => (part.isCode ? `<${part.text}>` : part.text))).toEqual(
    parts,
  );
});

test("text without its back-ticks keeps all other characters", () => {
  expect(stripCode("Use `npm ci`, not `npm i`")).toBe("Use npm\u00A0ci, not npm\u00A0i");
});
