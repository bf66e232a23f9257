import fc from "fast-check";
import { expect, test } from "vitest";
import { splitXUrls } from "./split-x-urls.ts";
import { weightedLength } from "./weighted-length.ts";

/* The expected lengths are from twitter-text 3.1.0 (`parseTweet(text).weightedLength`), except for the newest emoji. */
test.for([
  ["", 0],
  ["This is a test.", 15],
  ["é", 1],
  ["e\u0301", 1],
  ["—“q”", 4],
  ["…", 2],
  ["₤", 2],
  ["日本語", 6],
  ["저찀쯿쿿", 8],
  ["\u{10000}\u{10ffff}", 4],
  ["©", 1],
  ["™", 2],
  ["ﷺ", 2],
  ["☺", 2],
  ["☺️", 2],
  ["1️⃣", 2],
  ["#️⃣", 2],
  ["🐱", 2],
  ["👍🏽", 2],
  ["👩‍👩‍👧", 2],
  ["🇩🇪", 2],
  ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2],
  ["H🐱☺", 5],
  ["a\u200db", 3],
] as const)("the characters of %j count as %i", ([text, length]) => {
  expect(weightedLength(text)).toBe(length);
});

test.for([
  ["http://test.com", 23],
  ["https://test.com", 23],
  ["test.com", 23],
  ["Test https://test.com test https://test.com test.com test", 86],
  ["https://example.com/path/to/resource?search=foo&lang=en#top", 23],
  ["HTTPS://www.ExaMPLE.COM/index.html", 23],
  ["http://example.com/Русские_слова", 23],
  ["https://a.jp/お茶", 27],
  ["これhttps://a.jp。です", 4 + 23 + 6],
  ["日本example.comです", 31],
  ["example.photography", 23],
  ["www.münchen.de", 23],
  ["foo.co.jp/tea", 23],
  ["Example.COM.", 24],
  ["a.b.c.com/x?y=1,", 24],
  ["(see test.com)", 5 + 23 + 1],
  ["done.It is", 26],
  ["foo.py", 23],
  ["e.g. this", 9],
  ["node.js", 7],
  ["x@example.com", 13],
  ["#example.com", 12],
  ["@example.com", 12],
  ["http://localhost:3000/abc", 25],
  ["3.5 of 10.000", 13],
] as const)("the URLs of %j count as %i", ([text, length]) => {
  expect(weightedLength(text)).toBe(length);
});

test("280 characters fit, and Chinese ones count double", () => {
  expect(weightedLength("x".repeat(280))).toBe(280);
  expect(weightedLength("の".repeat(140))).toBe(280);
  expect(weightedLength("🐱".repeat(140))).toBe(280);
});

test("the pieces join to the text, each with its offset", () => {
  const word = fc.constantFrom(
    "tea ",
    "https://a.com/b",
    "a.com",
    ".",
    ",",
    "(",
    ")",
    "/",
    "?",
    "@",
    "#",
    "お",
    "\n",
    "-",
    "É",
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join("");
      const pieces = splitXUrls(text);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      for (const piece of pieces) {
        expect(piece.text).not.toBe("");
        expect(text.startsWith(piece.text, piece.start)).toBe(true);
      }
    }),
  );
});

test("20,000 repetitions of a label and a dot are counted", () => {
  const text = "a.".repeat(20_000);
  expect(weightedLength(text)).toBe(40_000);
  expect(weightedLength(`https://a.co/${"x/".repeat(20_000)}`)).toBeGreaterThan(23);
});
