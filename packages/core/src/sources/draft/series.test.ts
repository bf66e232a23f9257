import fc from "fast-check";
import { expect, test } from "vitest";
import { draftPost } from "./index.ts";
import { buildSource, entry, heading, paragraph } from "./source.fixture.ts";

const verbs = ["Wash", "Dry", "Sand", "Oil", "Wait", "Wipe", "Check", "Store", "Repeat"];
const nameStep = (index: number) => `${verbs[index]} the board number ${index + 1}`;

/** A guide with numbered headings; some steps have a list or a long text. */
const guides = fc
  .record({
    steps: fc.integer({ min: 2, max: 9 }),
    hasIntro: fc.boolean(),
    hasEnd: fc.boolean(),
    lists: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    word: fc.constantFrom("Step *: ", "*. ", "#* ", "Rule * – "),
  })
  .map(({ steps, hasIntro, hasEnd, lists, word }) => ({
    steps,
    read: buildSource(
      [
        ...(hasIntro ? [paragraph("Boards last for years if you treat them well. Ours did.")] : []),
        ...Array.from({ length: steps }, (_, index) => [
          heading(word.replace("*", `${index + 1}`) + nameStep(index)),
          paragraph(`This takes ${index + 20} minutes, and you need both hands. Do it slowly.`),
          ...(lists[index]
            ? [paragraph("You need these things:"), entry("A rag"), entry("Oil")]
            : []),
        ]).flat(),
        ...(hasEnd
          ? [heading("What we learned"), paragraph("A dry board never cracks. Try it.")]
          : []),
      ],
      { title: "How to care for a board", language: "en" },
    ),
  }));

test("a series is shown whole and in order, or left out whole and named", () => {
  fc.assert(
    fc.property(guides, fc.integer({ min: 1, max: 15 }), ({ steps, read }, slides) => {
      const { post, notes } = draftPost(read, { slides });
      const names = Array.from({ length: steps }, (_, index) => nameStep(index));
      const shown = post.content.flatMap(({ header, description }) => [
        header,
        ...description.flatMap(({ value }) => value.split("\n")),
      ]);
      const found = shown.flatMap((line) => names.filter((name) => line.endsWith(name)));
      const note = notes.find((text) => text.startsWith("Left out, because they don't fit"));
      if (note === undefined) expect(found).toEqual(names);
      else {
        expect(found).toEqual([]);
        for (const name of names) expect(note).toContain(name);
        const own = JSON.stringify(post.content);
        expect(own).not.toContain("both hands");
      }
      expect(slides >= steps + 1 && note !== undefined).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test("a slide never ends with a colon that introduces a list on no slide", () => {
  fc.assert(
    fc.property(guides, fc.integer({ min: 2, max: 15 }), ({ read }, slides) => {
      for (const { description } of draftPost(read, { slides }).post.content) {
        expect(description.at(-1)?.value ?? "").not.toMatch(/:$/u);
      }
    }),
  );
});

test("a note names the series that a draft of one slide can't show", () => {
  const steps = ["Wash", "Dry"].flatMap((verb, index) => [
    heading(`Step ${index + 1}: ${verb} the board`),
    paragraph("Take your time. It is worth it."),
  ]);
  const read = buildSource(steps, { title: "Boards", language: "en" });
  expect(draftPost(read, { slides: 1 }).notes).toContain(
    "Left out, because they don't fit: “Wash the board”, “Dry the board”. Ask for more slides to show them.",
  );
});
