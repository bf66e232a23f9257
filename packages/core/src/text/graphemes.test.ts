import fc from "fast-check";
import { expect, test } from "vitest";
import { meterSegments } from "../../../../scripts/segment-meter.mjs";
import { countGraphemes, cutGraphemes, cutUnits, walkGraphemes } from "./graphemes.ts";

test.for([
  ["plain\nwords, in two lines", 25],
  ["\u{1F468}\u200D\u{1F469}\u200D\u{1F467} e\u0301", 3],
  ["#\uFE0F\u20E3", 1],
  ["a\r\nb", 3],
  ["Größe: ½\n", 9],
  ["®\uFE0F", 1],
  ["", 0],
  ["It’s “fine” – 茶です。", 18],
  ["\u1112\u1161\u11AB\uD55C\u11AB", 2],
] as const)("%j has the expected number of graphemes", ([text, count]) => {
  expect(countGraphemes(text)).toBe(count);
});

/** Whole characters and halves of surrogate pairs, as people and attackers write them. */
const letters = fc.constantFrom(
  "a",
  " ",
  "\n",
  "\r",
  "’",
  "茶",
  "で",
  "한",
  "\u1112",
  "\u1161",
  "\u11AB",
  "\u0E01",
  "\u0E31",
  "e\u0301",
  "\u0301",
  "\u200D",
  "\uFE0F",
  "👩",
  "👩‍👧",
  "🏽",
  "🇩",
  "🇪",
  "©",
  "\uD83D",
  "\uDC69",
  "\u0600",
  "\u202E",
  "\uFDFA",
  "\u0915",
  "\u094D",
  "\u0937",
  "\u{E0067}",
  "\u{E007F}",
  "#",
);
const shorter = fc.string({ unit: letters, maxLength: 80 });
const longer = fc
  .array(fc.tuple(shorter, fc.nat(400)), { maxLength: 6 })
  .map((parts) => parts.map(([text, times]) => text.slice(0, 12).repeat(times)).join(""));

const listEnds = (text: string) =>
  Array.from(
    new Intl.Segmenter("en").segment(text),
    ({ index, segment }) => index + segment.length,
  );

test("walking finds the same graphemes as segmenting the whole text", () => {
  fc.assert(
    fc.property(fc.oneof(shorter, longer), (text) => {
      expect([...walkGraphemes(text)]).toEqual(listEnds(text));
    }),
    { numRuns: 300 },
  );
});

test("cutting keeps whole graphemes", () => {
  fc.assert(
    fc.property(shorter, fc.nat(90), (text, limit) => {
      const ends = listEnds(text);
      expect(cutGraphemes(text, limit)).toBe(text.slice(0, [0, ...ends][limit] ?? text.length));
      const cut = cutUnits(text, limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(cut)).toBe(true);
      const isWhole = cut === text || cut === "" || ends.includes(cut.length);
      expect(isWhole || limit < (ends[0] ?? 0)).toBe(true);
    }),
  );
});

test("a grapheme longer than the limit is cut between code points", () => {
  expect(cutUnits("👩‍👩‍👧", 4)).toBe("👩‍");
  expect(cutUnits("👩🏽", 1)).toBe("");
});

const units = [
  "word ",
  "’",
  "한",
  "\u1112",
  "👩‍👩‍👧‍👦",
  "e\u0301",
  "\u0301",
  "\uFDFA",
  "\uD83D",
  "茶",
  "🇩",
];

test.for(units)("counting %j takes linear time", async (unit) => {
  const measure = async (length: number) => {
    const text = unit.repeat(length / unit.length);
    return meterSegments(() => countGraphemes(text));
  };
  const [one, two] = [await measure(20_000), await measure(40_000)];
  expect(two.longest).toBeLessThanOrEqual(1000);
  expect(two.segments).toBeLessThanOrEqual(2.1 * one.segments + 10);
  const text = unit.repeat(40_000 / unit.length);
  const stopped = await meterSegments(() => countGraphemes(text, 50));
  expect(stopped.result).toBe(Math.min(50, countGraphemes(text)));
  expect(stopped.segments).toBeLessThanOrEqual(500);
});
