import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryPostText } from "../arbitrary-post.fixture.ts";
import { parsePost } from "../parse-post.ts";
import type { Item, Post, Slide } from "../post.ts";
import type { EditResult } from "./edit-result.ts";
import {
  allowText,
  deleteItem,
  deleteSlide,
  duplicateItem,
  duplicateSlide,
  insertItem,
  insertSlide,
  moveItem,
  moveSlide,
  removeSources,
  setHashtags,
  setHeader,
  setItemValue,
  setMediaOptions,
  setSlide,
  setSlideChoice,
  setSummary,
  setTitle,
} from "./edits-of-text.fixture.ts";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";

const slide: Slide = { header: "New", description: [{ type: "text", value: "Words" }] };
const item: Item = { type: "code", value: "a\nb" };

function textOf(result: EditResult): string {
  if (!result.ok) throw new Error(result.error.message);
  return result.document.text;
}

/** An edit, applied to the parsed post by `model` and to the post's text by `run`. */
interface Edit {
  name: string;
  model(post: Post): void;
  run(text: string): EditResult;
}

function swap<T>(list: T[], from: number, to: number): void {
  list.splice(to, 0, ...list.splice(from, 1));
}

/** Lists every edit that a post allows. `first` and `second` choose the slide and the item. */
function editsOf(post: Post, first: number, second: number, words: string): Edit[] {
  const slides = post.content.length;
  const slideIndex = first % slides;
  const items = post.content[slideIndex]?.description.length ?? 0;
  const itemIndex = second % Math.max(items, 1);
  const at = ({ content }: Post) => content[slideIndex] ?? slide;
  const edits: Edit[] = [
    {
      name: "setTitle",
      model: (p) => void (p.title = words),
      run: (text) => setTitle(text, { title: words }),
    },
    {
      name: "setHeader",
      model: (p) => void (at(p).header = words),
      run: (text) => setHeader(text, { slideIndex, header: words }),
    },
    {
      name: "setSummary",
      model: (p) => void (at(p).summary = words),
      run: (text) => setSummary(text, { slideIndex, summary: words }),
    },
    {
      name: "removeSummary",
      model: (p) => void delete at(p).summary,
      run: (text) => setSummary(text, { slideIndex, summary: null }),
    },
    {
      name: "setSlideChoice",
      model: (p) => void (at(p).layout = "quote"),
      run: (text) => setSlideChoice(text, { slideIndex, name: "layout", value: "quote" }),
    },
    {
      name: "removeSlideChoice",
      model: (p) => void delete at(p).layout,
      run: (text) => setSlideChoice(text, { slideIndex, name: "layout", value: null }),
    },
    {
      name: "setMediaOptions",
      model: (p) => {
        const { media } = at(p);
        // A medium that is neither a URL nor an object is ignored and replaced.
        const known = Array.isArray(media) ? {} : media;
        const before = typeof known === "string" ? { url: known } : known;
        at(p).media = { ...before, focus: [0.25, 1], tone: "duotone" };
      },
      run: (text) =>
        setMediaOptions(text, { slideIndex, options: { focus: [0.25, 1], tone: "duotone" } }),
    },
    {
      name: "setHashtags",
      model: (p) => void (p.hashtags = ["#a", words, "#b"]),
      run: (text) => setHashtags(text, { hashtags: ["#a", words, "#b"] }),
    },
    {
      name: "removeHashtags",
      model: (p) => void (p.hashtags = []),
      run: (text) => setHashtags(text, { hashtags: [] }),
    },
    {
      name: "allowText",
      model: (p) => {
        const { allowed = [] } = p;
        const list = Array.isArray(allowed) ? allowed : [];
        if (!list.includes(words)) p.allowed = [...list, words];
      },
      run: (text) => allowText(text, { text: words }),
    },
    {
      name: "removeSources",
      model: (p) => {
        delete p.sources;
        delete p.allowed;
        for (const one of p.content) delete one.sources;
      },
      run: (text) => removeSources(text),
    },
    {
      name: "setSlide",
      model: (p) => {
        const { description } = at(p);
        // An item with the same words is kept, including its unknown keys.
        const last = description.findLast(
          ({ type, value }) => type === description[0]?.type && value === description[0].value,
        );
        Object.assign(at(p), { header: words, description: [item, ...(last ? [last] : [])] });
        delete at(p).summary;
        // The sources are replaced together with the words.
        if (first % 2 === 0) delete at(p).sources;
        else at(p).sources = ["p9"];
      },
      run: (text) => {
        const { description } = at(post);
        const kept = description.slice(0, 1).map(({ type, value }) => ({ type, value }));
        return setSlide(text, {
          slideIndex,
          slide: {
            header: words,
            description: [item, ...kept],
            ...(first % 2 === 1 && { sources: ["p9"] }),
          },
        });
      },
    },
    {
      name: "insertSlide",
      model: (p) => void p.content.splice(second % (slides + 1), 0, slide),
      run: (text) => insertSlide(text, { slideIndex: second % (slides + 1), slide }),
    },
    {
      name: "duplicateSlide",
      model: (p) => void p.content.splice(slideIndex, 0, at(p)),
      run: (text) => duplicateSlide(text, { slideIndex }),
    },
    {
      name: "moveSlide",
      model: (p) => swap(p.content, slideIndex, second % slides),
      run: (text) => moveSlide(text, { from: slideIndex, to: second % slides }),
    },
    {
      name: "insertItem",
      model: (p) => void at(p).description.splice(second % (items + 1), 0, item),
      run: (text) => insertItem(text, { slideIndex, itemIndex: second % (items + 1), item }),
    },
  ];
  if (slides > 1) {
    edits.push({
      name: "deleteSlide",
      model: (p) => void p.content.splice(slideIndex, 1),
      run: (text) => deleteSlide(text, { slideIndex }),
    });
  }
  if (items === 0) return edits;
  const other = first % items;
  return [
    ...edits,
    {
      name: "duplicateItem",
      model: (p) =>
        void at(p).description.splice(itemIndex, 0, { ...(at(p).description[itemIndex] ?? item) }),
      run: (text) => duplicateItem(text, { slideIndex, itemIndex }),
    },
    {
      name: "moveItem",
      model: (p) => swap(at(p).description, itemIndex, other),
      run: (text) => moveItem(text, { slideIndex, from: itemIndex, to: other }),
    },
    {
      name: "deleteItem",
      model: (p) => void at(p).description.splice(itemIndex, 1),
      run: (text) => deleteItem(text, { slideIndex, itemIndex }),
    },
    {
      name: "setItemValue",
      model: (p) =>
        void ((at(p).description[itemIndex] ?? item).value = columnsOr(at(p), itemIndex, words)),
      run: (text) =>
        setItemValue(text, { slideIndex, itemIndex, value: columnsOr(at(post), itemIndex, words) }),
    },
  ];
}

