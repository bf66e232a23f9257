import type { ChartMark } from "@slideloom/core/slide";
import { expect, test } from "vitest";
import type { MeasuredMark, Rect } from "../text/measured-slide.ts";
import { findChart } from "./chart-box.ts";

const markOf = (
  kind: "bar" | "column",
  rect: [xPx: number, yPx: number, widthPx: number, heightPx: number],
  isMirrored?: boolean,
): MeasuredMark => {
  const [xPx, yPx, widthPx, heightPx] = rect;
  const mark: ChartMark = {
    kind,
    part: { label: "A", value: 1, fill: "#000000" },
    ...(isMirrored && { isMirrored }),
  };
  return { mark, rect: { xPx, yPx, widthPx, heightPx } satisfies Rect };
};

test("bars form a chart as long as the longest bar, with half a gap at each end", () => {
  const chart = findChart([
    markOf("bar", [10, 100, 200, 20]),
    markOf("bar", [10, 150, 80, 20]),
    markOf("bar", [10, 200, 0, 20]),
  ]);
  expect(chart).toMatchObject({ kind: "bar", xPx: 10, yPx: 85, widthPx: 200, heightPx: 150 });
  expect(chart?.share).toBeCloseTo(1.5);
});

test("bars and columns from right to left are mirrored", () => {
  const bars = [markOf("bar", [10, 0, 200, 20], true), markOf("bar", [110, 40, 100, 20], true)];
  expect(findChart(bars)).toMatchObject({ xPx: 10, widthPx: 200, isMirrored: true });
  const columns = [
    markOf("column", [60, 0, 40, 100], true),
    markOf("column", [0, 50, 40, 50], true),
  ];
  expect(findChart(columns)).toMatchObject({
    xPx: -10,
    yPx: 0,
    widthPx: 120,
    heightPx: 100,
    isMirrored: true,
  });
});

test("uneven or distant bars, a single bar or no bars don't form a chart", () => {
  const uneven = [0, 50, 120].map((yPx) => markOf("bar", [0, yPx, 100, 20]));
  expect(findChart(uneven)).toBeNull();
  expect(findChart(uneven.slice(0, 1))).toBeNull();
  const apart = (pitchPx: number) => [0, pitchPx].map((yPx) => markOf("bar", [0, yPx, 100, 20]));
  expect(findChart(apart(120))).toMatchObject({ share: 5 });
  expect(findChart(apart(125))).toBeNull();
  expect(findChart([])).toBeNull();
});
