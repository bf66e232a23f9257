import fc from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "../document/post.ts";
import { checkVideos, findVideoSlides } from "./check-videos.ts";

type Medium = "none" | "image" | "video";

const urls = {
  image: ["https://a.test/b.png", "/media/5d1c.jpg?of=c.mp4", "data:image/png;base64,AAAA"],
  video: ["https://a.test/b.mp4", "http://a.test/B.WEBM?x=1#t", "data:video/mp4;base64,AAAA"],
};
const anyMedium = fc.oneof(
  fc.constant({ medium: "none" as Medium, url: "" }),
  ...(["image", "video"] as const).map((medium) =>
    fc.constantFrom(...urls[medium]).map((url) => ({ medium: medium as Medium, url })),
  ),
);
const anySlide = fc.record({
  own: anyMedium,
  isObject: fc.boolean(),
  assigned: anyMedium,
});

test("the slides with a video are those that show one, whoever set it", () => {
  fc.assert(
    fc.property(fc.array(anySlide), fc.boolean(), (slides, enableMedia) => {
      const content: Post["content"] = slides.map(({ own: { url }, isObject }) => ({
        header: "One",
        description: [],
        media: isObject ? { url } : url,
      }));
      const mediaUrls = Object.fromEntries(slides.map(({ assigned }, at) => [at, assigned.url]));
      const shown = slides.map(({ own, assigned }) =>
        enableMedia && assigned.medium !== "none" ? assigned.medium : own.medium,
      );
      expect(findVideoSlides({ title: "Tea", content }, { enableMedia, mediaUrls })).toEqual(
        shown.flatMap((medium, index) => (medium === "video" ? [index] : [])),
      );
    }),
  );
});

test("the error names every slide with a video", () => {
  expect(checkVideos([])).toEqual([]);
  expect(checkVideos([1])).toEqual([
    {
      severity: "error",
      code: "video",
      place: "slides",
      message:
        "Slide 2 has a video, and we can publish only images. Replace the video with an image.",
    },
  ]);
  expect(checkVideos([0, 2, 4])).toMatchObject([
    {
      message:
        "Slides 1, 3 and 5 have videos, and we can publish only images. Replace the videos with images.",
    },
  ]);
});
