import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, test } from "vitest";
import { parseTextPieces } from "../blocks/text/text-pieces.ts";
import { serializeColumns } from "../blocks/two-columns/columns.ts";
import type { Item, Post, Slide } from "../document/post.ts";
import { carouselLayoutNames } from "../layouts/layout-names.ts";
import { samplePost } from "../document/sample-post.ts";
import { importText } from "../import/import-text.ts";
import { exportMarkdown } from "./markdown.ts";

function readBack(markdown: string) {
  const result = importText(markdown, "markdown");
  if (!result.ok) throw new Error(result.message);
  const [imported] = result.posts;
  if (!imported) throw new Error("No post.");
  return imported;
}

const text = (value: string): Item => ({ type: "text", value });

test("a caption is in the front matter, and read back to the letter", () => {
  const caption = 'Say "hi" # 1\n\n---\n#tea \\ ☕';
  const markdown = exportMarkdown({ ...samplePost, caption });
  expect(markdown).toMatch(/^---\ncaption: ".*"\n---\n\n# Find/);
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
      const post = { ...samplePost, caption: `${text}.` };
      expect(readBack(exportMarkdown(post)).post.caption).toBe(post.caption);
    }),
  );
});

test("sources are neither exported to Markdown nor imported from it", () => {
  const [first, ...others] = samplePost.content;
  const cited = { ...samplePost, content: [{ ...first, sources: ["p7"] }, ...others] } as Post;
  const sources = [{ id: "src_a", title: "Oven", hash: "sha256:0" }];
  const markdown = exportMarkdown({ ...cited, sources, allowed: ["83%"] });
  expect(markdown).toBe(exportMarkdown(samplePost));
  const { post } = readBack(markdown.replace("## ", '<!-- sources: ["p7"] -->\n\n## '));
  expect(JSON.stringify(post)).not.toContain("p7");
});

test("a post is exported as Markdown", () => {
  const code = { type: "code", value: "2026-03-14_hook-tests_v2.png\n2026-03-21_pricing_v1.png" };
  const content = samplePost.content.map((slide, index) =>
    index === 1 ? { ...slide, description: [code, ...slide.description] } : slide,
  );
  const post = { ...samplePost, content };
  expect(exportMarkdown(post, { 1: "https://example.org/a.png", 0: "local:1" })).toBe(
    `# Find any **old post** fast

## A file name that sorts **itself**

Date first, topic second, version last.  
Your folder becomes your archive.

---

## Date, **topic**, version

![](<https://example.org/a.png>)

\`\`\`
2026-03-14_hook-tests_v2.png
2026-03-21_pricing_v1.png
\`\`\`

| Before | After |
| --- | --- |
| final-2.png | Sorted by date |
| really-final.png | Newest version last |
| Which one was it? | Found in a second |

> Name the file when you export it. Next week you won’t remember.

#ContentCreators #Workflow #CreatorTips #Carousel #Design
`,
  );
});

test("other fields are in comments before their slide, and a header keeps its line break", () => {
  const slide = {
    header: "Where ::it::\ngrows #",
    description: [text("On slopes.")],
    layout: "picture",
    media: { url: "https://example.org/a.png", alt: "A --> [slope]", focus: [0.5, 0.2] },
    prompt: "Why\nthere?",
  } satisfies Slide;
  const markdown = exportMarkdown({ title: "Tea\n::now::", content: [slide] });
  expect(markdown).toBe(`# Tea<br>**now**

<!-- layout: picture -->
<!-- media: {"url":"https://example.org/a.png","alt":"A --\\u003e [slope]","focus":[0.5,0.2]} -->
<!-- prompt: "Why\\nthere?" -->

## Where **it**<br>grows \\#

![A --\\> \\[slope\\]](<https://example.org/a.png>)

On slopes.
`);
  expect(readBack(markdown)).toEqual({
    post: { title: "Tea\n::now::", content: [slide] },
    mediaUrls: {},
    notes: [],
  });
});

test("an image assigned to a slide with its own image stays assigned", () => {
  const slide = { header: "H", description: [text("T")], media: "https://example.org/own.png" };
  const post = { title: "T", content: [slide] };
  const mediaUrls = { 0: "https://example.org/assigned.png" };
  expect(readBack(exportMarkdown(post, mediaUrls))).toMatchObject({ post, mediaUrls });
});

