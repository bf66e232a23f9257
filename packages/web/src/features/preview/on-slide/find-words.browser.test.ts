import { expect, test } from "vitest";
import { findWords } from "./find-words.ts";

function find(html: string, typed: string, words: string, start = typed.indexOf(words)) {
  const root = document.createElement("div");
  root.innerHTML = html;
  const range = findWords(root, { typed, start, words });
  if (!range) return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return { words: String(range), before: String(before) };
}

test.for<[name: string, html: string, typed: string, words: string, found: string]>([
  ["in one line", "<p>We sold 83% of it</p>", "We sold 83% of it", "83%", "83%"],
  [
    "across lines",
    "<p>two <span>million</span> </p><p>loaves</p>",
    "two million loaves",
    "million loaves",
    "million loaves",
  ],
  ["without marks", "<p>83% came</p>", "::83%:: came", "83%", "83%"],
  ["in capitals", "<p>OTTO KRANZ</p>", "Otto Kranz", "Kranz", "KRANZ"],
  ["with a soft hyphen", "<p>Kund\u00ADschaft</p>", "Kundschaft", "Kundschaft", "Kund\u00ADschaft"],
])("words are found %s", ([, html, typed, words, found]) => {
  expect(find(html, typed, words)?.words).toBe(found);
});

test("equal words are distinguished by their position, even if list numbers aren't shown", () => {
  const typed = "3 of 30, then 3";
  expect(find(`<p>${typed}</p>`, typed, "3", typed.length - 1)?.before).toBe("3 of 30, then ");
  const list = "1. First\n2. Then 2 loaves";
  const html = "<p>First</p><p>Then 2 loaves</p>";
  expect(find(html, list, "2", list.lastIndexOf("2"))?.before).toBe("FirstThen ");
});

test("words that aren't shown are not found", () => {
  expect(find("<p>A short text</p>", "83% in a text that is cut", "83%")).toBeNull();
  expect(find("<p></p>", "83%", "83%")).toBeNull();
});
