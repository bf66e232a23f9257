import { expect, test } from "vitest";
import { getSlideKeys, matchSlides } from "./slide-keys.ts";

const before = ["A", "B", "C", "D"].map((text) => ({ key: text.toLowerCase(), text }));
const keysOf = (texts: string[]) => matchSlides(before, texts).map(({ key }) => key);
const fresh = expect.stringMatching(/^slide-\d+$/);

test.each([
  ["moved on", ["B", "C", "A", "D"], ["b", "c", "a", "d"]],
  ["moved back", ["D", "A", "B", "C"], ["d", "a", "b", "c"]],
  ["changed", ["A", "B!", "C", "D"], ["a", "b", "c", "d"]],
  ["deleted", ["A", "C", "D"], ["a", "c", "d"]],
  ["added", ["A", "N", "B", "C", "D"], ["a", fresh, "b", "c", "d"]],
  ["duplicated", ["A", "B", "B", "C", "D"], ["a", "b", fresh, "c", "d"]],
  ["all changed", ["E", "F"], ["a", "b"]],
  ["all gone", [], []],
])("a slide keeps its key when slides are %s", (_, texts, keys) => {
  expect(keysOf(texts)).toEqual(keys);
});

test("no key is given twice, however alike the slides are", () => {
  const alike = matchSlides([], ["A", "A", "A"]);
  expect(new Set(alike.map(({ key }) => key)).size).toBe(3);
  const more = matchSlides(alike, ["A", "B", "A", "A", "A"]);
  expect(new Set(more.map(({ key }) => key)).size).toBe(5);
});

test("the list of keys is the same object until slides come, go or move", () => {
  const slide = (header: string) => ({ header, description: [] });
  const keys = getSlideKeys([slide("A"), slide("B")]);
  expect(getSlideKeys([slide("A"), slide("B, changed")])).toBe(keys);
  expect(getSlideKeys([slide("B, changed"), slide("A")])).toEqual(keys.toReversed());
});
