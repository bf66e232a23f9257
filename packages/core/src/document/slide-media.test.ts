import { expect, test } from "vitest";
import { findSlideMediaUrl, readSlideMedia } from "./slide-media.ts";

const slide = { header: "", description: [] };

test("what a slide does not say of its media is the default", () => {
  const defaults = { url: null, alt: "", focus: null, fit: "cover", tone: null };
  expect(readSlideMedia(slide)).toBeNull();
  expect(readSlideMedia({ ...slide, media: "a.png" })).toEqual({ ...defaults, url: "a.png" });
  expect(readSlideMedia({ ...slide, media: { url: " ", focus: [0, 1] } })).toEqual({
    ...defaults,
    focus: [0, 1],
  });
});

test("a medium that is assigned comes before the slide's own", () => {
  const own = { ...slide, media: { url: "own.png" } };
  expect(findSlideMediaUrl(own, "assigned.png")).toBe("assigned.png");
  expect(findSlideMediaUrl(own, undefined)).toBe("own.png");
  expect(findSlideMediaUrl({ ...slide, media: { alt: "A" } }, undefined)).toBeNull();
});
