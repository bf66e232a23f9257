import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripMarkup } from "../text/inline-markup.ts";
import { parsePost } from "../document/parse-post.ts";
import { isWhole } from "../../../../scripts/test-sample.mjs";
import { importMarkdown } from "./markdown.ts";

function read(markdown: string) {
  const result = importMarkdown(markdown);
  if (!result.ok) throw new Error(result.message);
  const [imported] = result.posts;
  if (!imported) throw new Error("No post.");
  return imported;
}

describe("Markdown", () => {
  test("a single first-level heading is the title, and lower ones start slides", () => {
    const { post, notes } = read(`# Five **habits** of calm teams

## Write it down

A decision that nobody can find was never made.

- Why
- Who

## Ship small

1. Cut
2. Ship

#Teams #Writing`);
    expect(post).toEqual({
      title: "Five ::habits:: of calm teams",
      hashtags: ["#Teams", "#Writing"],
      content: [
        {
          header: "Write it down",
          description: [
            { type: "text", value: "A decision that nobody can find was never made." },
            { type: "text", value: "- Why\n- Who" },
          ],
        },
        { header: "Ship small", description: [{ type: "text", value: "1. Cut\n2. Ship" }] },
      ],
    });
    expect(notes).toEqual([]);
  });

  test("comments set options of the next slide", () => {
    const { post, notes } = read(`<!-- layout: cover -->

# Tea

## One

Text
<!-- layout: quote -->
<!-- media: {"alt": "A cup", "tone": "red"} --> <!-- prompt: Why? -->

## Two<br>lines

Text

<!-- a note -->
<!-- media: {"alt": -->

## Three

Text`);
    expect(post.content).toMatchObject([
      { header: "One", layout: "cover" },
      { header: "Two\nlines", layout: "quote", media: { alt: "A cup" }, prompt: "Why?" },
      { header: "Three" },
    ]);
    expect(post.content[2]).not.toHaveProperty("media");
    expect(notes.map(({ message }) => message)).toEqual([
      "Slide 2: HTML isn't imported: <!-- a note -->",
      "Slide 2: 'tone' of 'media' isn't one of natural, duotone, so it is ignored",
      "Slide 3: the comment for media isn't valid JSON, so it isn't imported.",
    ]);
  });

  test("text between the title and the first slide is a slide", () => {
    const { post, notes } = read("# Title\n\nThe promise.\n\n## One\n\nText");
    expect(post.content.map(({ header }) => header)).toEqual(["The promise.", "One"]);
    expect(notes).toEqual([
      {
        kind: "mapped",
        message: "Slide 1 has no heading: its first line, “The promise.”, became one.",
      },
    ]);
  });

  test("horizontal rules split slides, if there are any", () => {
    const { post } = read(
      "# Title\n\n## Cover\n\n---\n\n## Two\n\n### Deeper\n\ntext\n\n---\n\nEnd.",
    );
    expect(post.title).toBe("Title");
    expect(post.content).toEqual([
      { header: "Cover", description: [] },
      {
        header: "Two",
        description: [
          { type: "text", value: "Deeper" },
          { type: "text", value: "text" },
        ],
      },
      { header: "End.", description: [] },
    ]);
  });

  test("several first-level headings are slides, and the first is the title, with a note", () => {
    const { post, notes } = read("# One\n\na\n\n# Two\n\nb");
    expect(post.title).toBe("One");
    expect(post.content.map(({ header }) => header)).toEqual(["One", "Two"]);
    expect(notes).toEqual([{ kind: "mapped", message: "The title is the first heading, “One”." }]);
  });

  test("front matter sets title and tags, and other fields are listed", () => {
    const { post, notes } = read(
      '---\ntitle: "A: b"\ntags: [one, two]\ntheme: gaia\n---\n\n## First\n\nx\n\n## Second\n\ny',
    );
    expect(post.title).toBe("A: b");
    expect(post.hashtags).toEqual(["#one", "#two"]);
    expect(post.content).toHaveLength(2);
    expect(notes).toEqual([
      { kind: "left", message: "“theme” in the front matter isn't imported." },
    ]);
  });

  test("fences become code, two-column tables become columns, other tables become lists", () => {
    const { post, notes } = read(`# T

## Code

\`\`\`ts
const a = "::b::";
\`\`\`

## Pair

| Before | After |
| --- | --- |
| slow | fast |

## Three

| a | b | c |
| --- | --- | --- |
| 1 | 2 | 3 |`);
    expect(post.content.map(({ description }) => description)).toEqual([
      [{ type: "code", value: 'const a = "::b::";' }],
      [
        {
          type: "two-columns",
          value: '{"leftColumn":"Before\\nslow","rightColumn":"After\\nfast"}',
        },
      ],
      [{ type: "text", value: "| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |" }],
    ]);
    expect(notes).toEqual([]);
  });

  test("a table with more columns than a slide's becomes a list, with a note", () => {
    const row = (cell: string) => `| ${Array.from({ length: 9 }, () => cell).join(" | ")} |`;
    const { post, notes } = read(`# T\n\n## Wide\n\n${row("a")}\n${row("---")}\n${row("1")}`);
    expect(post.content[0]?.description[0]?.value).toMatch(/\n- 1 · 1/);
    expect(notes).toEqual([
      { kind: "mapped", message: "Slide 1: a table of 9 columns became a list." },
    ]);
  });

  test("an image with a web URL becomes the slide's media, and unsupported content is listed", () => {
    const { post, mediaUrls, notes } = read(`# T

## One

![a](https://example.com/a.png) Text ![b](https://example.com/b.png) ![c](c.png)

<div>raw</div>

- [x] done`);
    expect(mediaUrls).toEqual({ 0: "https://example.com/a.png" });
    expect(post.content[0]?.description).toEqual([
      { type: "text", value: "Text" },
      { type: "text", value: "- [x] done" },
    ]);
    expect(notes).toEqual([
      { kind: "left", message: "Slide 1: HTML isn't imported: <div>raw</div>" },
      {
        kind: "left",
        message:
          "Slide 1: a slide can have one image, so this image isn't imported: https://example.com/b.png",
      },
      {
        kind: "left",
        message: "Slide 1: an image has no web address, so it isn't imported: c.png",
      },
    ]);
  });

  test("links keep their URL, entities and marks are decoded, nested lists keep their order", () => {
    const { post } = read(`# T

## One

See [the *guide*](https://x.test/a) &amp; <https://y.test> &#128512; \`a::b\` ~~gone~~

3. three
4. four
   - below`);
    expect(post.content[0]?.description).toEqual([
      { type: "text", value: "See the guide (https://x.test/a) & https://y.test 😀 a::b" },
      { type: "text", value: "3. three\n4. four\n  - below" },
    ]);
  });

  test("a block quote at a slide's end is its summary; other quotes are text", () => {
    const { post, notes } = read(
      "# T\n\n## One\n\n> first\n\ntext\n\n> **Mind** this\n\n## Two\n\n> alone",
    );
    const text = (value: string) => ({ type: "text", value });
    expect(post.content).toEqual([
      { header: "One", description: [text("first"), text("text")], summary: "Mind this" },
      { header: "Two", description: [text("alone")] },
    ]);
    expect(notes).toEqual([
      { kind: "mapped", message: "Slide 1: the quote at its end became its summary." },
    ]);
  });

  test("text without a heading is one slide, with a note", () => {
    const { post, notes } = read("- a\n- b");
    expect(post).toEqual({
      title: "",
      content: [{ header: "", description: [{ type: "text", value: "- a\n- b" }] }],
    });
    expect(notes.map(({ message }) => message)).toEqual([
      "There is no heading, so the post has no title.",
      "Slide 1 has no heading.",
    ]);
  });

  test("slides over the limit are counted", () => {
    const { post, notes } = read(
      `# T\n\n${Array.from({ length: 130 }, (_, index) => `## S${index}\n\nx`).join("\n\n")}`,
    );
    expect(post.content).toHaveLength(100);
    expect(notes[0]?.message).toBe("Slides 101 to 130 aren't imported: a post can have up to 100.");
  });

  test("bold text is highlighted only if its `::` marks can be parsed as a pair", () => {
    const { post } = read(`# **Tea 101:** the **basics**

## **Tip 1:** Warm the pot

## Un**believ**ably simple

## 5**x** std::vector

## **Why?** because

## **A:** B **C:** D

## __Note:__ go`);
    expect([post.title, ...post.content.map(({ header }) => header)]).toEqual([
      "Tea 101: the ::basics::",
      "Tip 1: Warm the pot",
      "Unbelievably simple",
      "5x std::vector",
      "::Why?:: because",
      "A: B C: D",
      "Note: go",
    ]);
  });

  test("each bold text of a heading is highlighted, or stays as plain text", () => {
    const words = fc.array(
      fc.constantFrom("**a**", "**b:**", "**:c**", "x", " ", ":", "::", "**d e**", "ß", "語"),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(words, (pieces) => {
        const heading = pieces.join("").trim();
        const { post } = read(`# T\n\n## x ${heading}\n\ntext`);
        const header = post.content[0]?.header ?? "";
        const letters = (text: string) => text.replaceAll(/[:*\s]/g, "");
        expect(letters(header)).toBe(letters(`x${heading}`));
        expect(stripMarkup(header).split(":").length).toBeLessThanOrEqual(
          heading.split(":").length,
        );
      }),
    );
  });

  test.each([
    ["after a blank line", "\n---\ntitle: Tea\n---\n\n# One\n\nx"],
    ["after a comment", "<!-- made by a tool -->\n\n---\ntitle: Tea\n---\n\n# One\n\nx"],
    ["after its own comment", "---\n# pick\ntitle: Tea\n---\n\n# One\n\nx"],
    ["with Windows' line ends", "---\r\ntitle: Tea\r\n---\r\n\r\n# One\r\n\r\nx"],
    ["folded", "---\ntitle: >\n  Tea\n---\n\n# One\n\nx"],
    ["with a comment behind it", "---\ntitle: Tea # hot\n---\n\n# One\n\nx"],
    ["in TOML", '+++\ntitle = "Tea"\n[extra]\ntitle = "Other"\n+++\n\n# One\n\nx'],
  ])("presentation front matter is read: %s", (_, deck) => {
    const { post } = read(deck);
    expect(post.title).toBe("Tea");
    expect(post.content.map(({ header }) => header)).toEqual(["One"]);
  });

  test("quoted values are unquoted, lists are joined", () => {
    const { post } = read(
      `---\ntitle: "a \\"b\\" # c" # d\ntags:\n- x # y\n- 'it''s'\n---\n\n# One\n\nx`,
    );
    expect(post.title).toBe('a "b" # c');
    expect(post.hashtags).toEqual(["#x", "#it's"]);
  });

  test("slide front matter is listed, its heading stays a heading, slots become columns", () => {
    const { post, notes } = read(`---
title: Tea for two
---

# Tea

How

---
transition: fade-out
clicks: 3
---

# Why?

x

---
layout: two-cols
---

# Green

Short

::right::

# Black

Long

---
layout: end
---
`);
    expect(post.content).toEqual([
      { header: "Tea", description: [{ type: "text", value: "How" }] },
      { header: "Why?", description: [{ type: "text", value: "x" }] },
      {
        header: "Green",
        description: [
          {
            type: "two-columns",
            value: '{"leftColumn":"Short","rightColumn":"Black\\nLong"}',
          },
        ],
      },
    ]);
    expect(notes.map(({ message }) => message)).toEqual([
      "Slide 2: settings in its front matter aren't imported: transition, clicks.",
      "Slide 3: settings in its front matter aren't imported: layout.",
      "Slide 4: settings in its front matter aren't imported: layout.",
    ]);
  });

  test("lines that only resemble front matter are text", () => {
    const { post } = read("# T\n\n---\nNote: hot water\n\nmore\n\n---\n\nEnd");
    expect(JSON.stringify(post)).toContain("Note: hot water");
  });

  test("a heading after an image, a directive or HTML starts a slide", () => {
    const { post, mediaUrls } = read(`<!-- _class: lead -->

# Deck

---

![bg right](https://example.com/a.png)

# One &mdash; caf&eacute; &rarr;

x

---

<p><img src="https://example.com/b.png"></p>

# ![](https://example.com/c.png) Two

- [ ] open
1. [X] done`);
    expect(post.title).toBe("Deck");
    expect(post.content.map(({ header }) => header).slice(-2)).toEqual(["One — café →", "Two"]);
    expect(Object.values(mediaUrls)).toEqual([
      "https://example.com/a.png",
      "https://example.com/c.png",
    ]);
    expect(post.content.at(-1)?.description).toEqual([
      { type: "text", value: "- [ ] open" },
      { type: "text", value: "1. [x] done" },
    ]);
  });

  test("empty text and unlimited nesting fail with a reason", () => {
    expect(importMarkdown("\n\n---\n\n")).toEqual({
      ok: false,
      message: "The Markdown has no content for a slide.",
    });
    expect(importMarkdown("> ".repeat(50_000)).ok).toBe(false);
  });

  test("any text becomes a valid post, or fails with a reason", () => {
    const piece = fc.constantFrom(
      ..."# |## |### |---|layout: x\n|+++\n|::right::\n|\n|\n\n|- |1. |> |```|![a](https://x.test/b)|[a](b)|**|::|<b>|<!-- x -->|a|#tag|\\|عرب|😀| | a | b |".split(
        "|",
      ),
      "|",
      "| a | b |\n| - | - |\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const result = importMarkdown(pieces.join(""));
        if (!result.ok) return;
        for (const { post } of result.posts) {
          expect(parsePost(JSON.stringify(post))).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("fields in comments are read in text of any length", () => {
  const spaces = " ".repeat(200_000);
  const text = `# T\n\n## One\n\n<!--${spaces}layout${spaces}:${spaces}quote${spaces}-->\n\n${"<!-- layout: ".repeat(20_000)}`;
  expect(importMarkdown(text)).toMatchObject({
    posts: [{ post: { content: [{ layout: "quote" }] } }],
  });
});

test.runIf(isWhole)("images and points beyond the limit of a call's arguments are read", () => {
  expect(importMarkdown(`# T\n\n${"![a](b) ".repeat(130_000)}`).ok).toBe(true);
  expect(importMarkdown(`# T\n\n- a\n${"  - b\n".repeat(130_000)}`).ok).toBe(true);
});
