import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryPostText } from "../document/arbitrary-post.fixture.ts";
import { parsePost } from "../document/parse-post.ts";
import type { Post, Slide } from "../document/post.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import {
  canFillLayout,
  chooseLayout,
  explainLayout,
  findLayoutFault,
  listFillableLayouts,
} from "./choose-layout.ts";
import type { LayoutSubject } from "./layout-rules.ts";
import { type SlideLayoutName, slideLayoutNames } from "./layout-names.ts";

const empty: Slide = { header: "", description: [] };

/** Builds the input for a `slide` that is the second of three. The other two slides are empty. */
function subjectOf(slide: Partial<Slide>, more: Partial<LayoutSubject> = {}): LayoutSubject {
  const content = [empty, { ...empty, ...slide }, empty];
  return {
    post: { title: "Title", content },
    postType: "carousel",
    slideIndex: 1,
    hasMedia: false,
    ...more,
  };
}

const long = "Words that go on and on. ".repeat(6);
const text = (value: string) => ({ description: [{ type: "text", value }] });
const columns = { type: "two-columns", value: '{"leftColumn": "A", "rightColumn": "B"}' };
const code = { type: "code", value: "let a;" };

test.each<[SlideLayoutName, string, Partial<Slide>]>([
  ["code", "code", { description: [columns, code] }],
  ["comparison", "two columns", { description: [{ type: "text", value: "- a\n- b" }, columns] }],
  ["quote", "a quote", text("“Less is more.”\n— Mies")],
  ["chart", "numbers", text("Coffee: 5 h\nTea: 3 h")],
  ["steps", "numbered lines", text(`${long}\n\n1. Go\n2. Stop`)],
  ["list", "points", text("- One\n- Two")],
  [
    "list",
    "points of several items",
    { description: ["- One", "- Two"].map((value) => ({ type: "text", value })) },
  ],
  ["statement", "one point alone", text("- One")],
  ["number", "a header with a number", { header: "50% of all", ...text(long.slice(0, 100)) }],
  ["text", "a number with much text", { header: "50% of all", ...text(long) }],
  ["statement", "few words", { header: "Less is more", ...text("Really.") }],
  ["text", "a long header with text", { header: "a ".repeat(15), ...text("Really.") }],
  ["statement", "a long header alone", { header: "a ".repeat(40) }],
  ["statement", "few characters", { header: "短い言葉ほど強く残る" }],
  ["text", "many characters with text", { header: "長".repeat(33), ...text("短い。") }],
  ["statement", "many characters alone", { header: "長".repeat(60) }],
  ["text", "many words", text(long)],
  ["text", "columns that can't be read", { description: [{ type: "two-columns", value: "?" }] }],
])("the layout is %s for %s", (layout, _, slide) => {
  expect(chooseLayout(subjectOf(slide))).toBe(layout);
});

test("the first slide is a cover, the last of three a closing, a single post single", () => {
  const slide = text("- One\n- Two");
  expect(chooseLayout(subjectOf(slide, { slideIndex: 0 }))).toBe("cover");
  expect(chooseLayout(subjectOf(slide, { slideIndex: 2 }))).toBe("closing");
  expect(chooseLayout(subjectOf(slide, { postType: "single" }))).toBe("single");
  const post: Post = { title: "T", content: [empty, empty] };
  expect(chooseLayout(subjectOf({}, { post }))).toBe("statement");
});

test("an image changes the layout of plain text only", () => {
  expect(chooseLayout(subjectOf(text(long), { hasMedia: true }))).toBe("picture");
  expect(chooseLayout(subjectOf(text("- One\n- Two"), { hasMedia: true }))).toBe("list");
});