function columnsOr({ description }: Slide, itemIndex: number, words: string): string {
  const isColumns = description[itemIndex]?.type === "two-columns";
  return isColumns ? JSON.stringify({ leftColumn: words, rightColumn: "" }) : words;
}

const places = fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 }));

describe("any valid post", () => {
  test("has the expected content after any edit, and keeps unknown keys", () => {
    const words = fc.string({ unit: "binary", maxLength: 8 });
    fc.assert(
      fc.property(
        arbitraryPostText,
        places,
        fc.nat(),
        words,
        (text, [first, second], choice, typed) => {
          const parsed = parsePost(text);
          expect(parsed).toMatchObject({ ok: true });
          if (!parsed.ok) return;
          const edits = editsOf(parsed.post, first, second, typed);
          const edit = edits[choice % edits.length];
          if (!edit) return;
          const edited = textOf(edit.run(text));
          const expected = JSON.parse(text);
          edit.model(expected);
          expect(JSON.parse(edited), edit.name).toEqual(expected);
          expect(parsePost(edited)).toMatchObject({ ok: true });
        },
      ),
      { numRuns: sampleRuns(6000) },
    );
  });

  test("returns to the same text if a move or an insertion is reversed", () => {
    fc.assert(
      fc.property(arbitraryPostText, places, (text, [first, second]) => {
        const { length } = JSON.parse(text).content;
        const from = first % length;
        const to = second % length;
        const moved = textOf(moveSlide(text, { from, to }));
        expect(textOf(moveSlide(moved, { from: to, to: from }))).toBe(text);
        const inserted = textOf(insertSlide(text, { slideIndex: from, slide }));
        expect(textOf(deleteSlide(inserted, { slideIndex: from }))).toBe(text);
        const copied = textOf(duplicateSlide(text, { slideIndex: from }));
        expect(textOf(deleteSlide(copied, { slideIndex: from + 1 }))).toBe(text);
      }),
      { numRuns: sampleRuns(1000) },
    );
  });

  test("keeps every byte if an edit changes nothing", () => {
    fc.assert(
      fc.property(arbitraryPostText, (text) => {
        const { title, hashtags, content } = JSON.parse(text) as Post;
        expect(textOf(setTitle(text, { title }))).toBe(text);
        expect(textOf(setHeader(text, { slideIndex: 0, header: content[0]?.header ?? "" }))).toBe(
          text,
        );
        if (hashtags?.length) expect(textOf(setHashtags(text, { hashtags }))).toBe(text);
      }),
      { numRuns: sampleRuns(1000) },
    );
  });
});

