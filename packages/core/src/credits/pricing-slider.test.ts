import fc from "fast-check";
import { expect, test } from "vitest";
import { plans } from "./plan.ts";
import { sliderStops, snapToStop } from "./pricing-slider.ts";

test("steps are 10 up to 100, 50 up to 500, then 100 up to 1000", () => {
  expect(sliderStops).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800,
    900, 1000,
  ]);
});

test("every plan's credits are a stop", () => {
  for (const { credits } of plans) expect(sliderStops).toContain(credits);
});

test("a value snaps to the nearest stop in the range, up if two are equally near", () => {
  const cases = [-5, 0, 14, 15, 95, 124, 125, 474, 475, 549, 550, 1e9];
  expect(cases.map(snapToStop)).toEqual([10, 10, 10, 20, 100, 100, 150, 450, 500, 500, 600, 1000]);
  expect(snapToStop(Number.NaN)).toBe(10);
});

test("snapping keeps stops and picks the nearest one", () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 2000, noNaN: true }), (value) => {
      const snapped = snapToStop(value);
      expect(snapToStop(snapped)).toBe(snapped);
      const distances = sliderStops.map((stop) => Math.abs(stop - value));
      expect(Math.abs(snapped - value)).toBe(Math.min(...distances));
    }),
  );
});
