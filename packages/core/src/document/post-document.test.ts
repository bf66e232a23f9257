import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryPostText } from "./arbitrary-post.fixture.ts";
import { deleteSlide } from "./edit/delete-slide.ts";
import { duplicateSlide } from "./edit/duplicate-slide.ts";
import type { EditResult } from "./edit/edit-result.ts";
import { insertItem } from "./edit/insert-item.ts";
import { insertSlide } from "./edit/insert-slide.ts";
import { moveSlide } from "./edit/move-slide.ts";
import { setHeader } from "./edit/set-header.ts";
import { setSlide } from "./edit/set-slide.ts";
import { setTitle } from "./edit/set-title.ts";
import { splitSlide } from "./edit/split-slide.ts";
import { formatPost } from "./format-post.ts";
import { parsePost } from "./parse-post.ts";
import {
  createDocument,
  deferText,
  listMediaUrls,
  loadContent,
  type PostDocument,
  readDocument,
} from "./post-document.ts";
import { setMedium } from "./media.ts";
import type { Post } from "./post.ts";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";

const slide = { header: "New", description: [{ type: "text", value: "Words" }] };

/** Types a text, as the JSON editor does. */
const typeText = (document: PostDocument, text: string): PostDocument =>
  readDocument(deferText(document, text));

function must(result: EditResult): PostDocument {
  if (!result.ok) throw new Error(result.error.message);
  return result.document;
}

/** Texts of posts in which each slide has its own `mark`, so tests can identify the slide. */
const markedText = arbitraryPostText.map((text) => {
  const post = JSON.parse(text) as { content: object[] };
  post.content = post.content.map((entry, index) => ({ ...entry, mark: `m${index}` }));
  return JSON.stringify(post, null, 2);
});

type Operation = (document: PostDocument, at: number, to: number) => PostDocument;

const format = (text: string) => {
  const result = formatPost(text);
  return result.ok ? result.text : text;
};