const typed = `{
    "title": "Caf\\u00e9",
    "version": 1.0,

    "content": [
        {
            "header": "One",
            "id": 12345678901234567890,
            "description": [
                { "type": "text", "value": "A\\u0020b" },
                { "type": "code", "value": "x", "lines": 1e400 }
            ]
        },
        {
            "description": [],
            "header": "Two"
        }
    ]
}
`;

describe("the text's formatting", () => {
  test.each<[string, EditResult, string, string]>([
    ["title", setTitle(typed, { title: 'A "b"' }), '"Caf\\u00e9"', '"A \\"b\\""'],
    ["header", setHeader(typed, { slideIndex: 1, header: "Zwei" }), '"Two"', '"Zwei"'],
    [
      "value",
      setItemValue(typed, { slideIndex: 0, itemIndex: 1, value: "y\n" }),
      '"value": "x"',
      '"value": "y\\n"',
    ],
    [
      "summary",
      setSummary(typed, { slideIndex: 1, summary: "End" }),
      '"header": "Two"\n',
      '"header": "Two",\n            "summary": "End"\n',
    ],
    [
      "hashtags",
      setHashtags(typed, { hashtags: ["#a", "#b"] }),
      '"version"',
      '"hashtags": [\n        "#a",\n        "#b"\n    ],\n    "version"',
    ],
    [
      "layout",
      setSlideChoice(typed, { slideIndex: 1, name: "layout", value: "quote" }),
      '"header": "Two"\n',
      '"header": "Two",\n            "layout": "quote"\n',
    ],
    [
      "media",
      setMediaOptions(typed, { slideIndex: 1, options: { fit: "contain" } }),
      '"header": "Two"\n',
      '"header": "Two",\n            "media": {"fit": "contain"}\n',
    ],
    [
      "an item among items on one line",
      insertItem(typed, { slideIndex: 0, itemIndex: 1, item: { type: "text", value: "new" } }),
      '                { "type": "code"',
      '                { "type": "text", "value": "new" },\n                { "type": "code"',
    ],
    [
      "the first item of a slide",
      insertItem(typed, { slideIndex: 1, itemIndex: 0, item: { type: "text", value: "new" } }),
      '"description": [],',
      `"description": [
                {
                    "type": "text",
                    "value": "new"
                }
            ],`,
    ],
    [
      "a slide at the end",
      insertSlide(typed, { slideIndex: 2, slide: { header: "Three", description: [] } }),
      '"header": "Two"\n        }',
      '"header": "Two"\n        },\n        {\n            "header": "Three",\n            "description": []\n        }',
    ],
    [
      "a removed item",
      deleteItem(typed, { slideIndex: 0, itemIndex: 0 }),
      '                { "type": "text", "value": "A\\u0020b" },\n',
      "",
    ],
    [
      "moved items",
      moveItem(typed, { slideIndex: 0, from: 0, to: 1 }),
      `{ "type": "text", "value": "A\\u0020b" },
                { "type": "code", "value": "x", "lines": 1e400 }`,
      `{ "type": "code", "value": "x", "lines": 1e400 },
                { "type": "text", "value": "A\\u0020b" }`,
    ],
    [
      "a slide's words",
      setSlide(typed, {
        slideIndex: 0,
        slide: {
          header: "Uno",
          description: [
            { type: "code", value: "x" },
            { type: "text", value: "new" },
          ],
          summary: "End",
        },
      }),
      `"header": "One",
            "id": 12345678901234567890,
            "description": [
                { "type": "text", "value": "A\\u0020b" },
                { "type": "code", "value": "x", "lines": 1e400 }
            ]`,
      `"header": "Uno",
            "id": 12345678901234567890,
            "description": [
                { "type": "code", "value": "x", "lines": 1e400 },
                { "type": "text", "value": "new" }
            ],
            "summary": "End"`,
    ],
    [
      "a copied item",
      duplicateItem(typed, { slideIndex: 0, itemIndex: 1 }),
      '                { "type": "code", "value": "x", "lines": 1e400 }',
      `                { "type": "code", "value": "x", "lines": 1e400 },
                { "type": "code", "value": "x", "lines": 1e400 }`,
    ],
  ])("%s", (_, result, before, after) => {
    expect(typed.split(before)).toHaveLength(2);
    expect(textOf(result)).toBe(typed.replace(before, () => after));
  });

  test("single-line JSON stays on one line", () => {
    const compact = '{"title":"T","content":[{"header":"H","description":[]}]}';
    expect(textOf(insertItem(compact, { slideIndex: 0, itemIndex: 0, item }))).toBe(
      '{"title":"T","content":[{"header":"H","description":[{"type":"code","value":"a\\nb"}]}]}',
    );
    const spaced = '{"title": "T", "content": [{"header": "H", "description": []}]}';
    expect(textOf(setHashtags(spaced, { hashtags: ["#a", "#b"] }))).toBe(
      '{"title": "T", "hashtags": ["#a", "#b"], "content": [{"header": "H", "description": []}]}',
    );
  });

  test("unchanged hashtags keep their escapes", () => {
    const text =
      '{"title":"T","hashtags":["#\\u0061", "#b"],"content":[{"header":"H","description":[]}]}';
    expect(textOf(setHashtags(text, { hashtags: ["#c", "#a"] }))).toBe(
      text.replace('"#\\u0061", "#b"', '"#c", "#\\u0061"'),
    );
  });

  test("new lines use the text's tabs and CRLF", () => {
    const text =
      '{\r\n\t"title": "T",\r\n\t"content": [\r\n\t\t{"header": "H", "description": []\r\n\t\t}\r\n\t]\r\n}';
    const added = '\r\n\t\t{\r\n\t\t\t"header": "N",\r\n\t\t\t"description": []\r\n\t\t},';
    expect(
      textOf(insertSlide(text, { slideIndex: 0, slide: { header: "N", description: [] } })),
    ).toBe(text.replace('"content": [', () => `"content": [${added}`));
  });
});

