import { expect, test } from "vitest";
import { importText, readPostWithin } from "../../import/index.ts";
import { detectImportFormat } from "../../import/import-text.ts";
import { cleanNames } from "./clean-names.ts";

const post = {
  title: "שלום",
  content: [{ header: "A", description: [{ type: "text", value: "\u200Fב: x\u200E" }] }],
};

test("a post with direction marks in and around its JSON is read", () => {
  const typed = `\u200F${JSON.stringify(post).replaceAll(/"(title|content|header)"/g, '"\u200F$1\u200E"')}\u202C\n`;
  const { result } = readPostWithin(typed);
  expect(result).toMatchObject({ ok: true, post });
});

test("direction marks in texts stay as typed", () => {
  const text = JSON.stringify(post);
  expect(cleanNames(text)).toBe(text);
});

test("JSON of another shape with direction marks is imported", () => {
  const typed = `\u200E{"\u200Fheadline\u200F": "Tea", "slides": [{"\u200Bheading": "One", "body": "A cup."}]}`;
  expect(detectImportFormat(typed)).toBe("json");
  const result = importText(typed, "json");
  expect(result.ok && result.posts[0]?.post.content).toMatchObject([{ header: "One" }]);
});

test("a table's column names may have direction marks", () => {
  const typed = "\u200Fheader\u200E,\u202Atext\u202C\nOne,A cup.\n";
  expect(detectImportFormat(typed)).toBe("csv");
  const result = importText(typed, "csv");
  expect(result.ok && result.posts[0]?.post.content).toMatchObject([{ header: "One" }]);
});
