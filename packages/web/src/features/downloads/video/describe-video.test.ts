import { expect, test } from "vitest";
import { describeClips, describeVideo } from "./describe-video.ts";

test("length and size are estimated before the video is created", () => {
  const plan = { slideCount: 15, seconds: 3, transition: "slide", clips: [] } as const;
  expect(describeVideo(plan)).toBe("15 slides, 0:45 long, about 9 MB");
  expect(describeVideo({ ...plan, transition: "none" })).toBe("15 slides, 0:45 long, about 2 MB");
  const clips = [{ slide: 1, seconds: 40 }];
  expect(describeVideo({ ...plan, slideCount: 2, seconds: 10, clips })).toBe(
    "2 slides, 0:50 long, about 21 MB",
  );
  expect(describeVideo({ ...plan, slideCount: 1 })).toBe("1 slide, 0:03 long, about 1 MB");
});

test("each slide video is described as playing or as a still image", () => {
  const clips = [
    { slide: 0, seconds: 4.2 },
    { slide: 1, seconds: 1.04 },
    { slide: 2, seconds: 75 },
    { slide: 4, seconds: null },
  ];
  expect(describeClips(clips)).toEqual([
    "The video on slide 1 plays for 4 seconds.",
    "The video on slide 2 plays for 1 second.",
    "The video on slide 3 plays only its first 60 seconds.",
    "The video on slide 5 can't be played in this browser, so it appears as a still image.",
  ]);
});
