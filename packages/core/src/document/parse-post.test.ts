import { describe, expect, test } from "vitest";
import { postLimits } from "./limits.ts";
import { parsePost } from "./parse-post.ts";

const item = { type: "text", value: "Words" };
const slide = { header: "Header", description: [item] };
const valid = { title: "Title", content: [slide] };

const withSlide = (second: unknown) => ({ title: "Title", content: [slide, second] });
const withItem = (third: unknown) => withSlide({ ...slide, description: [item, item, third] });

/** Codes, messages and paths of the errors, in their order. */
function errorsOf(post: unknown): [string, string, string][] {
  const result = parsePost(JSON.stringify(post));
  if (result.ok) return [];
  expect(result.error).toBe(result.issues[0]);
  return result.issues.map(({ code, message, path }) => [code, message, path.join(".")]);
}

describe("errors", () => {
  const columns =
    'invalid JSON in two-columns \'value\'. Expected format: {"leftColumn": "text", "rightColumn": "text"}';
  const missingTitle = "Missing required field: 'title' property is required";
  const missingContent = "Missing required field: 'content' array is required";

  test.each<[unknown, string, string, string]>([
    [[], "not-an-object", "The post must be a JSON object", ""],
    [null, "not-an-object", "The post must be a JSON object", ""],
    ["text", "not-an-object", "The post must be a JSON object", ""],
    [{ content: [slide] }, "missing-title", missingTitle, ""],
    [{ ...valid, title: null }, "missing-title", missingTitle, ""],
    [{ ...valid, title: 1 }, "title-type", "The 'title' property must be a string", "title"],
    [{ title: "T" }, "missing-content", missingContent, ""],
    [{ title: "T", content: null }, "missing-content", missingContent, ""],
    [
      { title: "T", content: {} },
      "content-type",
      "The 'content' field must be an array",
      "content",
    ],
    [
      { title: "T", content: [] },
      "empty-content",
      "The 'content' array cannot be empty. Add at least one slide.",
      "content",
    ],
    [withSlide(null), "slide-not-an-object", "Slide 2: must be an object", "content.1"],
    [withSlide("x"), "slide-not-an-object", "Slide 2: must be an object", "content.1"],
    [withSlide([]), "slide-not-an-object", "Slide 2: must be an object", "content.1"],
    [
      withSlide({ description: [] }),
      "missing-header",
      "Slide 2: missing required field 'header'",
      "content.1",
    ],
    [
      withSlide({ header: null, description: [] }),
      "missing-header",
      "Slide 2: missing required field 'header'",
      "content.1",
    ],
    [
      withSlide({ ...slide, header: 5 }),
      "header-type",
      "Slide 2: 'header' must be a string",
      "content.1.header",
    ],
    [
      withSlide({ header: "H" }),
      "missing-description",
      "Slide 2: missing required field 'description'",
      "content.1",
    ],
    [
      withSlide({ header: "H", description: null }),
      "missing-description",
      "Slide 2: missing required field 'description'",
      "content.1",
    ],
    [
      withSlide({ header: "H", description: "x" }),
      "description-type",
      "Slide 2: 'description' must be an array",
      "content.1.description",
    ],
    [
      withSlide({ ...slide, summary: 1 }),
      "summary-type",
      "Slide 2: 'summary' must be a string",
      "content.1.summary",
    ],
    [
      withSlide({ ...slide, summary: null }),
      "summary-type",
      "Slide 2: 'summary' must be a string",
      "content.1.summary",
    ],
    [
      withItem(null),
      "item-not-an-object",
      "Slide 2, item 3: must be an object",
      "content.1.description.2",
    ],
    [
      withItem("x"),
      "item-not-an-object",
      "Slide 2, item 3: must be an object",
      "content.1.description.2",
    ],
    [
      withItem({ value: "x" }),
      "missing-type",
      "Slide 2, item 3: missing required field 'type'",
      "content.1.description.2",
    ],
    [
      withItem({ type: 1, value: "x" }),
      "type-type",
      "Slide 2, item 3: 'type' must be a string",
      "content.1.description.2.type",
    ],
    [
      withItem({ type: "text" }),
      "missing-value",
      "Slide 2, item 3: missing required field 'value'",
      "content.1.description.2",
    ],
    [
      withItem({ type: "text", value: {} }),
      "value-type",
      "Slide 2, item 3: 'value' must be a string",
      "content.1.description.2.value",
    ],
    [
      withItem({ type: "two-columns", value: "{}" }),
      "columns-value",
      `Slide 2, item 3: ${columns}`,
      "content.1.description.2.value",
    ],
    [
      withItem({ type: "two-columns", value: "a | b" }),
      "columns-value",
      `Slide 2, item 3: ${columns}`,
      "content.1.description.2.value",
    ],
    [
      { ...valid, hashtags: null },
      "hashtags-type",
      "The 'hashtags' field must be an array",
      "hashtags",
    ],
    [
      { ...valid, hashtags: "#a" },
      "hashtags-type",
      "The 'hashtags' field must be an array",
      "hashtags",
    ],
    [
      { ...valid, hashtags: ["#a", 2] },
      "hashtag-type",
      "Hashtag 2: must be a string",
      "hashtags.1",
    ],
    [
      { title: "T", content: Array(101).fill(slide) },
      "too-many-slides",
      "The 'content' array has 101 slides. At most 100 are allowed.",
      "content",
    ],
  ])("%.120j is rejected with %s", (post, code, message, path) => {
    expect(errorsOf(post)).toEqual([[code, message, path]]);
  });

  test("all are listed, in the order of the rules", () => {
    const post = {
      hashtags: [1, "#a", null],
      content: [
        null,
        { description: [{ value: 2 }, { type: "two-columns", value: "" }], summary: 3 },
        {},
      ],
    };
    expect(errorsOf(post).map(([code, , path]) => `${code} ${path}`)).toEqual([
      "missing-title ",
      "slide-not-an-object content.0",
      "missing-header content.1",
      "summary-type content.1.summary",
      "missing-type content.1.description.0",
      "value-type content.1.description.0.value",
      "columns-value content.1.description.1.value",
      "missing-header content.2",
      "missing-description content.2",
      "hashtag-type hashtags.0",
      "hashtag-type hashtags.2",
    ]);
  });

  test("empty texts are valid", () => {
    expect(
      errorsOf({ title: "", content: [{ header: "", description: [{ type: "", value: "" }] }] }),
    ).toEqual([]);
  });

  test("unknown keys are allowed anywhere, and are left out of the parsed post", () => {
    const text = JSON.stringify({
      title: "Title",
      author: { name: "Ada" },
      content: [{ ...slide, id: 1, description: [{ ...item, note: null }] }],
    });
    expect(parsePost(text)).toEqual({ ok: true, post: valid, warnings: [] });
  });
});

