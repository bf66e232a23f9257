import { expect, test } from "vitest";
import { z } from "zod";
import { findJsonLimits, limitJson } from "./limit-json.ts";

const limits = { values: 4, depth: 2, characters: 10 };
const schema = limitJson(z.unknown(), limits, "Too much.");

test.each([[null], ["0123456789"], [[1, 2, 3, 4]], [{ a: { b: 1 } }], [new Uint8Array(99)]])(
  "accepts %j",
  (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  },
);

test.each([
  ["01234567890"],
  [[1, 2, 3, 4, 5]],
  [[[[]]]],
  [{ a: { b: {} } }],
  [{ keykeykeykey: 1 }],
  [new Map([["key", "01234567890"]])],
  [new Set(["01234567890"])],
])("refuses %j", (value) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
    "Too much.",
  ]);
});

test("a value that is nested deeper than the stack is refused", () => {
  let deep: unknown = 0;
  for (let level = 0; level < 200_000; level++) deep = [deep];
  expect(schema.safeParse(deep).success).toBe(false);
});

test("later checks see no value over the limits", () => {
  const later = schema.refine(() => {
    throw new Error("This value is too large to check.");
  });
  expect(later.safeParse([1, 2, 3, 4, 5]).success).toBe(false);
});

test("the limits of a schema are found, also after a description", () => {
  expect(findJsonLimits(schema.meta({ description: "Anything." }))).toEqual(limits);
  expect(findJsonLimits(z.unknown())).toBeNull();
});
