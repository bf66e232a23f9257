import {
  getInterview,
  notesFromAnswers,
  templateTypes,
  writeDraft,
} from "@slideloom/core/generation";
import { expect, test } from "vitest";
import { describeOrigins, summariseOrigins } from "./describe-origins.ts";

function draft(templateType: string) {
  const answers = Object.fromEntries(
    getInterview(templateType).map(({ id, example }) => [id, example]),
  );
  return writeDraft({
    topic: "Learning git",
    instructions: notesFromAnswers(templateType, answers),
    templateType,
    writingStyle: "Professional",
    slides: 6,
    postType: "carousel",
    textOnly: false,
    seed: 3,
  });
}

test.each(templateTypes.map(({ id }) => [id]))("%s: every sentence is found on its slide", (id) => {
  const { post, origins } = draft(id);
  const described = describeOrigins(post, origins);
  for (const [slideIndex, sentences] of origins.entries()) {
    const framework = sentences.filter(({ origin }) => origin === "framework");
    const found = described.find((slide) => slide.slideIndex === slideIndex)?.framework ?? [];
    expect(found).toEqual(
      expect.arrayContaining(framework.map(({ sentence }) => sentence.replaceAll("::", ""))),
    );
  }
  expect(described.some(({ own }) => own > 0)).toBe(true);
});

test("what was edited counts no more", () => {
  const { post, origins } = draft("educational-tutorial");
  const slides = post.content.map((slide) => ({ ...slide, header: "x", description: [] }));
  const edited = describeOrigins({ ...post, content: slides }, origins);
  expect(edited.flatMap(({ framework }) => framework).length).toBeLessThan(
    describeOrigins(post, origins).flatMap(({ framework }) => framework).length,
  );
  expect(
    describeOrigins({ title: "Other", content: [{ header: "a", description: [] }] }, []),
  ).toEqual([]);
});

test.each([
  [3, 2, "3 sentences are yours, 2 are the framework's: check these"],
  [1, 1, "1 sentence is yours, 1 is the framework's: check it"],
  [0, 2, "no sentence is yours, 2 are the framework's: check these"],
  [2, 0, "all 2 sentences are yours"],
  [1, 0, "its sentence is yours"],
])("%i own and %i of the framework: %s", (own, framework, expected) => {
  const sentences = Array.from({ length: framework }, (_, index) => `Sentence ${index}.`);
  expect(summariseOrigins({ slideIndex: 0, own, framework: sentences })).toBe(expected);
});
