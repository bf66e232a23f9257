import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPhraseFinder, stemText } from "./stems.ts";

const find = (text: string, phrase: string) =>
  createPhraseFinder(
    phrase,
    null,
  )(stemText(text, null)).map(({ start, end }) => text.slice(start, end));

/** Generates words, each in one script. All these scripts have spaces between words. */
const word = fc.oneof(
  ...["abcdefghijklmnoprstuvwyz", "бвгдзклмнрст", "βγδζθκλμνπ", "بجدرسعف", "कखगचजटड"].map(
    (letters) => fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 12 }),
  ),
);
const joint = fc.constantFrom(" ", "-", "‑", "\n", "  ");
const edge = fc.constantFrom("", " ", "(", "“", "\n", ". ", "… ", "— ");

describe("a banned word", () => {
  test("is found as a whole word, in any case", () => {
    fc.assert(
      fc.property(word, edge, edge, fc.boolean(), (banned, before, after, isUpper) => {
        const written = isUpper ? banned.toUpperCase() : banned;
        expect(find(before + written + after, banned)).toEqual([written]);
      }),
    );
  });

  test("isn't found at the end of a longer word", () => {
    fc.assert(
      fc.property(word, (banned) => {
        expect(find(`q${banned}`, banned)).toEqual([]);
      }),
    );
  });

  test("of several words is found with spaces, hyphens or as one word, but not across a full stop", () => {
    fc.assert(
      fc.property(fc.tuple(word, word), joint, ([one, other], between) => {
        const phrase = `${one} ${other}`;
        expect(find(`A ${one}${between}${other}!`, phrase)).toContain(`${one}${between}${other}`);
        expect(find(`A ${one}${other}!`, phrase)).toEqual([one + other]);
        expect(find(`${one}. ${other}`, phrase)).toEqual([]);
      }),
    );
  });

  test("has a position within the text, for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (text, phrase) => {
          for (const found of find(text, phrase)) expect(found).not.toBe("");
        },
      ),
    );
  });

  test.each([
    ["🚀", "Up 🚀 and away", ["🚀"]],
    ["!!!", "No. Yes!!!", ["!!!"]],
    ["สุดยอด", "ขนมปังสุดยอดมาก", ["สุดยอด"]],
    ["레버리지", "우리는 레버리지를 씁니다", ["레버리지"]],
    ["레버리지", "비레버리지", []],
    ["कमाल", "कमल खिला", []],
    ["baker's dozen", "Two baker’s dozens", ["baker’s dozens"]],
    ["İstanbul", "istanbul'da", ["istanbul"]],
    ["STRASSE", "Die Straße", ["Straße"]],
  ])("%s is found in %s", (banned, text, found) => {
    expect(find(text, banned)).toEqual(found);
  });
});
