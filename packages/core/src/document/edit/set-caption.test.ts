import { expect, test } from "vitest";
import type { EditResult } from "./edit-result.ts";
import { setCaption } from "./edits-of-text.fixture.ts";

const text =
  '{\n  "title": "T",\n  "hashtags": ["#a"],\n  "content": [{"header": "H", "description": []}]\n}';
const textOf = (result: EditResult) => (result.ok ? result.document.text : result.error.message);

test("a caption is inserted after the hashtags, changed and removed; all else stays as typed", () => {
  const added = textOf(setCaption(text, { caption: "Tea\n☕" }));
  expect(added).toBe(text.replace('["#a"],', '["#a"],\n  "caption": "Tea\\n☕",'));
  const changed = textOf(setCaption(added, { caption: "Coffee" }));
  expect(changed).toBe(text.replace('["#a"],', '["#a"],\n  "caption": "Coffee",'));
  expect(textOf(setCaption(changed, { caption: null }))).toBe(text);
  expect(textOf(setCaption(text, { caption: null }))).toBe(text);
});

test("a caption of another kind is replaced", () => {
  const typed = text.replace('"title"', '"caption": 5, "title"');
  expect(textOf(setCaption(typed, { caption: "Tea" }))).toBe(
    text.replace('"title"', '"caption": "Tea", "title"'),
  );
});