describe("rejected edits", () => {
  const noSlide = { code: "no-such-place", message: "There is no slide 3" };
  const noItem = { code: "no-such-place", message: "Slide 2 has no item 1" };
  const many = Array.from({ length: 200 }, (_, index) => `${index}%`);
  const cover = deleteSlide(typed, { slideIndex: 1 });

  test.each<[string, EditResult, object]>([
    ["an invalid post", setTitle('{"title": 1}', { title: "T" }), { code: "title-type" }],
    ["invalid JSON", setTitle("{", { title: "T" }), { code: "unexpected-end" }],
    ["a slide beyond the last", setHeader(typed, { slideIndex: 2, header: "" }), noSlide],
    ["a copy of a missing slide", duplicateSlide(typed, { slideIndex: 2 }), noSlide],
    ["a move of a missing slide", moveSlide(typed, { from: 2, to: 0 }), noSlide],
    ["a move beyond the last slide", moveSlide(typed, { from: 0, to: 2 }), noSlide],
    [
      "an insertion beyond the end",
      insertSlide(typed, { slideIndex: 3, slide }),
      { message: "There is no slide 4" },
    ],
    [
      "a negative index",
      insertSlide(typed, { slideIndex: -1, slide }),
      { message: "There is no slide 0" },
    ],
    ["a fractional index", deleteSlide(typed, { slideIndex: 0.5 }), { code: "no-such-place" }],
    [
      "an item beyond the last",
      setItemValue(typed, { slideIndex: 1, itemIndex: 0, value: "" }),
      noItem,
    ],
    ["a missing item to delete", deleteItem(typed, { slideIndex: 1, itemIndex: 0 }), noItem],
    ["a missing item to move", moveItem(typed, { slideIndex: 1, from: 0, to: 0 }), noItem],
    [
      "deleting the only slide",
      deleteSlide(textOf(cover), { slideIndex: 0 }),
      { code: "empty-content" },
    ],
    [
      "an invalid two-columns value",
      insertItem(typed, { slideIndex: 0, itemIndex: 0, item: { type: "two-columns", value: "x" } }),
      { code: "columns-value" },
    ],
    [
      "more allowed words than a post may have",
      allowText(
        typed.replace('"version"', () => `"allowed": ${JSON.stringify(many)}, "version"`),
        {
          text: "one more",
        },
      ),
      { code: "too-many-allowed" },
    ],
    ["more than 1 MiB", setTitle(typed, { title: "x".repeat(1_048_576) }), { code: "too-large" }],
  ])("%s", (_, result, error) => {
    expect(result).toMatchObject({ ok: false, error });
  });

  test("duplicating a slide of a full post", () => {
    const content = Array(100).fill(slide);
    const full = JSON.stringify({ title: "T", content });
    expect(duplicateSlide(full, { slideIndex: 0 })).toMatchObject({
      error: { code: "too-many-slides" },
    });
  });
});