describe("exporting to Markdown and importing again returns the same post", () => {
  test("for a post with images", () => {
    const mediaUrls = { 1: "https://example.org/a_(b).png" };
    const { post, ...rest } = readBack(exportMarkdown(samplePost, mediaUrls));
    expect(post).toEqual(samplePost);
    expect(rest).toEqual({
      mediaUrls,
      notes: [{ kind: "mapped", message: "Slide 2: the quote at its end became its summary." }],
    });
  });

  test("for icons in titles, headers, lists, columns and summaries", () => {
    const columns = JSON.stringify({ leftColumn: ":clock: Before", rightColumn: ":rocket: After" });
    const content = [
      { header: ":layers: The stack", description: [text("- :database: One backup\n- Two")] },
      {
        header: "Two ways",
        description: [{ type: "two-columns", value: columns }],
        summary: ":check: Done",
      },
    ];
    const post = { title: ":rocket: Launch", content };
    const read = readBack(exportMarkdown(post)).post;
    expect(read).toMatchObject({ ...post, content: [content[0], { summary: ":check: Done" }] });
    expect(JSON.parse(read.content[1]?.description[0]?.value ?? "")).toEqual(JSON.parse(columns));
  });

  test("for consecutive lists, but splits a text into one item per block", () => {
    const description = [text("- a\n- b\n\n- c"), text("1. one\n2. two"), text("7. seven\nEnd")];
    const markdown = exportMarkdown({ title: "T", content: [{ header: "H", description }] });
    expect(readBack(markdown).post.content[0]?.description.map(({ value }) => value)).toEqual([
      "- a\n- b\n- c",
      "1. one\n2. two",
      "7. seven",
      "End",
    ]);
  });

  // Words, and characters that Markdown could read as markup.
  const piece = fc.oneof(
    fc.constantFrom("word", "Wörter", "言葉", "كلمات", "😀", "snake_case", "C#", "2026.", "a::b"),
    fc.constantFrom(
      ..."* ** _ __ ` `` ~~ [x] (y) [z](w) ![i](j) <b> </i> <!-- --> &amp; &#33; \\ \\* # ## - + = === --- > | 1. 12) : :-- ! #tag *a* https://example.org/a_b*c?d=[e] www.example.org. a@example.org == ++ ==a== ++b++ %% %%c%% $$ $x^2$ $5 $y$ ^z https://example.org/a==b==c [[d]] :::".split(
        " ",
      ),
    ),
  );
  const line = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(" "));
  const paragraph = fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join("\n"))
    .filter((value) => parseTextPieces(value).every(({ kind }) => kind === "paragraph"))
    .map(text);
  const listOf = (mark: (index: number) => string) =>
    fc
      .array(line, { minLength: 1, maxLength: 3 })
      .map((lines) => text(lines.map((words, index) => `${mark(index)} so ${words}`).join("\n")));
  const columns = fc
    .tuple(fc.array(line, { minLength: 1, maxLength: 3 }), fc.array(line, { maxLength: 3 }))
    .map(([leftColumn, rightColumn]) => ({
      type: "two-columns",
      value: serializeColumns({ leftColumn, rightColumn }),
    }));
  const code = fc
    .array(fc.oneof(piece, fc.constantFrom("\n", "```", "````")), { minLength: 1 })
    .map((pieces) => ({ type: "code", value: `x${pieces.join("")}y` }));
  const header = fc.oneof(
    line,
    fc.tuple(line, line).map((lines) => lines.join("\n")),
    line.map((words) => `::Loud:: ${words}`),
    fc.constantFrom(
      "これは::重要::です",
      "これは::「重要」::です",
      "Use ::std::vector:: here",
      "Is this C #",
    ),
  );
  const slide = fc.record(
    {
      header,
      description: fc.array(
        fc.oneof(
          paragraph,
          listOf(() => "-"),
          listOf((index) => `${index + 1}.`),
          columns,
          code,
        ),
        { minLength: 1, maxLength: 4 },
      ),
      summary: line.map((words) => `Mind ${words}`),
      prompt: fc.oneof(line, fc.string()),
      layout: fc.constantFrom(...carouselLayoutNames),
      media: fc.oneof(
        fc.oneof(line, fc.string(), fc.webUrl()),
        fc.record(
          {
            url: fc.oneof(fc.webUrl(), fc.string()),
            alt: fc.oneof(line, fc.string()),
            focus: fc.tuple(fc.constantFrom(0, 0.25, 1), fc.constantFrom(0, 0.5, 1)),
            fit: fc.constantFrom("cover", "contain"),
            tone: fc.constantFrom("natural", "duotone"),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: ["header", "description"] },
  );
  const hashtag = fc.oneof(
    fc.constantFrom("#one", "#snake_case", "#日本", "#c++", '#"><script>alert(1)</script>'),
    fc
      .string({ unit: fc.constantFrom(..."[](){}<>!*_`~|&;:./\\\"'=+-ax1"), minLength: 1 })
      .map((text) => `#${text}`),
  );
  const post: fc.Arbitrary<Post> = fc.record(
    {
      title: header,
      hashtags: fc.uniqueArray(hashtag, { minLength: 1 }),
      content: fc.array(slide, { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: ["title", "content"] },
  );

  test("for a post with any words", () => {
    fc.assert(
      fc.property(post, (written) => {
        expect(readBack(exportMarkdown(written)).post).toEqual(written);
      }),
      { numRuns: 300 },
    );
  });
});

test("hashtags can't produce HTML or links", () => {
  const hashtags = [
    '#"><script>alert(1)</script>',
    "#[x](javascript:alert(2))",
    "#![x](y)",
    "#`a`",
  ];
  const markdown = exportMarkdown({ title: "T", hashtags, content: [] });
  const types: string[] = [];
  marked.walkTokens(marked.lexer(markdown), ({ type }) => void types.push(type));
  expect(types.filter((type) => ["html", "link", "image", "codespan"].includes(type))).toEqual([]);
  expect(marked.parse(markdown)).not.toMatch(/<script|<a |<img/);
});
