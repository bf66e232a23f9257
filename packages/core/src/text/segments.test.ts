import fc from "fast-check";
import { expect, test } from "vitest";
import { meterSegments } from "../../../../scripts/segment-meter.mjs";
import { walkWords } from "./segments.ts";
import { type Sentence, walkSentences } from "./sentences.ts";

const listTexts = (segments: Iterable<Sentence>, text: string) =>
  Array.from(segments, ({ start, end }) => text.slice(start, end));

const words = fc.constantFrom(
  "Tea ",
  "can’t ",
  "3.5 ",
  "茶を飲む",
  "ดื่มชา",
  "天下大事",
  "e\u0301 ",
  "👩‍👩‍👧",
  "\n",
  ". ",
  "! ",
);
const texts = fc
  .array(fc.tuple(fc.array(words, { maxLength: 8 }), fc.nat(120)), { maxLength: 5 })
  .map((parts) => parts.map(([some, times]) => some.join("").repeat(times)).join(""));

test("the segments of a text join to the text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const walk of [walkSentences, walkWords]) {
        expect(listTexts(walk(text), text).join("")).toBe(text);
      }
    }),
  );
});

test("walking finds the same words as segmenting the whole text, if it has spaces", () => {
  const spaced = fc.array(fc.constantFrom("can’t ", "3.5, ", "e\u0301a ", "x.y\n", "– ", "a-b "), {
    maxLength: 900,
  });
  fc.assert(
    fc.property(spaced, (some) => {
      const text = some.join("");
      const whole = Array.from(new Intl.Segmenter("en", { granularity: "word" }).segment(text));
      const ofWords = whole.filter(({ isWordLike }) => isWordLike).map(({ index }) => index);
      const found = [...walkWords(text)].filter(({ isWord }) => isWord);
      expect(found.map(({ start }) => start)).toEqual(ofWords);
    }),
  );
});

test("walking finds the same sentences as segmenting the whole text", () => {
  const sentences = fc.array(
    fc.constantFrom(
      "Drink tea. ",
      "Why? ",
      "It costs 3.5 euros a cup.\n",
      "„So!“ ",
      `Long ${"long ".repeat(50)}. `,
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(sentences, (some) => {
      const text = some.join("");
      const whole = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
      expect(listTexts(walkSentences(text), text)).toEqual(
        Array.from(whole, ({ segment }) => segment),
      );
    }),
  );
});

test.for(["word ", "A. ", "天下大事必作於細", "ชา", "a", "\uD83D\uDE00", "\u0301", " ", "\n"])(
  "walking %j takes linear time",
  async (unit) => {
    const measure = async (length: number) => {
      const text = unit.repeat(length / unit.length);
      return meterSegments(() => {
        for (const _ of walkWords(text));
        for (const _ of walkSentences(text));
      });
    };
    const [one, two] = [await measure(20_000), await measure(40_000)];
    expect(two.longest).toBeLessThanOrEqual(1000);
    expect(two.segments).toBeLessThanOrEqual(2.1 * one.segments + 10);
  },
);
