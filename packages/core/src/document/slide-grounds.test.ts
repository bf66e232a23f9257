import { expect, test } from "vitest";
import { exportMarkdown } from "../export/index.ts";
import { importText } from "../import/index.ts";
import { slideAligns, slideGrounds } from "../layouts/slide-grounds.ts";
import { parsePost } from "./index.ts";
import type { Post } from "./post.ts";

const choices = slideGrounds.flatMap((ground) => slideAligns.map((align) => ({ ground, align })));

test.each(choices)("$ground and $align are kept by the document and by Markdown", (choice) => {
  const slide = { header: "One", description: [{ type: "text", value: "Two" }], ...choice };
  const post: Post = { title: "Tea", content: [slide] };
  expect(parsePost(JSON.stringify(post))).toMatchObject({ ok: true, post, warnings: [] });
  const read = importText(exportMarkdown(post), "markdown");
  expect(read.ok && read.posts[0]?.post.content[0]).toMatchObject(choice);
});

test("a table's columns have background and alignment", () => {
  const read = importText("title,header,background,align\nTea,One,ink,center", "csv");
  expect(read.ok && read.posts[0]?.post.content[0]).toMatchObject({
    ground: "ink",
    align: "center",
  });
});

test.each([
  [
    "ground",
    "neon",
    "Slide 1: 'ground' isn't one of paper, accent, ink, picture, so it is ignored",
  ],
  ["ground", 7, "Slide 1: 'ground' isn't one of paper, accent, ink, picture, so it is ignored"],
  ["align", "end", "Slide 1: 'align' isn't one of start, center, so it is ignored"],
  ["align", null, "Slide 1: 'align' isn't one of start, center, so it is ignored"],
])("%s %j is a warning", (name, value, message) => {
  const slide = { header: "One", description: [{ type: "text", value: "Two" }], [name]: value };
  const result = parsePost(JSON.stringify({ title: "Tea", content: [slide] }));
  expect(result.warnings.map((warning) => warning.message)).toEqual([message]);
  expect(result.ok && name in (result.post.content[0] ?? {})).toBe(false);
});
