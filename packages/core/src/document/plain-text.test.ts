import { describe, expect, test } from "vitest";
import { buildCaption, describeSlide } from "./plain-text.ts";
import type { Post } from "./post.ts";

const post: Post = {
  title: "Ship ::faster::",
  hashtags: ["#one", "#two", "#three", "#four"],
  content: [
    { header: "Why?", description: [] },
    {
      header: "Small ::diffs::",
      description: [
        { type: "text", value: "- One idea\n- One test" },
        { type: "two-columns", value: '{"leftColumn":"Do\\nThis","rightColumn":"Not that"}' },
        { type: "code", value: "a ::b:: c;" },
      ],
      summary: "That is all",
    },
  ],
};

describe("a caption", () => {
  test("contains the title, each slide's text and all hashtags, without markup", () => {
    expect(buildCaption(post)).toBe(
      "Ship faster\n\nWhy?\n\nSmall diffs\n- One idea\n- One test\nDo\nThis\nNot that\na ::b:: c;\nThat is all\n\n#one #two #three #four\n",
    );
  });

  test("has only the summary of each slide between cover and closing", () => {
    const [cover, closing] = post.content;
    const inner = { header: "Inner", description: [{ type: "text", value: "Read it there" }] };
    const content = [cover, inner, { ...inner, summary: "The ::point::" }, closing].filter(
      (slide) => slide !== undefined,
    );
    const caption = buildCaption({ ...post, content });
    expect(caption).toMatch(/^Ship faster\n\nWhy\?\n\nThe point\n\nSmall diffs\n/);
    expect(caption).not.toMatch(/Inner|Read it/);
  });

  test("is the post's own if it has one, as written", () => {
    expect(buildCaption({ ...post, caption: " My ::words:: " })).toBe("My ::words::\n");
    expect(buildCaption({ ...post, caption: " \n" })).toBe(buildCaption(post));
  });

  test("has no empty parts", () => {
    const bare = { title: "T", content: [{ header: "", description: [] }] };
    expect(buildCaption(bare)).toBe("T\n");
  });
});

describe("a description", () => {
  test("is one line of sentences, and starts with the title on the first slide", () => {
    expect(describeSlide(post, 0)).toBe("Slide 1 of 2: Ship faster. Why?");
    expect(describeSlide(post, 1)).toBe(
      "Slide 2 of 2: Small diffs. - One idea - One test. Do. This. Not that. a ::b:: c; That is all.",
    );
  });

  test("is the slide's own alt text if it has one, on one line", () => {
    const [first, ...others] = post.content;
    const own = {
      ...post,
      content: [{ header: "", description: [], ...first, alt: " A\n cup " }, ...others],
    };
    expect(describeSlide(own, 0)).toBe("A cup");
  });
});
