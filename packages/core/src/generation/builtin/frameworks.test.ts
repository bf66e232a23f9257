import { describe, expect, test } from "vitest";
import { stripMarkup } from "../../document/inline-markup.ts";
import { templateTypes } from "../template-type.ts";
import { writingStyles } from "../writing-style.ts";
import { getFrameworks, type FrameworkSlide } from "./frameworks.ts";
import { getVoiceLines, speak } from "./voice.ts";
import { countWords } from "./sentences.ts";

const worn =
  /\b(?:AI|unlock|unleash|game.?changer|dive in|delve|elevate|supercharge|revolution|journey|landscape|crush it|next level|leverage|seamless|lorem|TODO|hustle|secret sauce|follow for more)\b|[[\]{}<]|!!/i;

function readAll({ header, lines, columns, callout }: FrameworkSlide): string {
  return [header, ...lines, ...columns.map(({ text }) => text), callout ?? ""].join(" ");
}

describe.each(templateTypes.map(({ id }) => ({ id, ...getFrameworks(id) })))(
  "$id",
  ({ frameworks, extras }) => {
    const slides = [
      ...frameworks.flatMap(({ slides: own, closing }) => [...own, closing]),
      ...extras,
    ];

    test("has eight frameworks and extras for fifteen slides", () => {
      expect(frameworks.length).toBeGreaterThanOrEqual(8);
      for (const { slides: own } of frameworks)
        expect(own.length + extras.length).toBeGreaterThanOrEqual(13);
    });

    test("every slide fits and marks a word of its header", () => {
      for (const slide of slides) {
        expect(stripMarkup(slide.header).length).toBeLessThanOrEqual(50);
        expect(stripMarkup(slide.header)).not.toBe(slide.header);
        const words = countWords(stripMarkup(readAll(slide)));
        expect(words, slide.header).toBeGreaterThanOrEqual(5);
        expect(words, slide.header).toBeLessThanOrEqual(34);
      }
    });

    test("no worn phrase, bracket or placeholder", () => {
      const covers = frameworks.map(
        ({ titleTail, subtitle, question }) => `${titleTail} ${subtitle} ${question}`,
      );
      for (const text of [...slides.map(readAll), ...covers]) expect(text).not.toMatch(worn);
    });

    test("every sentence ends", () => {
      for (const { lines } of slides) {
        for (const line of lines) if (!line.startsWith("- ")) expect(line).toMatch(/[.?!]$/);
      }
      for (const { question } of frameworks) expect(question).toMatch(/\?$/);
    });
  },
);

test("every style has lines of its own, none of them worn", () => {
  for (const { id } of writingStyles) {
    const { openers, asides, invitations } = getVoiceLines(id);
    expect(Math.min(openers.length, asides.length, invitations.length)).toBeGreaterThanOrEqual(4);
    for (const line of [...openers, ...asides, ...invitations]) expect(line).not.toMatch(worn);
  }
});

test("formal styles write long forms", () => {
  const [professional] = writingStyles;
  expect(speak("You'll see that it's fine. Don't rush, we can't lose.", professional)).toBe(
    "You will see that it is fine. Do not rush, we cannot lose.",
  );
});
