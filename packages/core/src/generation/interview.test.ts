import { describe, expect, test } from "vitest";
import { getInterview, notesFromAnswers } from "./interview.ts";
import { templateTypes } from "./template-type.ts";
import { writeDraft } from "./builtin/write-draft.ts";
import { stripMarkup } from "../document/inline-markup.ts";

describe.each(templateTypes.map(({ id }) => id))("%s", (templateType) => {
  const interview = getInterview(templateType);
  const answers = Object.fromEntries(interview.map(({ id, example }) => [id, example]));

  test("asks five or six short questions with an example each", () => {
    expect(interview.length).toBeGreaterThanOrEqual(5);
    expect(interview.length).toBeLessThanOrEqual(6);
    expect(new Set(interview.map(({ id }) => id)).size).toBe(interview.length);
    for (const { question, example } of interview) {
      expect(question.length).toBeLessThanOrEqual(60);
      expect(example).not.toBe("");
    }
  });

  test("every answer finds its place in the draft", () => {
    const { post, warnings } = writeDraft({
      topic: "Small steps",
      instructions: notesFromAnswers(templateType, answers),
      templateType,
      writingStyle: "friendly",
      slides: 8,
      postType: "carousel",
      textOnly: true,
      seed: 1,
    });
    const text = stripMarkup(JSON.stringify(post)).replaceAll("::", "");
    expect(warnings.join()).not.toContain("can't");
    for (const answer of Object.values(answers)) {
      for (const part of answer.split(" -> ")) expect(text).toContain(part.replace(/\.$/, ""));
    }
  });
});

test("points become a list, numbered where the order counts; blank answers are left out", () => {
  const answers = { audience: " ", points: "- one\n\n2) two", next: "Go" };
  expect(notesFromAnswers("how-to-guide", answers)).toBe("1. one\n2. two\n\nCTA: Go");
  expect(notesFromAnswers("listicle-tips", answers)).toBe("- one\n- two\n\nCTA: Go");
});

test("pairs become labelled lines", () => {
  expect(notesFromAnswers("myth-vs-fact", { pairs: "Fast -> Slow\nlonely" })).toBe(
    "Myth: Fast\nFact: Slow\n\n- lonely",
  );
});
