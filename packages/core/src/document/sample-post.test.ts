import { expect, test } from "vitest";
import { parseInlineMarkup } from "../text/inline-markup.ts";
import { parsePost } from "./parse-post.ts";
import { samplePost, samplePostText } from "./sample-post.ts";

const items = samplePost.content.flatMap((slide) => slide.description);

test("the sample is valid and has no warnings", () => {
  expect(parsePost(samplePostText)).toEqual({ ok: true, post: samplePost, warnings: [] });
});

test("the sample has five hashtags and two slides, with markup and a comparison", () => {
  expect(samplePost.hashtags).toHaveLength(5);
  expect(samplePost.content).toHaveLength(2);
  expect(items.map((item) => item.type)).toEqual(["text", "two-columns"]);
  expect(parseInlineMarkup(samplePost.title).some((span) => span.highlighted)).toBe(true);
});
