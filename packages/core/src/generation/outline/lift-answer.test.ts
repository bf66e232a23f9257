import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";
import { listOpenPrompts } from "../../document/prompts.ts";
import type { Slide } from "../../document/post.ts";
import { templateTypes } from "../template-type.ts";
import { isArcLabel, liftAnswer } from "./lift-answer.ts";
import { writeOutline } from "./write-outline.ts";

const outlines = templateTypes.map(({ id }) =>
  writeOutline({
    topic: "Bread",
    instructions: "",
    templateType: id,
    writingStyle: "",
    slides: 15,
    postType: "carousel",
    textOnly: false,
    seed: 1,
  }),
);
const asked = outlines.flatMap(({ post }) =>
  listOpenPrompts(post).flatMap(({ slide }) => post.content[slide] ?? []),
);
const answered = (header: string, value: string): Slide => ({
  header,
  description: [{ type: "text", value }],
});

test("every header of every outline is recognized as a label", () => {
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ header }) => !isArcLabel(header))).toEqual([]);
});

test("no words of an answer are lost, whatever was typed", () => {
  const listWords = ({ header, description }: Slide) =>
    [header, ...description.map(({ value }) => value)].join("\n").match(/\S+/g) ?? [];
  fc.assert(
    fc.property(
      fc.constantFrom(...asked),
      fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 160 }),
        fc.constantFrom("- One", "1. Go", "“Less is more.”\n— Mies", "87% came back", "صباح الخير"),
      ),
      fc.array(fc.string({ maxLength: 20 }), { maxLength: 2 }),
      ({ header }, answer, others) => {
        const slide = answered(header, answer);
        slide.description.push(...others.map((value) => ({ type: "text", value })));
        const lifted = liftAnswer(slide, 0);
        if (!lifted) return;
        expect(listWords(lifted)).toEqual(listWords({ ...slide, header: "" }));
        expect(lifted.header).toBe(answer.trim());
        expect(lifted.description.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: sampleRuns(2000) },
  );
});

describe("a short answer becomes the header", () => {
  test.each(["Borrow before you cancel.", "اسأل جارك أولاً", "87% came back", "C++ or Rust?"])(
    "%s",
    (answer) => {
      expect(liftAnswer({ ...answered("Step 12", answer), sources: ["p1"] }, 0)).toEqual({
        header: answer,
        description: [{ type: "text", value: "" }],
        sources: ["p1"],
      });
    },
  );

  test("if the person added other blocks", () => {
    const { description } = answered("", "- Flour");
    const slide = answered("Step 1", "Weigh first");
    slide.description.unshift(...description);
    expect(liftAnswer(slide, 1)).toEqual({ header: "Weigh first", description });
  });
});

describe("an answer stays in its block", () => {
  test.each<[string, Slide]>([
    ["if the person wrote the header", answered("Why we borrow", "It saved Saturday.")],
    ["if it is long", answered("Step 1", "word ".repeat(23))],
    ["if it has several lines", answered("Step 1", "One\nTwo")],
    ["if it is a list", answered("Step 1", "- One")],
    ["if it is empty", answered("Step 1", " ")],
    ["if it is code", { header: "Step 1", description: [{ type: "code", value: "git add" }] }],
    ["if it is the question", { ...answered("Step 1", "Why?"), prompt: "Why?" }],
    ["if there is none", { header: "Step 1", description: [] }],
  ])("%s", (_, slide) => expect(liftAnswer(slide, 0)).toBeNull());
});
