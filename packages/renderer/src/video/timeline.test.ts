import { slideTransitions } from "@slideloom/core/design";
import { expect, test } from "vitest";
import { enteringAt, placeSlides, planFrames } from "./timeline.ts";

test("each slide lasts its set time, or until its video ends, but at most a minute", () => {
  const clips = [
    { slide: 0, seconds: 1.2 },
    { slide: 1, seconds: 4.5 },
    { slide: 2, seconds: 500 },
    { slide: 3, seconds: null },
  ];
  expect(planFrames(5, clips, { seconds: 3 })).toEqual([90, 135, 1800, 90, 90]);
});

test.each(slideTransitions)(
  "with %s the previous slide is gone within half a second",
  (transition) => {
    const entered = Array.from({ length: 30 }, (_, frame) => enteringAt(1, frame, transition));
    expect(entered.slice(15)).toEqual(Array.from({ length: 15 }, () => 1));
    expect(entered.slice(0, 15).every((part) => part < 1)).toBe(transition !== "none");
    expect(entered).toEqual(entered.toSorted((one, other) => one - other));
  },
);

test("the first slide is shown from the first frame", () => {
  expect(enteringAt(0, 0, "fade")).toBe(1);
});

test.each(slideTransitions)(
  "with %s only the slide itself is in the frame at the end",
  (transition) => {
    expect(placeSlides(transition, 1).entering).toEqual({ offset: 0, scale: 1, opacity: 1 });
  },
);

test("a slide pushes the previous one out of the frame", () => {
  const { leaving, entering } = placeSlides("slide", 0.25);
  expect(entering.offset - leaving.offset).toBe(1);
  expect(leaving.offset).toBe(-0.25);
});
