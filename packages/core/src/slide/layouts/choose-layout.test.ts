import { describe, expect, test } from "vitest";
import type { Post } from "../../document/post.ts";
import type { SlideSubject } from "../slide-subject.ts";
import { canFillLayout, chooseLayout } from "./choose-layout.ts";
import { layoutNames, layoutRules, layouts } from "./registry.ts";

function subjectOf(
  slides: number,
  slideIndex: number,
  postType: SlideSubject["postType"] = "carousel",
): SlideSubject {
  const content = Array.from({ length: slides }, () => ({ header: "Header", description: [] }));
  const post: Post = { title: "Title", content };
  return { post, postType, slideIndex };
}

const subjects = ([1, 2, 3, 15] as const).flatMap((slides) =>
  Array.from({ length: slides }, (_, index) => index).flatMap((index) => [
    subjectOf(slides, index),
    subjectOf(slides, index, "single"),
  ]),
);

test("every layout has a rule and is tried once", () => {
  expect(Object.keys(layoutRules).toSorted()).toEqual(layoutNames.toSorted());
  expect(Object.keys(layouts).toSorted()).toEqual(layoutNames.toSorted());
  expect(new Set(layoutNames).size).toBe(layoutNames.length);
});

describe("the automatic choice", () => {
  test("is the first layout that the content can fill", () => {
    for (const subject of subjects) {
      const fitting = layoutNames.filter((name) => canFillLayout(name, subject));
      expect(chooseLayout(subject)).toBe(fitting[0]);
    }
  });

  test("is one of the post's type", () => {
    for (const subject of subjects) {
      expect(layoutRules[chooseLayout(subject)].postType).toBe(subject.postType);
    }
  });
});

describe("a layout that is wanted", () => {
  test("is taken where the content can fill it", () => {
    expect(chooseLayout(subjectOf(4, 0), "content")).toBe("content");
    expect(chooseLayout(subjectOf(4, 3), "content")).toBe("content");
    expect(chooseLayout(subjectOf(4, 0), null)).toBe("cover");
  });

  test("gives way to the automatic choice where the content cannot", () => {
    for (const subject of subjects) {
      for (const wanted of layoutNames.filter((name) => !canFillLayout(name, subject))) {
        expect(chooseLayout(subject, wanted)).toBe(chooseLayout(subject));
      }
    }
    expect(canFillLayout("cover", subjectOf(4, 1))).toBe(false);
    expect(canFillLayout("content", subjectOf(4, 1, "single"))).toBe(false);
  });
});