const operations: Record<string, Operation> = {
  insert: (document, at) => must(insertSlide(document, { slideIndex: at, slide })),
  duplicate: (document, at) => must(duplicateSlide(document, { slideIndex: at })),
  move: (document, from, to) => must(moveSlide(document, { from, to })),
  delete: (document, at) =>
    document.slideIds.length > 1 ? must(deleteSlide(document, { slideIndex: at })) : document,
  header: (document, at, to) =>
    must(setHeader(document, { slideIndex: at, header: `Header ${to}` })),
  rewrite: (document, at) => must(setSlide(document, { slideIndex: at, slide })),
  item: (document, at) =>
    must(insertItem(document, { slideIndex: at, itemIndex: 0, item: { type: "odd", value: "x" } })),
  split: (document, at) =>
    must(splitSlide(document, { slideIndex: at, slides: [slide, { ...slide, header: "2" }] })),
  title: (document, at) => must(setTitle(document, { title: `Title ${at}` })),
  typeLayout: (document) => typeText(document, format(document.text)),
  typeLine: (document) =>
    typeText(
      document,
      document.text.replace(/\{\s?/, (start) => (start === "{\n" ? "{ " : "{\n")),
    ),
  typeSpace: (document, at) => typeText(document, `${" ".repeat(at)}${document.text.trim()}\n`),
  breakAndMend: (document) =>
    typeText(typeText(document, document.text.slice(0, -2)), document.text),
  typeHeader: (document, at) => {
    const post = JSON.parse(document.text);
    post.content[at].header = `Typed ${at}`;
    return typeText(document, JSON.stringify(post));
  },
};

const marksOf = ({ text }: PostDocument): (string | undefined)[] =>
  JSON.parse(text).content.map(({ mark }: { mark?: string }) => mark);

/** Checks that a document's fields match its text. In this test, each slide's key `mark` is the URL of its image. */
function check(document: PostDocument): void {
  const parsed = parsePost(document.text);
  expect(parsed).toMatchObject({ ok: true });
  expect(document.post).toEqual(parsed.ok && parsed.post);
  expect(document.warnings).toEqual(parsed.warnings);
  expect(new Set(document.slideIds).size).toBe(document.post?.content.length);
  const media = marksOf(document).map((mark) => mark);
  expect(document.slideIds.map((id) => document.media[id])).toEqual(media);
  expect(listMediaUrls(document)).toEqual(
    Object.fromEntries(media.flatMap((url, index) => (url === undefined ? [] : [[index, url]]))),
  );
}

describe("a document", () => {
  test("matches its text after any edits, and never changes earlier documents", () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(operations)), fc.nat(), fc.nat());
    fc.assert(
      fc.property(markedText, fc.array(step, { maxLength: 12 }), (text, steps) => {
        const marks = marksOf(createDocument(text));
        let document = createDocument(text, { ...(marks as string[]) });
        const history = [document];
        const texts = [document.text];
        for (const [name, first, second] of steps) {
          const { length } = document.slideIds;
          const next = operations[name]?.(document, first % length, second % length);
          if (!next || next.slideIds.length > 30) continue;
          document = next;
          check(document);
          history.push(document);
          texts.push(document.text);
        }
        // Undo returns to an earlier document object, so later edits must not change that object.
        for (const earlier of history) check(earlier);
        expect(history.map((earlier) => earlier.text)).toEqual(texts);
      }),
      { numRuns: sampleRuns(600) },
    );
  });

  const withoutTree = ({ json: _json, ...document }: PostDocument) => document;

  test("of a post is the one of its formatted text", () => {
    fc.assert(
      fc.property(arbitraryPostText, arbitraryPostText, (first, second) => {
        const before = createDocument(first);
        const parsed = parsePost(second);
        if (!parsed.ok) return;
        const media = { 0: "https://example.com/a.png" };
        const written = loadContent(before, parsed.post, media);
        const text = JSON.stringify(parsed.post, null, 2);
        expect(withoutTree(written)).toEqual(withoutTree(loadContent(before, text, media)));
        expect(must(setTitle(written, { title: "T" })).text).toBe(
          must(setTitle(createDocument(text), { title: "T" })).text,
        );
      }),
      { numRuns: sampleRuns(300) },
    );
  });

  test.each<[string, unknown]>([
    ["too large", { title: "T", content: [{ header: "x".repeat(1_048_576), description: [] }] }],
    ["of too many values", { title: "T", content: [], more: Array.from({ length: 60_000 }) }],
    ["of no title", { title: "", content: [slide] }],
  ])("of a post that is %s says why", (_, post) => {
    const written = loadContent(createDocument(""), post as Post, {});
    const read = createDocument(JSON.stringify(post, null, 2));
    expect(written.error).toEqual(read.error);
    expect(written.post).toEqual(read.post);
  });

  const typed = `{
    "title": "Caf\\u00e9",
    "content": [
        { "header": "One", "id": 12345678901234567890, "description": [] },
        { "description": [], "header": "Two" }
    ]
}
`;

  test("shares unchanged objects between versions", () => {
    const before = createDocument(typed);
    const after = must(setHeader(before, { slideIndex: 1, header: "Zwei" }));
    expect(after.post?.content[0]).toBe(before.post?.content[0]);
    expect(after.post?.content[1]?.description).toBe(before.post?.content[1]?.description);
    expect(after.slideIds).toBe(before.slideIds);
    const titled = must(setTitle(before, { title: "T" }));
    expect(titled.post?.content).toBe(before.post?.content);
    const spaced = typeText(before, typed.replace('"Two"', ' "Two"'));
    expect(spaced.post?.content[0]).toBe(before.post?.content[0]);
    expect(spaced.slideIds).toBe(before.slideIds);
  });

  test("keeps invalid text as typed, with the last valid slides", () => {
    const before = setMedium(createDocument(typed), { slideIndex: 1, url: "b" });
    const broken = typed.replace('"header": "Two"', '"header":   7,');
    const document = typeText(before, broken);
    expect(document).toMatchObject({ text: broken, post: null, slideIds: before.slideIds });
    expect(document.lastPost).toBe(before.post);
    expect(document.error).not.toBeNull();
    expect(listMediaUrls(document)).toEqual({ 1: "b" });
    expect(setTitle(document, { title: "T" })).toMatchObject({ ok: false, error: document.error });
    expect(typeText(document, typed)).toMatchObject({ slideIds: before.slideIds, error: null });
  });

  test("has no post and no error if the text is blank", () => {
    const document = typeText(createDocument("{"), "  \n");
    expect(document).toMatchObject({ post: null, error: null, issues: [], text: "  \n" });
    expect(setTitle(document, { title: "T" })).toMatchObject({ error: { code: "empty" } });
  });

  test("keeps media of slides that the text doesn't have yet", () => {
    const media = { 0: "a", 3: "d", 5: "f" };
    expect(listMediaUrls(createDocument("", media))).toEqual(media);
    const document = createDocument(typed, media);
    expect(listMediaUrls(document)).toEqual(media);
    const added = must(insertSlide(document, { slideIndex: 1, slide }));
    expect(listMediaUrls(added)).toEqual({ 0: "a", 4: "d", 6: "f" });
    const mended = typeText(createDocument("{", media), typed);
    expect(listMediaUrls(mended)).toEqual(media);
    expect(listMediaUrls(createDocument("", { 99_999_999_999: "x" }))).toEqual({});
  });

  test("parses deferred text on demand", () => {
    const before = createDocument(typed);
    const waiting = deferText(before, `${typed}!`);
    expect(waiting).toMatchObject({ text: `${typed}!`, post: before.post, isRead: false });
    expect(readDocument(waiting).error).not.toBeNull();
    expect(setTitle(waiting, { title: "T" })).toMatchObject({ ok: false });
  });
});

test("splitting a slide keeps its media and unknown keys on the first part", () => {
  const text = JSON.stringify({ title: "T", content: [{ note: 1.5, ...slide }] });
  const document = createDocument(text, { 0: "a" });
  const second = { header: "Second", description: [] };
  const after = must(
    splitSlide(document, { slideIndex: 0, slides: [{ ...slide, header: "First" }, second] }),
  );
  expect(JSON.parse(after.text).content).toEqual([
    { note: 1.5, ...slide, header: "First" },
    second,
  ]);
  expect(after.slideIds[0]).toBe(document.slideIds[0]);
  expect(listMediaUrls(after)).toEqual({ 0: "a" });
});

test("loading other content keeps the ids of shared slides, and replaces all media", () => {
  const text = (...headers: string[]) =>
    JSON.stringify({ title: "T", content: headers.map((header) => ({ ...slide, header })) });
  const before = createDocument(text("A", "B"), { 0: "a", 3: "later" });
  const after = loadContent(before, text("B", "A", "C"), { 0: "b", 4: "x" });
  expect(after.slideIds).toEqual([before.slideIds[1], before.slideIds[0], expect.any(String)]);
  expect(listMediaUrls(after)).toEqual({ 0: "b", 4: "x" });
  expect(new Set([...after.slideIds, ...after.places]).size).toBe(5);
});