describe("media options", () => {
  const edit = (media: unknown, options: Parameters<typeof setMediaOptions>[1]["options"]) => {
    const text = JSON.stringify({ title: "T", content: [{ header: "H", description: [], media }] });
    const edited = JSON.parse(textOf(setMediaOptions(text, { slideIndex: 0, options })));
    return edited.content[0].media;
  };

  test("convert a URL to an object, and an object with only a URL back to a URL", () => {
    const focused = { url: "a.png", focus: [0.2, 0.4] };
    expect(edit("a.png", { focus: [0.2, 0.4] })).toEqual(focused);
    expect(edit(focused, { focus: null })).toBe("a.png");
    expect(edit("a.png", { focus: null, fit: null })).toBe("a.png");
  });

  test("remove `media` if it becomes empty", () => {
    expect(edit(undefined, { tone: "natural" })).toEqual({ tone: "natural" });
    expect(edit({ tone: "natural" }, { tone: null })).toBeUndefined();
  });

  test("keep other options and unknown keys", () => {
    const media = { url: "a.png", alt: "A", by: "Ann", fit: "contain" };
    expect(edit(media, { fit: null, tone: "duotone" })).toEqual({
      url: "a.png",
      alt: "A",
      by: "Ann",
      tone: "duotone",
    });
  });
});
