import { expect, test } from "vitest";
import { listSlideIds, matchSlides, type SlideIdentities } from "./match-slides.ts";

const build = (headers: readonly string[]) =>
  headers.map((text) => ({ header: text.charAt(0), description: [], summary: text }));

const before: SlideIdentities = {
  slideIds: ["a", "b", "c", "d"],
  places: [],
  gone: [],
  idCount: 4,
};
const slides = build(["A", "B", "C", "D"]);

test.each([
  ["moved on", ["B", "C", "A", "D"], ["b", "c", "a", "d"]],
  ["moved back", ["D", "A", "B", "C"], ["d", "a", "b", "c"]],
  ["changed", ["A", "X", "C", "D"], ["a", "b", "c", "d"]],
  ["changed below an equal header", ["N", "A", "B!", "C", "D"], ["slide-5", "a", "b", "c", "d"]],
  ["deleted", ["A", "C", "D"], ["a", "c", "d"]],
  ["added", ["A", "N", "B", "C", "D"], ["a", "slide-5", "b", "c", "d"]],
  ["duplicated", ["A", "B", "B", "C", "D"], ["a", "b", "slide-5", "c", "d"]],
  ["all changed", ["E", "F"], ["a", "b"]],
  ["all gone", [], []],
])("a slide keeps its id when slides are %s", (_, texts, ids) => {
  expect(matchSlides(before, slides, build(texts)).slideIds).toEqual(ids);
});

test("ids are unique, even for identical slides", () => {
  const none: SlideIdentities = { slideIds: [], places: [], gone: [], idCount: 0 };
  const alike = build(["A", "A", "A"]);
  const first = matchSlides(none, [], alike);
  expect(new Set(first.slideIds).size).toBe(3);
  const more = matchSlides(first, alike, build(["A", "B", "A", "A", "A"]));
  expect(new Set(more.slideIds).size).toBe(5);
});

test("the list of ids keeps its identity if only a slide's text changes", () => {
  expect(matchSlides(before, slides, build(["A", "B, changed", "C", "D"])).slideIds).toBe(
    before.slideIds,
  );
});

test("a slide keeps its id if it is cut and pasted elsewhere", () => {
  const cut = matchSlides(before, slides, build(["A", "C", "D"]));
  expect(cut.gone).toMatchObject([{ id: "b" }]);
  const pasted = matchSlides(cut, build(["A", "C", "D"]), build(["A", "C", "D", "B"]));
  expect(pasted).toMatchObject({ slideIds: ["a", "c", "d", "b"], gone: [] });
});

test("new slides get the ids that were reserved for them", () => {
  const expected = listSlideIds({ ...before, places: ["p"] }, 6);
  const texts = ["A", "B", "C", "D", "E", "F"];
  expect(expected).toEqual(["a", "b", "c", "d", "p", "slide-5"]);
  expect(matchSlides({ ...before, places: ["p"] }, slides, build(texts)).slideIds).toEqual(
    expected,
  );
});
