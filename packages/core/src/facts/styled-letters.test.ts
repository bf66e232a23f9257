import { expect, test } from "vitest";
import { checkSlide } from "./check-slide.ts";
import { readFacts } from "./read-facts.ts";

const text =
  "𝟲𝟮 of 80 small loaves were gone by ten in 𝗟𝗲𝗶𝗽𝘇𝗶𝗴, and 𝘙𝘢𝘩𝘦𝘭 helped. “𝗡𝗼𝗯𝗼𝗱𝘆 reads the old board.”";
const facts = readFacts([{ id: "p1", text }]);
const check = (header: string) => checkSlide(facts, { header, description: [] });

test("words and numbers of a bold text generator are words and numbers of the source", () => {
  expect(check("62 of 80 loaves were gone in Leipzig, and Rahel helped")).toEqual([]);
  expect(check("“Nobody reads the old board”")).toEqual([]);
});

test("bold words on a slide are checked as plain ones", () => {
  expect(check("𝟲𝟮 of 80 loaves were gone in 𝗟𝗲𝗶𝗽𝘇𝗶𝗴")).toEqual([]);
  const [found] = check("𝟲𝟯 of 80 loaves were gone by ten");
  expect(found).toMatchObject({
    code: "number-not-in-source",
    raw: "𝟲𝟯 of 80",
    range: [0, 10],
    nearest: { raw: "𝟲𝟮 of 80", passage: "p1", range: [0, 10] },
  });
});

test("signs that no one sees don't part words and numbers", () => {
  const hidden = readFacts([
    { id: "p1", text: "\u200F1\u00AD,240 guests came to the bak\u00ADery\u200B." },
  ]);
  const slide = { header: "1,240 guests came to the bakery", description: [] };
  expect(checkSlide(hidden, slide)).toEqual([]);
});
