import { expect, test } from "vitest";
import { emptyCarousel, type Carousel } from "../carousel/index.ts";
import { findFirstDifference, listChangedSlides } from "./list-changed-slides.ts";

const build = (headers: readonly string[], change: Partial<Carousel> = {}): Carousel => ({
  ...emptyCarousel,
  jsonInput: JSON.stringify({
    title: "Tea",
    content: headers.map((header) => ({ header, description: [] })),
  }),
  ...change,
});

test.each([
  [build(["a", "b", "c"]), build(["a", "B", "C"]), 1],
  [build(["a", "b"]), build(["a", "b", "c"]), 2],
  [build(["a", "b"], { mediaUrls: { 1: "/media/x.webp" } }), build(["a", "b"]), 1],
  [build(["a"], { jsonInput: "{" }), build(["a"]), 0],
  [build(["a"], { carouselFormat: "instagram" }), build(["a"]), null],
])("the first slide that differs is found", (one, other, index) => {
  expect(findFirstDifference(one, other)).toBe(index);
  expect(findFirstDifference(other, one)).toBe(index);
});

test("another title is a difference of the first slide", () => {
  const other = build(["a"], {
    jsonInput: JSON.stringify({ title: "Coffee", content: [{ header: "a", description: [] }] }),
  });
  expect(findFirstDifference(build(["a"]), other)).toBe(0);
});

test.each<[string, string[], string[], ReturnType<typeof listChangedSlides>]>([
  ["nothing", ["a", "b"], ["a", "b"], { changed: [], removed: 0, isReordered: false }],
  ["words", ["a", "b", "c"], ["a", "B", "c"], { changed: [1], removed: 0, isReordered: false }],
  [
    "an added slide",
    ["a", "b"],
    ["a", "new", "b"],
    { changed: [1], removed: 0, isReordered: false },
  ],
  ["a removed slide", ["a", "b", "c"], ["a", "c"], { changed: [], removed: 1, isReordered: false }],
  ["the order", ["a", "b", "c"], ["a", "c", "b"], { changed: [], removed: 0, isReordered: true }],
])("between two versions, %s is told", (_, earlier, later, changes) => {
  expect(listChangedSlides(build(earlier), build(later))).toEqual(changes);
});

test("another image is a change of its slide, and a text that is no post has no slides", () => {
  const [before, after] = [
    build(["a", "b"]),
    build(["a", "b"], { mediaUrls: { 1: "/media/x.webp" } }),
  ];
  expect(listChangedSlides(before, after).changed).toEqual([1]);
  expect(listChangedSlides(build([], { jsonInput: "{" }), before)).toEqual({
    changed: [0, 1],
    removed: 0,
    isReordered: false,
  });
});
