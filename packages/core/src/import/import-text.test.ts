import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePost } from "../document/parse-post.ts";
import { samplePostText } from "../document/sample-post.ts";
import { detectImportFormat, importText } from "./import-text.ts";

const postnitro = {
  postType: "CAROUSEL",
  templateId: "t1",
  slides: [
    {
      type: "starting_slide",
      heading: "Stop guessing",
      sub_heading: "A way to know",
      description: "In five minutes",
      cta_button: "Swipe",
      background_image: "https://x.test/bg.png",
    },
    {
      type: "body_slide",
      heading: "Compare",
      layoutType: "infographic",
      layoutConfig: {
        columnCount: 2,
        columnData: [
          { header: "Before", content: [{ title: "Slow", description: "a day" }] },
          { header: "After", content: [{ title: "Fast" }] },
        ],
      },
    },
    { type: "ending_slide", heading: "Thanks", brand_colour: "#fff" },
  ],
};
const contentdrips = {
  template_id: "1",
  branding: { name: "Jane" },
  carousel: {
    intro_slide: { heading: "Intro", description: "Why", image: "https://x.test/a.png" },
    slides: [{ heading: "Body", description: "What" }],
    ending_slide: { heading: "End", description: "Now you" },
  },
};
const json2content = {
  generate_zip: false,
  template: "001",
  slides: [
    { title: "Start", summary: "The short of it" },
    { text: "One thought", background_image: "https://x.test/b.png", fonts_color_all: "#fff" },
  ],
};

function read(root: unknown) {
  const text = JSON.stringify(root);
  const format = detectImportFormat(text);
  const result = format && importText(text, format);
  if (!result?.ok || !result.posts[0]) throw new Error("Not imported.");
  return { format, ...result.posts[0] };
}
const text = (value: string) => ({ type: "text", value });

describe("other products' JSON", () => {
  test("PostNitro's", () => {
    const { format, post, mediaUrls, notes } = read(postnitro);
    expect(format).toBe("postnitro");
    expect(post).toEqual({
      title: "Stop guessing",
      content: [
        { header: "A way to know", description: [text("In five minutes"), text("Swipe")] },
        {
          header: "Compare",
          description: [
            {
              type: "two-columns",
              value: '{"leftColumn":"Before\\nSlow: a day","rightColumn":"After\\nFast"}',
            },
          ],
        },
        { header: "Thanks", description: [] },
      ],
    });
    expect(mediaUrls).toEqual({ 0: "https://x.test/bg.png" });
    expect(notes).toEqual([
      { kind: "mapped", message: "The first slide's headline became the post's title." },
      { kind: "mapped", message: "Slide 2: an infographic became two columns." },
      { kind: "left", message: "Slide 3: “brand_colour” isn't imported." },
      {
        kind: "left",
        message: "“templateId” isn't imported: it's a design setting of the other product.",
      },
    ]);
    expect(read(postnitro.slides).post).toEqual(post);
  });

  test("Contentdrips'", () => {
    const { format, post, mediaUrls, notes } = read(contentdrips);
    expect(format).toBe("contentdrips");
    expect(post).toEqual({
      title: "Intro",
      content: [
        { header: "", description: [text("Why")] },
        { header: "Body", description: [text("What")] },
        { header: "End", description: [text("Now you")] },
      ],
    });
    expect(mediaUrls).toEqual({ 0: "https://x.test/a.png" });
    expect(notes.filter(({ kind }) => kind === "left")).toHaveLength(2);
  });

  test("json2content's", () => {
    const { format, post, mediaUrls, notes } = read(json2content);
    expect(format).toBe("json2content");
    expect(post).toEqual({
      title: "Start",
      content: [
        { header: "The short of it", description: [] },
        { header: "One thought", description: [] },
      ],
    });
    expect(mediaUrls).toEqual({ 1: "https://x.test/b.png" });
    expect(notes.map(({ message }) => message)).toContain(
      "Slide 2: “fonts_color_all” isn't imported.",
    );
  });

  test("a type that isn't a string isn't recognized", () => {
    expect(detectImportFormat('{ "slides": [{ "type": { "toString": 0 } }] }')).not.toBe(
      "postnitro",
    );
  });

  test("any field values become a valid post", () => {
    const field = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.object({ maxDepth: 2 }),
    );
    const slide = fc.dictionary(
      fc.constantFrom("type", "heading", "sub_heading", "image", "title", "text", "layoutConfig"),
      field,
    );
    fc.assert(
      fc.property(fc.array(slide, { maxLength: 5 }), (slides) => {
        const roots = [
          { slides: [{ type: "body_slide" }, ...slides] },
          { carousel: { slides } },
          { template: "1", slides: [{ text: "a" }, ...slides] },
        ];
        for (const root of roots) {
          const json = JSON.stringify(root);
          const format = detectImportFormat(json);
          const result = format && importText(json, format);
          if (!result?.ok) continue;
          for (const { post } of result.posts) {
            expect(parsePost(JSON.stringify(post))).toMatchObject({ ok: true });
          }
        }
      }),
    );
  });
});

describe("format detection", () => {
  test.each([
    ["# A heading\n\ntext", "", "markdown"],
    ["one\n\n---\n\ntwo", "", "markdown"],
    ["plain words", "notes.md", "markdown"],
    ["header,text\na,b", "", "csv"],
    ["x,y\n1,2", "table.csv", "csv"],
    ["plain words, with a comma\nand a line", "", null],
    ["x,y\n1,2", "", null],
    ["", "notes.md", null],
    [samplePostText, "", null],
    [samplePostText, "post.json", null],
    ["[1, 2]", "", null],
    ['{"slides": "no list"}', "", null],
    ["{ half", "", null],
  ])("%j in a file %j: %s", (content, fileName, format) => {
    expect(detectImportFormat(content, fileName)).toBe(format);
  });

  test("JSON of another format than the given one fails with a reason", () => {
    expect(importText("{}", "postnitro")).toMatchObject({ ok: false });
  });
});
