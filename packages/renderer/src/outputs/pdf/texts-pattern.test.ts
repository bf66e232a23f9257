import fc from "fast-check";
import { expect, test } from "vitest";
import { buildTextsPattern } from "./texts-pattern.ts";

const asciiMarks = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  "",
);

test.each(Array.from(asciiMarks))("%j is matched literally", (mark) => {
  const text = `a${mark}b`;
  expect([...`(${text})`.matchAll(buildTextsPattern([text]))]).toMatchObject([{ 0: text }]);
});

test("any texts are matched whole, the longest first", () => {
  const texts = fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(texts, fc.nat(), (all, pick) => {
      const longest = all.reduce((one, other) => (other.length > one.length ? other : one));
      const text = all[pick % all.length] ?? "";
      const [first] = text.matchAll(buildTextsPattern(all));
      expect(first?.index).toBe(0);
      expect(longest.match(buildTextsPattern(all))?.[0]).toBe(longest);
    }),
  );
});
