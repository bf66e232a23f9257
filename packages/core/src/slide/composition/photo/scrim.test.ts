import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { luminanceContrast, luminanceOf, relativeLuminance } from "../../../design/contrast.ts";
import { formatHex, getRgb, type Rgb } from "../../../design/rgb.ts";
import { sampleRuns } from "../../../../../../scripts/test-sample.mjs";
import type { SlideMedia } from "../../slide-context.ts";
import { findScrim } from "./scrim.ts";

const frame = { x: 0, y: 0, width: 200, height: 200 };

function mediaOf(pixels: readonly Rgb[], widthPx: number): SlideMedia {
  const heightPx = pixels.length / widthPx;
  const data = Uint8Array.from(pixels.flatMap((pixel) => [...pixel, 255]));
  const size = { widthPx, heightPx };
  return { kind: "image", url: "a.png", label: "a.png", ...size, small: { ...size, data } };
}

const channel = fc.integer({ min: 0, max: 255 });
const color: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

describe("the overlay on an image", () => {
  test("makes text legible over every pixel, and isn't stronger than needed", () => {
    const pixels = fc.array(color, { minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(pixels, color, fc.constantFrom(3, 4.5), (shown, ground, ratio) => {
        const ink = luminanceOf(ground) > 0.18 ? "#000000" : "#ffffff";
        const isReadable = (alpha: number, least: number = ratio) =>
          shown.every((pixel) => {
            const over = ([0, 1, 2] as const).map((at) =>
              Math.round(pixel[at] * (1 - alpha) + ground[at] * alpha),
            ) as [number, number, number];
            return luminanceContrast(luminanceOf(over), relativeLuminance(ink)) >= least;
          });
        fc.pre(isReadable(1));
        const alpha = findScrim(mediaOf(shown, 8), { frame, regions: [frame] }, formatHex(ground), [
          [ink, ratio],
        ]);
        expect(isReadable(alpha)).toBe(true);
        if (alpha > 0.1) expect(isReadable(alpha - 0.1, ratio * 1.2)).toBe(false);
      }),
      { numRuns: sampleRuns(200) },
    );
  });

  test("depends only on the pixels behind the words of the cropped image", () => {
    const [white, black] = [getRgb("#ffffff"), getRgb("#000000")];
    // A tall image, white above and black below, cropped to a square around its upper part.
    const rows = Array.from({ length: 40 }, (_, row) => (row < 12 ? white : black));
    const media = mediaOf(
      rows.flatMap((pixel) => Array.from({ length: 20 }, () => pixel)),
      20,
    );
    const over = (y: number, focus?: [number, number]) =>
      findScrim(
        { ...media, ...(focus && { focus }) },
        { frame, regions: [{ x: 20, y, width: 160, height: 30 }] },
        "#000000",
        [["#ffffff", 4.5]],
      );
    expect(over(10)).toBeGreaterThan(0.4);
    expect(over(160)).toBe(0);
    expect(over(10, [0.5, 1])).toBe(0);
  });

  test("isn't needed without pixels", () => {
    const { small: _, ...media } = mediaOf([getRgb("#ffffff")], 1);
    expect(findScrim(media, { frame, regions: [frame] }, "#000000", [["#ffffff", 4.5]])).toBe(0);
  });
});
