import { describe, expect, test } from "vitest";
import { createHand, handHatch, handRing, sharpPath, smoothPath, wobblyLine } from "./hand.ts";

describe("a seeded hand", () => {
  test("draws the same for the same seed, and differently for another", () => {
    const draw = (seed: string) => Array.from({ length: 20 }, createHand(seed));
    expect(draw("title 0")).toEqual(draw("title 0"));
    expect(draw("title 0")).not.toEqual(draw("title 1"));
    for (const value of draw("any")) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });

  test("draws lines that stay near the straight one", () => {
    const from = { x: 10, y: 50 };
    const stroke = wobblyLine(createHand("a"), {
      from,
      to: { x: 210, y: 50 },
      wobble: 4,
      step: 20,
    });
    expect(stroke.at(-1)?.x).toBeCloseTo(210);
    for (const { y } of stroke) expect(Math.abs(y - 50)).toBeLessThanOrEqual(4);
  });

  test("draws rings that go round their centre and end past their start", () => {
    const ring = { centre: { x: 0, y: 0 }, radius: { x: 100, y: 40 }, roundness: 3, wobble: 2 };
    const stroke = handRing(createHand("a"), ring);
    for (const { x, y } of stroke) {
      expect((Math.abs(x) / 100) ** 3 + (Math.abs(y) / 40) ** 3).toBeGreaterThan(0.75);
    }
  });

  test("fills a box from left to right", () => {
    const stroke = handHatch(createHand("a"), { left: 0, right: 100, top: 0, bottom: 30, gap: 10 });
    for (const { x } of stroke) expect(x >= 0 && x <= 100).toBe(true);
    expect(
      Math.max(...stroke.map(({ y }) => y)) - Math.min(...stroke.map(({ y }) => y)),
    ).toBeGreaterThan(20);
  });
});

test("paths start and end where the stroke does", () => {
  const stroke = [
    { x: 0, y: 0 },
    { x: 5, y: 5 },
    { x: 10.04, y: 0 },
  ];
  expect(smoothPath(stroke)).toBe("M0 0Q5 5 7.5 2.5L10 0");
  expect(sharpPath(stroke)).toBe("M0 0L5 5L10 0");
  expect(smoothPath([])).toBe("");
});
