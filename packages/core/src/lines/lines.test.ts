import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasHanOrKana, hasKana } from "../text/scripts.ts";
import { joinWords, markPhraseBreaks } from "../text/word-breaks.ts";
import { chooseLines, createLineRules, rateBreaks } from "./index.ts";

/** Splits a text as slides do, at spaces or between Japanese phrases. */
function listWords(text: string): string[] {
  const place = { follows: false, isJapanese: hasKana(text) };
  const marked = hasHanOrKana(text) ? markPhraseBreaks(text, place) : text;
  return joinWords(marked).split(/[ \u200b]/);
}

/** Breaks a text in letters of equal width; `excerpt` is more of the post, which reveals its language. */
function breakLines(text: string, width: number, { excerpt = "", isBalanced = true } = {}) {
  const words = listWords(text);
  const space = hasHanOrKana(text) ? 0 : 1;
  const widths = words.map((word) => ({ ink: word.length, advance: word.length + space }));
  const breaks = rateBreaks(
    words.map((word) => ({ text: word })),
    createLineRules(`${text} ${excerpt}`),
  );
  const chosen = chooseLines(widths, breaks, { width, isBalanced });
  return chosen?.ends.map((end, index) =>
    words
      .slice(chosen.ends[index - 1] ?? 0, end)
      .join(space ? " " : "")
      .replaceAll("\u00a0", " ")
      .replaceAll("\u2060", ""),
  );
}

const more = {
  en: "This is what you have to know and how it was made with them",
  de: "Das ist nicht alles und wir haben es auch noch mit dem Team gemacht",
  fr: "C'est pour les clients et ce que nous avons fait dans cette ville avec eux",
  es: "Esto es lo que los clientes han dicho y no es para una persona",
  ar: "هذا ما قاله العملاء في المدينة",
} as const;

describe("a line doesn't end", () => {
  test.each<[string, keyof typeof more | "ja", string, number, string[]]>([
    [
      "after a number",
      "en",
      "Fold the dough every thirty minutes",
      24,
      ["Fold the dough", "every thirty minutes"],
    ],
    [
      "after digits",
      "en",
      "Our bread needs about 48 hours",
      24,
      ["Our bread needs", "about 48 hours"],
    ],
    [
      "after an article",
      "en",
      "Never open the oven in the first hour",
      21,
      ["Never open the oven", "in the first hour"],
    ],
    [
      "after a preposition",
      "en",
      "Keep it for Saturday morning",
      15,
      ["Keep it", "for Saturday", "morning"],
    ],
    [
      "after a German number",
      "de",
      "Der erste Blick dauert fünf Sekunden",
      23,
      ["Der erste Blick", "dauert fünf Sekunden"],
    ],
    [
      "after a German article",
      "de",
      "Speichere den Beitrag und die Liste",
      22,
      ["Speichere den Beitrag", "und die Liste"],
    ],
    [
      "before a month",
      "de",
      "Bis zum 10. Januar bleibt alles offen",
      22,
      ["Bis zum 10. Januar", "bleibt alles offen"],
    ],
    [
      "after a French number",
      "fr",
      "Marchez encore dix minutes après",
      18,
      ["Marchez encore", "dix minutes après"],
    ],
    [
      "after a French article",
      "fr",
      "Tout se joue le premier jour du mois",
      24,
      ["Tout se joue", "le premier jour du mois"],
    ],
    [
      "after « de »",
      "fr",
      "Vous avez besoin de moins de photos",
      20,
      ["Vous avez besoin", "de moins de photos"],
    ],
    [
      "after a Spanish number",
      "es",
      "Espera siempre treinta minutos más",
      20,
      ["Espera siempre", "treinta minutos más"],
    ],
    [
      "after an Arabic preposition",
      "ar",
      "احفظ كل إيصال في مكان واحد",
      18,
      ["احفظ كل إيصال", "في مكان واحد"],
    ],
    [
      "within a Japanese count",
      "ja",
      "契約までの三か月で決める",
      9,
      ["契約までの", "三か月で決める"],
    ],
  ])("%s (%s)", (_, language, text, width, lines) => {
    const excerpt = language === "ja" ? "" : more[language];
    expect(breakLines(text, width, { excerpt })).toEqual(lines);
  });
});

describe("lines end", () => {
  test.each<[string, string, number, string[]]>([
    [
      "after a sentence",
      "First the light. The rest is taste.",
      18,
      ["First the light.", "The rest is taste."],
    ],
    ["after a comma", "Look up, not around the house", 20, ["Look up,", "not around the house"]],
    [
      "after a Japanese sentence",
      "水は必ず勝つ。流れる先を見ろ。",
      9,
      ["水は必ず勝つ。", "流れる先を見ろ。"],
    ],
    [
      "so that none has a lost word",
      "What does the heating cost in June",
      30,
      ["What does the heating", "cost in June"],
    ],
  ])("%s", (_, text, width, lines) => {
    expect(breakLines(text, width, { excerpt: more.en })).toEqual(lines);
  });
});

const word = fc.oneof(
  fc.constantFrom(
    "the",
    "of",
    "in",
    "48",
    "thirty",
    "hours,",
    "light.",
    "Ada",
    "Lovelace",
    "—",
    "und",
    "de",
  ),
  fc.stringMatching(/^[a-zäéß]{1,12}$/u),
  fc.constantFrom("三か月", "という", "言葉は、", "中身", "إلى", "كتاب"),
);

test("each word is on one line that fits, and there are as few lines as possible", () => {
  const inputs = fc.record({
    words: fc.array(word, { minLength: 1, maxLength: 40 }),
    width: fc.integer({ min: 12, max: 40 }),
    isBalanced: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, ({ words, width, isBalanced }) => {
      const widths = words.map(({ length }) => ({ ink: length, advance: length + 1 }));
      const breaks = rateBreaks(
        words.map((text) => ({ text })),
        createLineRules(words.join(" ")),
      );
      const { ends = [] } = chooseLines(widths, breaks, { width, isBalanced }) ?? {};
      expect(ends.at(-1)).toBe(words.length);
      let count = 1;
      let used = -1;
      for (const { length } of words) {
        if (used + 1 + length > width) [count, used] = [count + 1, -1];
        used += 1 + length;
      }
      expect(ends).toHaveLength(count);
      for (const [index, end] of ends.entries()) {
        const line = words.slice(ends[index - 1] ?? 0, end);
        expect(line.length).toBeGreaterThan(0);
        expect(line.join(" ").length).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test("a word that is wider than the lines, and a very long paragraph, have no chosen lines", () => {
  expect(breakLines("Grundstücksverkehrsgenehmigung", 12)).toBeUndefined();
  expect(breakLines("word ".repeat(200).trim(), 40)).toBeUndefined();
});
