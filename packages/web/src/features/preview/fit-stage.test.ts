import { describe, expect, test } from "vitest";
import { fitStage, placeStage } from "./fit-stage.ts";

const linkedin = { stageWidthPx: 540, stageHeightPx: 675 };

describe("fitStage", () => {
  test("the height limits a portrait stage in a wide area", () => {
    const scale = fitStage({ ...linkedin, areaWidthPx: 900, areaHeightPx: 600, pixelRatio: 1 });
    expect(540 * scale).toBe(480);
  });

  test("the stage's width is a whole number of device pixels at any zoom", () => {
    for (const pixelRatio of [0.8, 1, 1.1, 1.25, 1.5, 2, 2.625, 3]) {
      const scale = fitStage({ ...linkedin, areaWidthPx: 401.3, areaHeightPx: 777.7, pixelRatio });
      expect(540 * scale).toBeCloseTo(Math.round(540 * scale), 9);
      expect((540 * scale) / pixelRatio).toBeLessThanOrEqual(401.3);
    }
  });

  test("a large area magnifies the stage only to a limit", () => {
    const scale = fitStage({ ...linkedin, areaWidthPx: 4000, areaHeightPx: 4000, pixelRatio: 2 });
    expect(scale).toBeCloseTo(2.8, 2);
  });

  test("a zoomed stage is as many times larger, in whole device pixels", () => {
    const area = { ...linkedin, areaWidthPx: 401.3, areaHeightPx: 777.7, pixelRatio: 1.25 };
    const scale = fitStage({ ...area, zoom: 3 });
    expect(scale / fitStage(area)).toBeCloseTo(3, 1);
    expect(540 * scale).toBeCloseTo(Math.round(540 * scale), 9);
  });

  test("an area without a size still gives a stage of one pixel", () => {
    const scale = fitStage({ ...linkedin, areaWidthPx: 0, areaHeightPx: 0, pixelRatio: 1 });
    expect(540 * scale).toBe(1);
  });
});

describe("placeStage", () => {
  const area = { leftPx: 336, topPx: 148.575, widthPx: 720, heightPx: 600 };

  test("the stage's corner is aligned to device pixels", () => {
    for (const pixelRatio of [1, 1.25, 2, 3]) {
      const { leftPx, topPx } = placeStage(area, { widthPx: 401, heightPx: 501 }, pixelRatio);
      for (const positionPx of [area.leftPx + leftPx, area.topPx + topPx]) {
        expect(positionPx * pixelRatio).toBeCloseTo(Math.round(positionPx * pixelRatio), 6);
      }
    }
  });

  test("a stage wider than the area is aligned to its left", () => {
    expect(placeStage(area, { widthPx: 5000, heightPx: 501 }, 1).leftPx).toBe(0);
  });

  test("a stage taller than the area is aligned to its top", () => {
    const { topPx } = placeStage(area, { widthPx: 401, heightPx: 5000 }, 1);
    expect(area.topPx + topPx).toBeCloseTo(149);
  });
});