describe("a requested layout", () => {
  test.each<[SlideLayoutName, string]>([
    ["cover", "the slide isn't the first"],
    ["closing", "the slide isn't the last of several"],
    ["number", "the slide's header doesn't start with a number"],
    ["quote", "the slide has no quote with a line that names its author"],
    ["chart", "the slide has no lines with a label and a number"],
    ["picture", "the slide has no image or video"],
    ["single", "the slide is part of a carousel"],
  ])("is ignored if the content can't fill it: %s", (layout, fault) => {
    const subject = subjectOf({ layout, ...text(long) });
    expect(chooseLayout(subject)).toBe("text");
    expect(findLayoutFault(subject)).toBe(`The layout '${layout}' isn't used, because ${fault}`);
  });

  test("is used if the content can fill it, even if another would be chosen", () => {
    const wanted = (layout: SlideLayoutName, slide: Partial<Slide>, slideIndex = 1) => {
      const subject = subjectOf(slide, { slideIndex });
      const content = subject.post.content.with(slideIndex, { ...empty, ...slide, layout });
      return chooseLayout({ ...subject, post: { title: "T", content } });
    };
    expect(wanted("list", text("- One"))).toBe("list");
    expect(wanted("text", { description: [code] })).toBe("text");
    expect(wanted("statement", text(long), 0)).toBe("statement");
    expect(wanted("number", { header: "7 ways", ...text(long) })).toBe("number");
  });
});

test.each<[reason: string, Partial<LayoutSubject>, Partial<Slide>]>([
  ["cover: it is the first slide", { slideIndex: 0 }, {}],
  ["closing: it is the last slide", { slideIndex: 2 }, {}],
  ["list: its text is a list of 3 items", {}, text("- A\n- B\n- C")],
  ["steps: its text is 2 numbered lines", {}, text("1. Go\n2. Stop")],
  ["chart: its text is 2 lines with a label and a number", {}, text("Coffee: 5 h\nTea: 3 h")],
  ["number: its header starts with a number", {}, { header: "50% of all" }],
  ["picture: it has an image or video", { hasMedia: true }, text(long)],
  ["statement: it has few words", {}, { header: "Less" }],
  ["text: its content matches no other layout", {}, text(long)],
  ["text: chosen by you", {}, { ...text("- A\n- B"), layout: "text" }],
  [
    "list: its text is a list of 2 items. The layout 'chart' isn't used, because the slide has no lines with a label and a number",
    {},
    { ...text("- A\n- B"), layout: "chart" },
  ],
])("a layout has a reason: %s", (expected, more, slide) => {
  const { layout, reason } = explainLayout(subjectOf(slide, more));
  expect(`${layout}: ${reason}`).toBe(expected);
});

test("the layouts that a slide can fill are listed in the order of all layouts", () => {
  const slide = { header: "3 habits", ...text("- A\n- B") };
  expect(listFillableLayouts(subjectOf(slide))).toEqual([
    "statement",
    "number",
    "list",
    "post",
    "text",
  ]);
  expect(listFillableLayouts(subjectOf(slide, { hasMedia: true }))).toEqual([
    "statement",
    "number",
    "list",
    "post",
    "picture",
    "text",
  ]);
  expect(listFillableLayouts(subjectOf(slide, { postType: "single" }))).toEqual([]);
});

test("for any post, the slide can fill its layout, and gets the requested one if it can", () => {
  const layouts = fc.option(fc.constantFrom(...slideLayoutNames), { nil: undefined });
  fc.assert(
    fc.property(arbitraryPostText, layouts, fc.boolean(), (typed, layout, hasMedia) => {
      const result = parsePost(typed);
      if (!result.ok) throw new Error(result.error.message);
      const content = result.post.content.map((slide) => (layout ? { ...slide, layout } : slide));
      for (const slideIndex of content.keys()) {
        for (const postType of ["carousel", "single"] as const) {
          const post = { ...result.post, content };
          const subject = { post, postType, slideIndex, hasMedia };
          const chosen = chooseLayout(subject);
          expect(canFillLayout(chosen, subject)).toBe(true);
          const explained = explainLayout(subject);
          expect(explained.layout).toBe(chosen);
          expect(explained.reason).toMatch(/^\w.*\w$/s);
          if (postType === "carousel") expect(listFillableLayouts(subject)).toContain(chosen);
          else expect(listFillableLayouts(subject)).toEqual([]);
          const isFilled = layout !== undefined && canFillLayout(layout, subject);
          if (isFilled) expect(chosen).toBe(layout);
          if (layout && postType === "carousel") {
            expect(explained.isChosen).toBe(isFilled);
            expect(findLayoutFault(subject) === null).toBe(isFilled);
          }
        }
      }
    }),
    { numRuns: sampleRuns(1000) },
  );
});
