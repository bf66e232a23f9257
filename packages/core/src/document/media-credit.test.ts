import fc from "fast-check";
import { expect, test } from "vitest";
import { exportMarkdown } from "../export/index.ts";
import { importText } from "../import/index.ts";
import { parsePost } from "./index.ts";
import type { MediaCredit, Post } from "./post.ts";

const text = fc.constantFrom(
  "Ada Moor",
  "CC BY 4.0",
  "https://example.com/p?a=1&b=2",
  "田中",
  "“A” -- B > C",
);
const credit: fc.Arbitrary<MediaCredit> = fc.record(
  { author: text, license: text, url: text },
  { requiredKeys: [] },
);
const buildPost = (own: MediaCredit): Post => ({
  title: "Tea",
  content: [
    {
      header: "One",
      description: [{ type: "text", value: "Two" }],
      media: { url: "https://example.com/a.jpg", credit: own },
    },
  ],
});
const readCredit = (post: Post | undefined) => {
  const media = post?.content[0]?.media;
  return typeof media === "object" ? media.credit : undefined;
};

test("an image's credit is kept by the document and by Markdown", () => {
  fc.assert(
    fc.property(credit, (own) => {
      const post = buildPost(own);
      const parsed = parsePost(JSON.stringify(post));
      expect(parsed).toMatchObject({ ok: true, warnings: [] });
      expect(parsed.ok && readCredit(parsed.post)).toEqual(own);
      const read = importText(exportMarkdown(post), "markdown");
      expect(read.ok && readCredit(read.posts[0]?.post)).toEqual(own);
    }),
  );
});

test("a table's columns have an image's credit", () => {
  const read = importText(
    "title,header,image,image author,image license,image credit url\nTea,One,https://example.com/a.jpg,Ada Moor,CC BY 4.0,https://example.com/p",
    "csv",
  );
  expect(read.ok && readCredit(read.posts[0]?.post)).toEqual({
    author: "Ada Moor",
    license: "CC BY 4.0",
    url: "https://example.com/p",
  });
});

test.each([1, "Ada", null, { author: 7 }])("%j is no credit, which is a warning", (wrong) => {
  const post = {
    ...buildPost({}),
    content: [
      { header: "One", description: [{ type: "text", value: "Two" }], media: { credit: wrong } },
    ],
  };
  const parsed = parsePost(JSON.stringify(post));
  expect(parsed.ok && parsed.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining("'credit' of 'media' isn't an object with texts"),
  ]);
});
