import { describe, expect, test } from "vitest";
import type { EditResult } from "./edit/edit-result.ts";
import {
  deleteItem,
  duplicateSlide,
  moveSlide,
  setHeader,
  setItem,
  setItemValue,
  setSlide,
} from "./edit/edits-of-text.fixture.ts";
import { formatPost } from "./format-post.ts";
import { parsePost } from "./parse-post.ts";
import { listOpenPrompts } from "./prompts.ts";

const question = { type: "text", value: "Why?" };
const text = JSON.stringify(
  {
    title: "T",
    content: [
      { header: "One", description: [{ type: "text", value: "Words" }] },
      { header: "Two", description: [{ type: "text", value: "Words" }, question], prompt: "Why?" },
      { header: "Three", description: [{ type: "text", value: "Answered" }], prompt: "How?" },
    ],
  },
  null,
  2,
);

function list(typed: string) {
  const result = parsePost(typed);
  return result.ok ? listOpenPrompts(result.post) : null;
}
const edited = (result: EditResult) => (result.ok ? result.document.text : "");
const readKeys = (typed: string) =>
  (JSON.parse(typed) as { content: object[] }).content.map((slide) => "prompt" in slide);

test("a prompt is open while an item's value equals it", () => {
  expect(list(text)).toEqual([{ slide: 1, item: 1, prompt: "Why?" }]);
  expect(
    list(
      '{"title":"","content":[{"header":"","description":[{"type":"text","value":""}],"prompt":""}]}',
    ),
  ).toEqual([]);
});

test("an open prompt is a warning, and so is one that isn't a string", () => {
  const messages = (typed: string) => parsePost(typed).warnings.map(({ message }) => message);
  expect(messages(text)).toEqual(["Slide 2 has an unanswered question"]);
  const wrong = text.replace('"prompt": "How?"', '"prompt": 7');
  expect(parsePost(wrong).ok).toBe(true);
  expect(messages(wrong)).toContain("Slide 3: 'prompt' isn't a string, so it is ignored");
});

describe("answering removes the key", () => {
  const place = { slideIndex: 1, itemIndex: 1 };
  test.each<[string, (typed: string) => EditResult]>([
    ["with other text", (typed) => setItemValue(typed, { ...place, value: "Because." })],
    [
      "with another item",
      (typed) => setItem(typed, { ...place, item: { type: "code", value: "x" } }),
    ],
    ["by deleting it", (typed) => deleteItem(typed, place)],
    [
      "with a new slide",
      (typed) => setSlide(typed, { slideIndex: 1, slide: { header: "Two", description: [] } }),
    ],
  ])("%s", (_, edit) => {
    const after = edited(edit(text));
    // Slide 3 has an outdated prompt, which stays because the edit didn't change the slide.
    expect(readKeys(after)).toEqual([false, false, true]);
    expect(list(after)).toEqual([]);
    expect(after).toContain('\n    {\n      "header": "Two",');
  });
});

test("other edits keep the key", () => {
  expect(readKeys(edited(setHeader(text, { slideIndex: 1, header: "New" })))).toEqual([
    false,
    true,
    true,
  ]);
  expect(
    readKeys(edited(setItemValue(text, { slideIndex: 1, itemIndex: 0, value: "New" }))),
  ).toEqual([false, true, true]);
  expect(readKeys(edited(moveSlide(text, { from: 1, to: 0 })))).toEqual([true, false, true]);
  expect(readKeys(edited(duplicateSlide(text, { slideIndex: 1 })))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const formatted = formatPost(text);
  expect(formatted.ok && readKeys(formatted.text)).toEqual([false, true, true]);
});
