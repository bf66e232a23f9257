import fc from "fast-check";
import { expect, test } from "vitest";
import { findExceededLimit } from "./measure-json.ts";

const limits = { values: 6, keys: 2, depth: 3 };

test.each([
  ["", null],
  ["[1,2,3,4,5]", null],
  ["[1,2,3,4,5,6]", "values"],
  ['{"a":1,"b":2}', null],
  ['{"a":1,"b":2,"c":3}', "keys"],
  ["[[[]]]", null],
  ["[[[[", "depth"],
  ["]]]]", null],
  ['"[[[[,,,,,,,,::::"', null],
  [String.raw`["\"[[[[,,,,,,", "\\", [[]]]`, null],
  [String.raw`["\\", [[[]]]]`, "depth"],
  ['["never closed [[[[', null],
])("of %s, %s is exceeded", (text, exceeded) => {
  expect(findExceededLimit(text, limits)).toBe(exceeded);
});

test("any JSON is within limits of its own size", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (text) => {
      const size = { values: 1, keys: 0, depth: 0 };
      measure(JSON.parse(text), 0, size);
      // Each object or list counts as a value more, for its first entry.
      size.values *= 2;
      expect(findExceededLimit(text, size)).toBeNull();
    }),
  );
});

function measure(value: unknown, depth: number, size: typeof limits): void {
  if (typeof value !== "object" || value === null) return;
  size.depth = Math.max(size.depth, depth + 1);
  for (const inner of Object.values(value)) {
    size.values += 1;
    if (!Array.isArray(value)) size.keys += 1;
    measure(inner, depth + 1, size);
  }
}
