import fc from "fast-check";
import { expect, test } from "vitest";
import { countSurplusMarks, limitMarks, listSurplusMarks, maxMarks } from "./limit-marks.ts";

const marks = ["\u0301", "\u20dd", "\u0e33", "\ufe0f", "\u{1f3fd}", "\u200d", "\u200b", "\u202e"];
const letters = ["e", " ", "\n", "漢", "한", "👍", "\u{1f468}", "क", "::", "\ud83d"];
const isMark = (character: string) => marks.includes(character);
const texts = fc
  .array(fc.tuple(fc.constantFrom(...letters, ...marks, ...marks), fc.nat(40)), { maxLength: 40 })
  .map((runs) => runs.map(([character, times]) => character.repeat(times)).join(""));

/** Lists the combining marks after each character, as one text per character. */
function listRuns(text: string): string[] {
  const runs = [""];
  for (const character of text) runs.push(isMark(character) ? `${runs.pop()}${character}` : "");
  return runs;
}

/**
 * Keeps a letter's first `maxMarks` combining marks, without joiners (U+200D) at the end. A final joiner would join the
 * letter with a following emoji.
 */
const limitRun = (run: string) =>
  [...run].length > maxMarks
    ? [...run]
        .slice(0, maxMarks)
        .join("")
        .replace(/\u200d+$/, "")
    : run;

test("combining marks beyond the sixteenth of a letter are removed, and nothing else", () => {
  fc.assert(
    fc.property(texts, (text) => {
      // Excludes texts with an emoji after a joiner, because the emoji then counts as a mark.
      fc.pre(!/\u200d\p{Extended_Pictographic}/u.test(text));
      const drawn = limitMarks(text);
      const listLetters = (whole: string) => [...whole].filter((one) => !isMark(one));
      expect(listLetters(drawn)).toEqual(listLetters(text));
      expect(listRuns(drawn)).toEqual(listRuns(text).map(limitRun));
    }),
  );
});

test("limiting marks is idempotent, and the removed marks are counted and located", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const drawn = limitMarks(text);
      expect(limitMarks(drawn)).toBe(drawn);
      expect([...text].length - [...drawn].length).toBe(countSurplusMarks(text));
      let at = 0;
      let left = "";
      for (const { from, to } of listSurplusMarks(text)) {
        left += text.slice(at, from);
        at = to;
      }
      expect(left + text.slice(at)).toBe(drawn);
    }),
  );
});

test.for([
  "Größe e\u0301 ệ",
  "👨🏽‍❤️‍💋‍👨🏿 👨🏽‍👩🏽‍👧🏽‍👦🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈",
  "ภาษาไทยกำลังดี ค่าาาาาาาาาาาาาาาาาาา",
  "مُحَمَّدٌ می‌خواهم",
  "བསྒྲུབས་ क्षत्रिय",
])("%s keeps all its marks", (text) => {
  expect(limitMarks(text)).toBe(text);
});

test("a chain of emoji has the same limit", () => {
  const chain = "\u{1f468}\u200d".repeat(1000);
  expect([...limitMarks(chain)]).toHaveLength(1 + maxMarks);
});
