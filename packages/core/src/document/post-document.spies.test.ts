import { beforeEach, describe, expect, test, vi } from "vitest";
import type { EditResult } from "./edit/edit-result.ts";
import { insertSlide } from "./edit/insert-slide.ts";
import { moveSlide } from "./edit/move-slide.ts";
import { setHeader } from "./edit/set-header.ts";
import { setSlide } from "./edit/set-slide.ts";
import { splitSlide } from "./edit/split-slide.ts";
import { readJson } from "./json/json-reader.ts";
import { createDocument, loadContent, type PostDocument } from "./post-document.ts";
import { validatePost } from "./validate-post.ts";

vi.mock("./json/json-reader.ts", { spy: true });
vi.mock("./validate-post.ts", { spy: true });

const slide = { header: "New", description: [{ type: "text", value: "Words" }] };

test("a post becomes a document without parsing its text", () => {
  const before = createDocument(JSON.stringify({ title: "T", content: [slide] }));
  vi.clearAllMocks();
  const post = { title: "New", content: [slide, slide] };
  expect(loadContent(before, post, {}).post).toEqual(post);
  expect(vi.mocked(readJson)).not.toHaveBeenCalled();
});

describe("an edit parses no JSON and validates once", () => {
  const document = createDocument(
    JSON.stringify({ title: "T", content: [slide, { ...slide, header: "Two" }] }),
  );
  beforeEach(() => vi.clearAllMocks());

  test.each<[string, (from: PostDocument) => EditResult]>([
    ["header", (from) => setHeader(from, { slideIndex: 1, header: "H" })],
    ["new slide", (from) => insertSlide(from, { slideIndex: 1, slide })],
    [
      "rewritten slide",
      (from) => setSlide(from, { slideIndex: 0, slide: { ...slide, summary: "S" } }),
    ],
    ["split slide", (from) => splitSlide(from, { slideIndex: 0, slides: [slide, slide] })],
    ["move", (from) => moveSlide(from, { from: 0, to: 1 })],
  ])("%s", (_, edit) => {
    expect(edit(document)).toMatchObject({ ok: true });
    expect(vi.mocked(readJson)).not.toHaveBeenCalled();
    expect(vi.mocked(validatePost)).toHaveBeenCalledTimes(1);
  });
});
