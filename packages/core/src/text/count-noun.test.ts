import fc from "fast-check";
import { expect, test } from "vitest";
import { countNoun, plural } from "./count-noun.ts";

test("1 takes the singular, every other number the plural", () => {
  expect(countNoun(1, "slide")).toBe("1 slide");
  expect(countNoun(0, "reply", "replies")).toBe("0 replies");
  expect(countNoun(12_000, "character")).toBe("12,000 characters");
  expect(plural(1, "is", "are")).toBe("is");
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(countNoun(number, "slide").endsWith("s")).toBe(number !== 1);
      expect(plural(number, "is", "are")).toBe(number === 1 ? "is" : "are");
    }),
  );
});
