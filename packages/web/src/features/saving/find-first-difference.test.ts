import { emptyCarousel, type Carousel } from "@slideloom/core/carousel";
import { expect, test } from "vitest";
import { findFirstDifference } from "./find-first-difference.ts";

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