describe("positions", () => {
  test("an issue has the line and column of the invalid value", () => {
    const text = '{\r\n  "title": "A",\r\n\t"content": [{"header": 12, "description": []}]\r\n}';
    expect(parsePost(text)).toMatchObject({
      error: { line: 3, column: 25, offset: text.indexOf("12"), length: 2 },
      warnings: [{ line: 3, column: 44, offset: text.indexOf("[]"), length: 1 }],
    });
  });

  test("a missing field is reported at its object's opening bracket", () => {
    const text = '{"title": "A",\n "content": [\n  {"description": []}]}';
    expect(parsePost(text)).toMatchObject({ error: { line: 3, column: 3, length: 1 } });
  });

  test.each(["\n", "\r\n", "\r"])("lines may end with %j", (lineBreak) => {
    const text = ["{", '"title": "A",', '"content": 1}'].join(lineBreak);
    expect(parsePost(text)).toMatchObject({ error: { line: 3, column: 12 } });
  });
});

describe("warnings", () => {
  test("a caption is read; another value, or a caption too long for every network, gives a warning", () => {
    const read = (caption: unknown) => {
      const result = parsePost(JSON.stringify({ ...valid, caption }));
      const found = result.warnings.map(({ code, path }) => [code, path.join(".")]);
      return [result.ok ? result.post.caption : null, found];
    };
    expect(read("Tea")).toEqual(["Tea", []]);
    expect(read("")).toEqual(["", []]);
    for (const other of [null, 5, ["Tea"], {}]) {
      expect(read(other)).toEqual([undefined, [["caption-type", "caption"]]]);
    }
    const longest = "x".repeat(63_206);
    expect(read(longest)).toEqual([longest, []]);
    expect(read(`${longest}x`)).toEqual([`${longest}x`, [["caption-too-long", "caption"]]]);
  });

  test("sources are read; wrong values are ignored with a warning", () => {
    const read = (field: "sources" | "allowed", value: unknown) => {
      const result = parsePost(JSON.stringify({ ...valid, [field]: value }));
      const found = result.warnings.map(({ code, path }) => [code, path.join(".")]);
      return [result.ok ? result.post[field] : null, found];
    };
    const source = { id: "src_7f3a", title: "Oven", url: "https://a.test/", hash: "sha256:0" };
    expect(read("sources", [source, { ...source, note: 1 }])).toEqual([[source, source], []]);
    expect(read("sources", [{ ...source, hash: 1 }, source])).toEqual([
      [source],
      [["sources-entry", "sources.0"]],
    ]);
    expect(read("sources", Array(11).fill(source))).toEqual([
      Array(10).fill(source),
      [["sources-too-many", "sources"]],
    ]);
    for (const other of [null, "src_7f3a", source]) {
      expect(read("sources", other)).toEqual([undefined, [["sources-type", "sources"]]]);
    }
    const longest = "x".repeat(200);
    expect(read("allowed", ["83%", longest])).toEqual([["83%", longest], []]);
    expect(read("allowed", ["83%", 5, `${longest}x`])).toEqual([
      ["83%"],
      [["allowed-entry", "allowed.1"]],
    ]);
    expect(read("allowed", Array(201).fill("1"))).toEqual([
      Array(200).fill("1"),
      [["allowed-too-many", "allowed"]],
    ]);
  });

  test("a slide's passages are read; wrong values are ignored with a warning", () => {
    const read = (sources: unknown) => {
      const result = parsePost(JSON.stringify({ title: "T", content: [{ ...slide, sources }] }));
      const found = result.warnings.map(({ message, path }) => [message, path.join(".")]);
      return [result.ok ? result.post.content[0]?.sources : null, found];
    };
    expect(read(["p1", "p999999"])).toEqual([["p1", "p999999"], []]);
    expect(read(["p1", "p0", "q2", 3])).toEqual([
      ["p1"],
      [
        [
          "Slide 1: 'sources' can only have ids of passages, such as \"p7\". Other values are ignored",
          "content.0.sources.1",
        ],
      ],
    ]);
    expect(read("p1")).toEqual([
      undefined,
      [
        [
          "Slide 1: 'sources' isn't a list of ids of passages, such as \"p7\", so it is ignored",
          "content.0.sources",
        ],
      ],
    ]);
    expect(read(Array(51).fill("p1"))).toEqual([
      Array(50).fill("p1"),
      [["Slide 1: 'sources' has 51 entries, so only the first 50 are used", "content.0.sources"]],
    ]);
  });

  test("a post with warnings is valid", () => {
    const post = {
      title: "T",
      hashtags: ["#one", "two", ""],
      content: [
        slide,
        { header: "H", description: [] },
        { ...slide, description: [{ type: "image", value: "x" }] },
      ],
    };
    const result = parsePost(JSON.stringify(post));
    expect(result).toMatchObject({ ok: true, post });
    expect(
      result.warnings.map(({ code, message, path }) => [code, message, path.join(".")]),
    ).toEqual([
      [
        "empty-description",
        "Slide 2 has only a header: 'description' is empty",
        "content.1.description",
      ],
      [
        "unknown-item-type",
        "Slide 3, item 1: unknown item type 'image' (supported: text, code, two-columns)",
        "content.2.description.0.type",
      ],
      ["hashtag-without-hash", "Hashtag 2: 'two' does not start with '#'", "hashtags.1"],
      ["hashtag-without-hash", "Hashtag 3: '' does not start with '#'", "hashtags.2"],
    ]);
  });

  const warningsOf = (fields: object) => {
    const result = parsePost(JSON.stringify(withSlide({ ...slide, ...fields })));
    const read = result.ok ? result.post.content[1] : undefined;
    const warnings = result.warnings.map(({ message, path }) => [message, path.join(".")]);
    return { layout: read?.layout, media: read?.media, warnings };
  };

  test("valid layouts and media have no warnings", () => {
    const media = { url: "a.png", alt: "A", focus: [0, 0.5], fit: "contain", tone: "duotone" };
    for (const fields of [{ layout: "text" }, { media: "a.png" }, { layout: "picture", media }]) {
      expect(warningsOf(fields)).toEqual({
        layout: undefined,
        media: undefined,
        ...fields,
        warnings: [],
      });
    }
  });

  const layouts =
    "cover, statement, number, quote, steps, list, comparison, chart, table, timeline, checklist, prices, figures, post, picture, code, text, closing";

  test.each<[object, string, string]>([
    [{ layout: 1 }, "'layout' isn't a string, so it is ignored", "layout"],
    [
      { layout: "grid" },
      `there is no layout 'grid', so it is ignored (supported: ${layouts})`,
      "layout",
    ],
    [{ media: null }, "'media' is neither a URL nor an object, so it is ignored", "media"],
    [{ media: { url: 1 } }, "'url' of 'media' isn't a string, so it is ignored", "media.url"],
    [{ media: { alt: [] } }, "'alt' of 'media' isn't a string, so it is ignored", "media.alt"],
    [
      { media: { focus: [0.5, 1.5] } },
      "'focus' of 'media' isn't an array of two numbers from 0 to 1, so it is ignored",
      "media.focus",
    ],
    [
      { media: { fit: "fill" } },
      "'fit' of 'media' isn't one of cover, contain, so it is ignored",
      "media.fit",
    ],
    [
      { media: { tone: "sepia" } },
      "'tone' of 'media' isn't one of natural, duotone, so it is ignored",
      "media.tone",
    ],
  ])("%j is ignored with a warning", (fields, message, path) => {
    const { layout, media, warnings } = warningsOf(fields);
    expect(warnings).toEqual([[`Slide 2: ${message}`, `content.1.${path}`]]);
    expect(layout).toBeUndefined();
    expect(media ?? {}).toEqual({});
  });

  test("a layout that the content can't fill is kept, with a warning", () => {
    expect(warningsOf({ layout: "cover" })).toEqual({
      layout: "cover",
      media: undefined,
      warnings: [
        [
          "Slide 2: The layout 'cover' isn't used, because the slide isn't the first",
          "content.1.layout",
        ],
      ],
    });
  });

  test("are also listed for an invalid post", () => {
    const result = parsePost('{"content": [{"header": "H", "description": []}]}');
    expect(result).toMatchObject({ ok: false, error: { code: "missing-title" } });
    expect(result.warnings).toHaveLength(1);
  });
});

