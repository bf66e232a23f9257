import { expect, test } from "vitest";
import { parsePost } from "../document/parse-post.ts";
import { importParagraphs } from "./paragraphs.ts";

test("each paragraph becomes a slide, with a note", () => {
  const result = importParagraphs("# One\n- a\n\n \n\nTwo\n");
  expect(result).toMatchObject({
    ok: true,
    posts: [
      {
        post: {
          content: [
            { header: "", description: [{ type: "text", value: "# One\n- a" }] },
            { header: "", description: [{ type: "text", value: "Two" }] },
          ],
        },
      },
    ],
    unreadable: ["The text took too long to parse, so we used its paragraphs as plain text."],
  });
});

test("paragraphs over the slide limit share slides, and none is left out", () => {
  const result = importParagraphs(Array.from({ length: 250 }, (_, at) => `p${at}`).join("\n\n"));
  if (!result.ok) throw new Error(result.message);
  const [{ post } = { post: { title: "", content: [] } }] = result.posts;
  expect(post.content.flatMap(({ description }) => description)).toHaveLength(250);
  expect(parsePost(JSON.stringify(post)).ok).toBe(true);
});

test("blank text fails", () => {
  expect(importParagraphs(" \n\n ").ok).toBe(false);
});
