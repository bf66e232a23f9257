import fc from "fast-check";
import { expect, test } from "vitest";
import { placeToolbar } from "./place-toolbar.ts";
import type { Frame } from "./text-groups.ts";

const stage = { widthPx: 400, heightPx: 500 };
const toolbar = { widthPx: 240, heightPx: 38 };
const line = (xPx: number, yPx: number, widthPx: number, heightPx = 20) => ({
  xPx,
  yPx,
  widthPx,
  heightPx,
});

test("above the end of its text if there is room", () => {
  const text = line(40, 200, 300, 20);
  expect(placeToolbar({ text, lines: [text], toolbar, stage })).toEqual({
    ...toolbar,
    xPx: 100,
    yPx: 162,
  });
});

test("not over the line above, but below the text", () => {
  const text = line(40, 200, 300);
  const lines = [line(40, 170, 300), text];
  expect(placeToolbar({ text, lines, toolbar, stage })).toMatchObject({ xPx: 100, yPx: 220 });
});

test("between dense lines next to a short one", () => {
  const lines = Array.from({ length: 25 }, (_, index) =>
    line(0, index * 20, index === 9 ? 90 : 390),
  );
  lines[10] = line(0, 200, 90);
  const text = line(0, 240, 390);
  expect(placeToolbar({ text, lines, toolbar, stage })).toMatchObject({ xPx: 150, yPx: 182 });
});

test("over or beside a small full stage, if there is room", () => {
  const small = { widthPx: 160, heightPx: 60 };
  const lines = [line(10, 5, 140), line(10, 35, 140)];
  const [text = line(10, 5, 140)] = lines;
  const place = (abovePx: number, rightPx: number) => {
    const around = { abovePx, leftPx: 0, rightPx };
    return placeToolbar({ text, lines, toolbar, stage: small, around });
  };
  expect(place(38, 0).yPx).toBe(-38);
  expect(place(37, 240)).toMatchObject({ xPx: 160, yPx: expect.any(Number) });
  expect(place(37, 239)).toMatchObject({ xPx: 0 });
});

const areOverlapping = (one: Frame, other: Frame): boolean =>
  one.xPx < other.xPx + other.widthPx &&
  other.xPx < one.xPx + one.widthPx &&
  one.yPx < other.yPx + other.heightPx &&
  other.yPx < one.yPx + one.heightPx;

test("covers no line if there is a free band, and never leaves the stage", () => {
  const place = fc.record({
    xPx: fc.integer({ min: 0, max: 300 }),
    yPx: fc.integer({ min: 40, max: 470 }),
    widthPx: fc.integer({ min: 10, max: 100 }),
    heightPx: fc.integer({ min: 8, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (lines) => {
      // The top of the stage is free.
      const [text = line(0, 40, 10)] = lines;
      const found = placeToolbar({
        text,
        lines,
        toolbar,
        stage,
        around: { abovePx: 100, leftPx: 300, rightPx: 300 },
      });
      expect(lines.filter((one) => areOverlapping(one, found))).toEqual([]);
      expect(found.xPx).toBeGreaterThanOrEqual(0);
      expect(found.yPx).toBeGreaterThanOrEqual(0);
      expect(found.xPx + found.widthPx).toBeLessThanOrEqual(stage.widthPx);
      expect(found.yPx + found.heightPx).toBeLessThanOrEqual(stage.heightPx);
    }),
  );
});
