import type { MediaBox, SlideLayout } from "@slideloom/renderer";
import { expect, test } from "vitest";
import { describeMedia } from "./describe-media.ts";

function layoutWith(...media: Pick<MediaBox, "kind" | "slide" | "posterUrl">[]): SlideLayout {
  const place = { url: "https://example.com/a", xPx: 0, yPx: 0, widthPx: 10, heightPx: 10 };
  return {
    widthPx: 540,
    heightPx: 675,
    typeFactor: 1,
    texts: [],
    overflows: [],
    missing: [],
    missingMedia: [],
    media: media.map((box) => ({ ...place, ...box })),
  };
}

test("pictures that are there need no words", () => {
  expect(describeMedia([layoutWith(), layoutWith({ kind: "image", slide: 1 })])).toBeNull();
});

test("videos are still pictures", () => {
  const video = { kind: "video", slide: 0, posterUrl: "blob:a" } as const;
  expect(describeMedia([layoutWith(video), layoutWith({ ...video, slide: 1 })])).toBe(
    "Videos are shown as a still picture.",
  );
});

test("what could not be read is named by its slide", () => {
  const message = "Slide 3: the picture a.test/b.png can't be loaded: it is damaged";
  const layouts = [
    layoutWith({ kind: "video", slide: 1 }),
    { ...layoutWith(), missingMedia: [{ slide: 2, message }] },
    { ...layoutWith(), missingMedia: [{ slide: 2, message }] },
  ];
  expect(describeMedia(layouts)).toBe(
    "The video on slide 2 can't be read here, so its name stands in its place. " +
      "Slide 3: the picture a.test/b.png can't be loaded: it is damaged.",
  );
});
