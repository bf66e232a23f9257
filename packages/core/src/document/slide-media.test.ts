import { expect, test } from "vitest";
import { findSlideMediaUrl, readSlideMedia } from "./slide-media.ts";

const slide = { header: "", description: [] };

test("missing media options have default values", () => {
  const defaults = { url: null, before: null, alt: "", focus: null, fit: "cover", tone: null };
  expect(readSlideMedia(slide)).toBeNull();
  expect(readSlideMedia({ ...slide, media: "a.png" })).toEqual({ ...defaults, url: "a.png" });
  expect(readSlideMedia({ ...slide, media: { url: " ", focus: [0, 1] } })).toEqual({
    ...defaults,
    focus: [0, 1],
  });
});

test("assigned media override the slide's own", () => {
  const own = { ...slide, media: { url: "own.png" } };
  expect(findSlideMediaUrl(own, "assigned.png")).toBe("assigned.png");
  expect(findSlideMediaUrl(own, undefined)).toBe("own.png");
  expect(findSlideMediaUrl({ ...slide, media: { alt: "A" } }, undefined)).toBeNull();
});
