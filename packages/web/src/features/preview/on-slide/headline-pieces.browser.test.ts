import fc from "fast-check";
import { expect, test } from "vitest";
import { makeHeadlineLines } from "./headline-pieces.ts";

test("lines that wrap at ends have the words of the headline", () => {
  const word = fc.constantFrom(
    "a",
    "::lit words::",
    "std::x",
    "余白を味方に",
    "إلى",
    "-",
    "\n",
    "b c",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), fc.uniqueArray(fc.nat(60)), (words, places) => {
      const headline = words.join(" ");
      const ends = places.toSorted((one, other) => one - other);
      const text = makeHeadlineText(headline, ends);
      expect(text).toBe(makeHeadlineText(headline, []));
    }),
  );
});

function makeHeadlineText(headline: string, ends: readonly number[]): string {
  return makeHeadlineLines(headline, ends)
    .map(({ nodes }) => nodes.map((node) => node.textContent).join(""))
    .join("\n");
}
