import { describe, expect, test } from "vitest";
import { findDrawnEnds, moveEnds } from "./drawn-ends.ts";

const drawnAs = (text: string) => ({
  lines: text.split(" | ").map((line) => ({ text: line, xPx: 0, yPx: 0, widthPx: 1, heightPx: 1 })),
});

/** Writes `/` where drawn lines end. */
function showEnds(words: string, ends: readonly number[]): string {
  return [0, ...ends].map((from, index) => words.slice(from, ends[index])).join("/");
}

describe("a headline's drawn lines end", () => {
  test.each([
    [
      "Five receipts you throw away",
      "Five receipts | you throw away",
      "Five receipts /you throw away",
    ],
    [
      "Read ::your second:: viewing",
      "Read | your second | viewing",
      "Read /::your second:: /viewing",
    ],
    ["Look up, not around", "LOOK UP, | NOT AROUND", "Look up, /not around"],
    ["Write `npm start` first", "Write npm start | first", "Write `npm start` /first"],
    ["余白を::味方::にする", "余白を | 味方 | にする", "余白を/::味方::/にする"],
    ["水は勝つ。流れを見よ", "水は勝つ。 | 流れを見よ", "水は勝つ。/流れを見よ"],
    ["انظر إلى الأعلى", "انظر | إلى الأعلى", "انظر /إلى الأعلى"],
    ["One\ntwo three", "One | two | three", "One\ntwo /three"],
  ])("%s: %s", (words, drawn, shown) => {
    expect(showEnds(words, findDrawnEnds(words, drawnAs(drawn))?.ends ?? [])).toBe(shown);
  });

  test.each([
    ["Other words", "Words | drawn before"],
    ["Unverträglichkeiten heute", "Unverträg | lichkeiten heute"],
  ])("nowhere known in %s, drawn as %s", (words, drawn) => {
    expect(findDrawnEnds(words, drawnAs(drawn))).toBeNull();
  });
});

test("ends keep their words while others are typed or deleted", () => {
  const drawn = { words: "one two three four", ends: [8, 14] };
  expect(moveEnds(drawn, "one two three four five")).toEqual([8, 14]);
  expect(moveEnds(drawn, "zero one two three four")).toEqual([13, 19]);
  expect(moveEnds(drawn, "one three four")).toEqual([10]);
  expect(moveEnds(drawn, "")).toEqual([]);
});
