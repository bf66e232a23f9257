import { expect, test } from "vitest";
import { maxMarks } from "./limit-marks.ts";
import { limitPostText } from "./limit-post-text.ts";
import type { Post } from "./post.ts";

test("a post within the limit is returned as the same object", () => {
  const post: Post = { title: "T", content: [{ header: "H", description: [] }] };
  expect(limitPostText(post)).toEqual({ post, left: [] });
  expect(limitPostText(post).post).toBe(post);
});

test("every text of a slide is limited, with a warning", () => {
  const many = `e${"\u0301".repeat(40)}`;
  const few = `e${"\u0301".repeat(maxMarks)}`;
  // The marks are written as JSON escapes, so they appear only after the columns' JSON is parsed.
  const columns = (text: string) =>
    `{"leftColumn":"${text.replaceAll("\u0301", String.raw`\u0301`)}","rightColumn":"b"}`;
  const { post, left } = limitPostText({
    title: "T",
    hashtags: [`#${many}`],
    content: [
      { header: "H", description: [] },
      {
        header: many,
        description: [
          { type: "text", value: "a" },
          { type: "code", value: many },
          { type: "two-columns", value: columns(many) },
        ],
        summary: many,
      },
    ],
  });
  expect(post).toEqual({
    title: "T",
    hashtags: [`#${few}`],
    content: [
      { header: "H", description: [] },
      {
        header: few,
        description: [
          { type: "text", value: "a" },
          { type: "code", value: few },
          { type: "two-columns", value: JSON.stringify({ leftColumn: few, rightColumn: "b" }) },
        ],
        summary: few,
      },
    ],
  });
  const message = "Slide 2: 24 accent marks are not shown. A letter can have up to 16";
  expect(left).toEqual([
    { slide: 0, message: message.replace("Slide 2", "Slide 1") },
    { slide: 1, message },
    { slide: 1, item: 1, message },
    { slide: 1, item: 2, message },
    { slide: 1, message },
  ]);
});

test("the warning uses the singular for one mark", () => {
  const header = `a${"\u0301".repeat(17)}`;
  const { left } = limitPostText({ title: "T", content: [{ header, description: [] }] });
  expect(left[0]?.message).toMatch(/^Slide 1: 1 accent mark is not shown\./);
});

test("a text with too many changes of style is drawn plain, and named", () => {
  const many = "::a:: ".repeat(33_000);
  const plain = "a ".repeat(33_000);
  const item = { type: "text" as const, value: many };
  const { post, left } = limitPostText({
    title: many,
    content: [{ header: many, description: [{ type: "text", value: "b" }, item], summary: many }],
  });
  expect(post).toEqual({
    title: plain,
    content: [
      {
        header: plain,
        description: [
          { type: "text", value: "b" },
          { type: "text", value: plain },
        ],
        summary: plain,
      },
    ],
  });
  expect(
    left.map(({ slide, item: place, message }) => [slide, place, message.slice(0, 40)]),
  ).toEqual([
    [0, undefined, "Slide 1: The title is drawn plain, becau"],
    [0, undefined, "Slide 1: The header is drawn plain, beca"],
    [0, 1, "Slide 1: Text 2 is drawn plain, because "],
    [0, undefined, "Slide 1: The summary is drawn plain, bec"],
  ]);
});
