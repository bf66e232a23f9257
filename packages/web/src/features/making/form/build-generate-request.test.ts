import type { SourceResponse } from "@slideloom/core/contract/sources";
import { expect, test } from "vitest";
import { buildGenerateRequest } from "./build-generate-request.ts";
import {
  initialGenerationForm,
  parseGenerationForm,
  parseSlideCount,
} from "./generation-form-store.ts";

const form = { ...initialGenerationForm, topic: "Git", specialInstructions: "For beginners." };
const carousel = {
  postType: "carousel",
  enableMedia: false,
  slides: 8,
} as const;

test("the form's fields map to the request's names", () => {
  expect(buildGenerateRequest(form, carousel)).toEqual({
    template: "Educational/Tutorial",
    topic: "Git",
    instructions: "For beginners.",
    style: "Professional",
    slides: 8,
    postType: "carousel",
  });
});

const source: SourceResponse = {
  source: {
    id: "src_1",
    kind: "text",
    title: "Tea",
    characters: 11,
    hash: "sha256:0",
    read: { by: "plain text", isCut: false, left: [], doubts: [] },
  },
  passages: [{ id: "p1", kind: "paragraph", text: "Tea is hot.", place: {}, range: [0, 11] }],
  kept_until: "2030-01-01T00:00:00.000Z",
};

test("choices for a source are sent only where they have an effect", () => {
  const chosen = {
    ...form,
    slideUnit: "row",
    hasQuestions: true,
    amount: "expand",
    audience: "Cooks",
    language: "German",
  } as const;
  const build = (hasModel: boolean) =>
    buildGenerateRequest(chosen, { ...carousel, sources: [source], hasModel });
  expect(build(false)).toEqual({
    ...buildGenerateRequest(form, carousel),
    source: { id: "src_1" },
    questions: true,
  });
  const sent = { ...source, source: { ...source.source, id: "src_2" }, kept_until: null };
  const several = buildGenerateRequest(form, { ...carousel, sources: [source, sent] });
  expect(several).toEqual({
    ...buildGenerateRequest(form, carousel),
    sources: [{ id: "src_1" }, { source: sent.source, passages: sent.passages }],
  });
  expect(build(true)).toMatchObject({ amount: "expand", audience: "Cooks", language: "German" });
  expect(buildGenerateRequest(chosen, carousel)).toEqual(buildGenerateRequest(form, carousel));
});

test("a single post has one slide", () => {
  const request = buildGenerateRequest(form, { ...carousel, postType: "single" });
  expect(request).toMatchObject({ slides: 1, postType: "single" });
});

test("with media enabled, the sentence follows after a blank line", () => {
  const sentence =
    "Include placeholders for media (images or videos) in the content where appropriate.";
  const withMedia = { ...carousel, enableMedia: true };
  expect(buildGenerateRequest(form, withMedia).instructions).toBe(`For beginners.\n\n${sentence}`);
  const blank = { ...form, specialInstructions: " \n" };
  expect(buildGenerateRequest(blank, withMedia).instructions).toBe(sentence);
});

test.each([
  ["3", 3],
  ["15", 15],
  ["2", null],
  ["16", null],
  ["", null],
  ["7.5", null],
  ["1e1", 10],
])("%j slides parse to %j", (typed, expected) => {
  expect(parseSlideCount(typed)).toBe(expected);
});

test.each([null, "", "{", "null", "[]", '"x"', '{"topic": 7}'])(
  "stored form %j falls back to the empty form",
  (text) => {
    expect(parseGenerationForm(text)).toEqual(initialGenerationForm);
  },
);

test("a stored form is restored", () => {
  const stored = { ...form, numberOfSlides: "5" };
  // Unknown fields of an older form are dropped.
  const older = { ...stored, answers: { audience: "Designers" } };
  expect(parseGenerationForm(JSON.stringify(older))).toEqual(stored);
});
