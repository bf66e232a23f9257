import type { MediaBox, SlideLayout } from "@slideloom/renderer";
import { expect, test } from "vitest";
import { describeMedia } from "./describe-media.ts";

function layoutWith(...media: Pick<MediaBox, "kind" | "slide" | "posterUrl">[]): SlideLayout {
  const place = { url: "https://example.com/a", xPx: 0, yPx: 0, widthPx: 10, heightPx: 10 };
  return {
    widthPx: 540,
    heightPx: 675,
    texts: [],
    overflows: [],
    missing: [],
    missingMedia: [],
    media: media.map((box) => ({ ...place, ...box })),
  };
}

test("images that loaded need no note", () => {
  expect(describeMedia([layoutWith(), layoutWith({ kind: "image", slide: 1 })])).toBeNull();
});

test("videos appear as still images", () => {
  const video = { kind: "video", slide: 0, posterUrl: "blob:a" } as const;
  expect(describeMedia([layoutWith(video), layoutWith({ ...video, slide: 1 })])).toBe(
    "Videos appear as still images.",
  );
});

test("unreadable media are named by their slide", () => {
  const message = "Slide 3: the image a.test/b.png can't be loaded: it is damaged";
  const layouts = [
    layoutWith({ kind: "video", slide: 1 }),
    { ...layoutWith(), missingMedia: [{ slide: 2, message }] },
    { ...layoutWith(), missingMedia: [{ slide: 2, message }] },
  ];
  expect(describeMedia(layouts)).toBe(
    "This browser can't read the video on slide 2, so the slide shows its file name. " +
      "Slide 3: the image a.test/b.png can't be loaded: it is damaged.",
  );
});
