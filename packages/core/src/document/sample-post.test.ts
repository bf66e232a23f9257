import { expect, test } from "vitest";
import { itemTypes } from "../blocks/registry.ts";
import { parseInlineMarkup } from "../text/inline-markup.ts";
import { parsePost } from "./parse-post.ts";
import { samplePost, samplePostText } from "./sample-post.ts";

const items = samplePost.content.flatMap((slide) => slide.description);

test("the sample is valid and has no warnings", () => {
  expect(parsePost(samplePostText)).toEqual({ ok: true, post: samplePost, warnings: [] });
});

test("the sample has five hashtags, two slides, every item type and markup", () => {
  expect(samplePost.hashtags).toHaveLength(5);
  expect(samplePost.content).toHaveLength(2);
  expect(new Set(items.map((item) => item.type))).toEqual(new Set(itemTypes));
  expect(parseInlineMarkup(samplePost.title).some((span) => span.highlighted)).toBe(true);
});

test("the sample's code fits without being cut", () => {
  const lines = items.filter((item) => item.type === "code").flatMap((i) => i.value.split("\n"));
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
});
