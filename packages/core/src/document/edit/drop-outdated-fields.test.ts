import { expect, test } from "vitest";
import { parsePost } from "../parse-post.ts";
import type { EditResult } from "./edit-result.ts";
import {
  duplicateSlide,
  insertItem,
  moveSlide,
  setHeader,
  setItemValue,
  setSlide,
  setSlideAlt,
  setSlideChoice,
  setSummary,
  setTitle,
} from "./edits-of-text.fixture.ts";

const slide = (name: string) => ({
  header: name,
  description: [{ type: "text", value: "Words" }],
  alt: `Alt of ${name}`,
});
const text = JSON.stringify({ title: "T", content: [slide("one"), slide("two")] });

function readAlts(result: EditResult): (string | undefined)[] {
  if (!result.ok) throw new Error(result.error.message);
  const parsed = parsePost(result.document.text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.post.content.map(({ alt }) => alt);
}

const second = { slideIndex: 1 };

test.each<[string, EditResult, (string | undefined)[]]>([
  ["its header", setHeader(text, { ...second, header: "new" }), ["Alt of one", undefined]],
  [
    "an item",
    setItemValue(text, { ...second, itemIndex: 0, value: "x" }),
    ["Alt of one", undefined],
  ],
  [
    "a new item",
    insertItem(text, { ...second, itemIndex: 0, item: { type: "text", value: "x" } }),
    ["Alt of one", undefined],
  ],
  ["its summary", setSummary(text, { ...second, summary: "So" }), ["Alt of one", undefined]],
  [
    "all its words",
    setSlide(text, { ...second, slide: { header: "new", description: [] } }),
    ["Alt of one", undefined],
  ],
  ["the title of the first slide", setTitle(text, { title: "New" }), [undefined, "Alt of two"]],
  [
    "its layout only",
    setSlideChoice(text, { ...second, name: "layout", value: "list" }),
    ["Alt of one", "Alt of two"],
  ],
  ["an alt text of its own", setSlideAlt(text, { ...second, alt: "B" }), ["Alt of one", "B"]],
  ["no alt text", setSlideAlt(text, { ...second, alt: null }), ["Alt of one", undefined]],
  ["its place only", moveSlide(text, { from: 1, to: 0 }), ["Alt of two", "Alt of one"]],
  ["nothing of a copy", duplicateSlide(text, second), ["Alt of one", "Alt of two", "Alt of two"]],
])(
  "an edit moves, copies or removes alt text together with the content it describes: %s",
  (_, edited, alts) => {
    expect(readAlts(edited)).toEqual(alts);
  },
);
