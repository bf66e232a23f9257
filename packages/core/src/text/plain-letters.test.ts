import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./fold.ts";
import { guessLanguage } from "./guess-language.ts";
import { toPlainText } from "./mask.ts";
import { removeInvisible, toPlainLetters, toTyped } from "./plain-letters.ts";

/** Alphabets of "bold text generators" by the first capital, first small letter and first digit. */
const alphabets: Readonly<Record<string, readonly [number, number, number | null]>> = {
  "bold serif": [0x1_d4_00, 0x1_d4_1a, 0x1_d7_ce],
  "bold italic": [0x1_d4_68, 0x1_d4_82, null],
  "bold sans": [0x1_d5_d4, 0x1_d5_ee, 0x1_d7_ec],
  "italic sans": [0x1_d6_08, 0x1_d6_22, null],
  monospace: [0x1_d6_70, 0x1_d6_8a, 0x1_d7_f6],
  "full width": [0xff_21, 0xff_41, 0xff_10],
  "in circles": [0x24_b6, 0x24_d0, null],
  "in black circles": [0x1_f1_50, 0x1_f1_50, null],
  "in squares": [0x1_f1_30, 0x1_f1_30, null],
  "in black squares": [0x1_f1_70, 0x1_f1_70, null],
};

function style(
  text: string,
  [upper, lower, digit]: readonly [number, number, number | null],
): string {
  return text
    .replaceAll(/[A-Z]/g, (letter) => String.fromCodePoint(upper + letter.charCodeAt(0) - 65))
    .replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(lower + letter.charCodeAt(0) - 97))
    .replaceAll(/\d/g, (letter) =>
      digit === null ? letter : String.fromCodePoint(digit + Number(letter)),
    );
}

test.for(Object.entries(alphabets))(
  "letters and digits %s are read as plain ones",
  ([, alphabet]) => {
    const text = "Small Ovens, 62 of 80.";
    const { text: plain } = toPlainLetters(style(text, alphabet));
    expect(plain.toLowerCase()).toBe(text.toLowerCase());
    expect(foldText(style(text, alphabet))).toBe("small ovens 62 of 80");
  },
);

test("small capitals, script letters, underlined letters and letters in brackets are read as plain ones", () => {
  expect(toPlainLetters("ꜱᴍᴀʟʟ ᴏᴠᴇɴs ℬ𝓇ℯ𝒶𝒹 b̲a̲k̲e̲r̲ ⒜").text).toBe("ꜱmall ovens Bread baker a");
});

test("signs with a meaning of their own, accents and other scripts stay", () => {
  for (const text of [
    "№ 5 ™ 20 ℃",
    "5 ½ m²",
    "café, naïve",
    "Ω ≠ ∑",
    "①②",
    "東京・カフェ",
    "שלום",
    "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ])
    expect(toPlainLetters(text)).toEqual({ text, places: null });
});

test("a text in bold letters has a language", () => {
  const text =
    "The market taught us that the small loaves are gone by ten and that the rain is with us";
  expect(guessLanguage(style(text, [0x1_d5_d4, 0x1_d5_ee, null]))).toBe("en");
});

const piece = fc.constantFrom(
  "a",
  "62",
  "𝟲𝟮",
  "𝗯𝗼𝗹𝗱",
  "Ａ",
  "🅰",
  "\u200F",
  "\u00AD",
  "::",
  " ",
  "٣٠",
  "é",
  "🥖",
  "b̲",
);

test("each character of the plain text has its place in the typed text", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const typed = pieces.join("");
      const plain = toPlainText(typed);
      let last = 0;
      for (let at = 0; at < plain.text.length;) {
        const letter = String.fromCodePoint(plain.text.codePointAt(at) ?? 0);
        const [start, end] = toTyped(plain, [at, at + letter.length]);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(toPlainLetters(typed.slice(start, end)).text).toBe(letter);
        last = end;
        at += letter.length;
      }
    }),
  );
});

test("invisible signs are removed, joiners of emoji and Persian stay", () => {
  expect(removeInvisible("\u202A@ana.test\u202C\u200B")).toBe("@ana.test");
  expect(removeInvisible("👩\u200D🍳 می\u200Cخواهم")).toBe("👩\u200D🍳 می\u200Cخواهم");
});
