import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanForeign, isStorable } from "./storable.ts";

test.each(["a\0b", "\uD83D", "a\uDE00", "\uDE00\uD83D"])("%j can't be stored", (text) => {
  expect(isStorable(text)).toBe(false);
});

test("cleaned text can be stored, is within the limit, and keeps all other characters", () => {
  const texts = fc.string({
    unit: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("\0", "\uD83D", "\uDE00", "😀")),
  });
  fc.assert(
    fc.property(texts, fc.nat(40), (text, maxUnits) => {
      const clean = cleanForeign(text, maxUnits);
      expect(isStorable(clean)).toBe(true);
      expect(clean.length).toBeLessThanOrEqual(maxUnits);
      if (isStorable(text) && text.length <= maxUnits) expect(clean).toBe(text);
    }),
  );
});