describe("texts that aren't JSON", () => {
  test.each(["", " ", "\n\t\r\n", "\u00a0"])("%j is empty", (text) => {
    expect(parsePost(text)).toMatchObject({
      ok: false,
      error: {
        code: "empty",
        message: "The post is empty. Paste or write a post as JSON.",
        line: 1,
        column: 1,
      },
    });
  });

  test("duplicate keys are listed first, then errors in the values that were read last", () => {
    const result = parsePost('{"title": "A", "title": 2, "content": []}');
    expect(result).toMatchObject({
      error: { code: "duplicate-key", path: ["title"] },
      issues: [{}, { code: "title-type", column: 25 }, { code: "empty-content" }],
    });
  });

  test("a syntax error is the only issue", () => {
    expect(parsePost('{"content": [}')).toMatchObject({
      error: { code: "unexpected-token", path: ["content", 0] },
      issues: [{}],
      warnings: [],
    });
  });
});

describe("limits", () => {
  const sized = (filler: string) => {
    const frame = JSON.stringify({ ...valid, filler: "" });
    return frame.replace('"filler":""', `"filler":"${filler}"`);
  };
  const room = postLimits.textBytes - sized("").length;

  test.each([
    ["a", 1],
    ["é", 2],
    ["語", 3],
    ["😀", 4],
  ])("at most 1 MiB of %j is accepted", (character, bytes) => {
    const fits = sized(character.repeat(Math.floor(room / bytes)) + "a".repeat(room % bytes));
    expect(parsePost(fits).ok).toBe(true);
    expect(parsePost(`${fits} `)).toMatchObject({
      ok: false,
      error: {
        code: "too-large",
        message: "The post is too large. At most 1 MiB of text is allowed.",
      },
    });
  });

  test("100 slides are allowed", () => {
    expect(errorsOf({ title: "T", content: Array(100).fill(slide) })).toEqual([]);
  });

  test("at most 1,000 errors and 1,000 warnings are listed", () => {
    const hashtags = [...Array(3000).fill(1), ...Array(3000).fill("x")];
    const result = parsePost(JSON.stringify({ ...valid, hashtags }));
    expect(result).toMatchObject({ issues: { length: 1000 }, warnings: { length: 1000 } });
  });
});
