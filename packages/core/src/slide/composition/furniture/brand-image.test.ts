import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { relativeLuminance } from "../../../design/contrast.ts";
import { defaultDesign } from "../../../design/default-design.ts";
import { spanContrast } from "../../../design/ground.ts";
import type { BrandImage } from "../../slide-context.ts";
import { chooseBrandImage } from "./brand-image.ts";

const sheetOf = (background: string) => buildSheet(defaultDesign, background);

function imageOf(src: string, colors: readonly string[]): BrandImage {
  return { src, widthPx: 200, heightPx: 80, outline: colors.map(relativeLuminance) };
}

const black = imageOf("black", ["#000000"]);
const white = imageOf("white", ["#ffffff"]);
/** A logo with a navy word beside an orange sign. */
const navyAndOrange = imageOf("navy and orange", ["#0b1733", "#0b1733", "#ff8a3d", "#ff8a3d"]);
const blackAndWhite = imageOf("black and white", ["#000000", "#ffffff"]);
const photo: BrandImage = { src: "photo", widthPx: 9, heightPx: 9 };

const none = { image: null, darkImage: null };

describe("the brand's image", () => {
  test.each([
    ["the usual one on light", "#ffffff", { image: black, darkImage: white }, "black", false],
    ["the dark one on dark", "#101014", { image: black, darkImage: white }, "white", false],
    ["the dark one, visible or not", "#101014", { image: white, darkImage: photo }, "photo", false],
    [
      "the other one if its own is lost",
      "#101014",
      { image: white, darkImage: black },
      "white",
      false,
    ],
    ["the usual one if there is one only", "#101014", { ...none, image: white }, "white", false],
    ["the dark one if there is one only", "#ffffff", { ...none, darkImage: black }, "black", false],
    ["on a plate if it is lost", "#101014", { ...none, image: black }, "black", true],
    [
      "on a plate if a part is lost",
      "#101014",
      { ...none, image: navyAndOrange },
      "navy and orange",
      true,
    ],
    ["on a plate of its own light", "#ffffff", { ...none, darkImage: white }, "white", true],
    ["one that covers its area", "#000000", { ...none, image: photo }, "photo", false],
  ] as const)("is %s", (_, ground, brand, src, hasPlate) => {
    const chosen = chooseBrandImage(brand, sheetOf(ground));
    expect([chosen?.image.src, chosen?.plate !== null]).toEqual([src, hasPlate]);
  });

  test("is null for a brand without images", () => {
    expect(chooseBrandImage(none, sheetOf("#ffffff"))).toBeNull();
  });

  test("is on middle grey if it is illegible on both light and dark", () => {
    for (const ground of ["#000000", "#ffffff"]) {
      const chosen = chooseBrandImage({ ...none, image: blackAndWhite }, sheetOf(ground));
      expect(chosen).toEqual({ image: blackAndWhite, plate: "#767676" });
    }
  });

  test("is on white rather than grey if it is illegible on a vivid field and on its ink", () => {
    const chosen = chooseBrandImage({ ...none, image: navyAndOrange }, sheetOf("#f43f5e"));
    expect(chosen?.plate).toBe("#ffffff");
  });

  const hexColors = fc
    .integer({ min: 0, max: 0xffffff })
    .map((color) => `#${color.toString(16).padStart(6, "0")}`);
  const images = fc
    .array(hexColors, { minLength: 1, maxLength: 4 })
    .map((colors) => imageOf(colors.join(), colors));
  const brands = fc.record({ image: fc.option(images), darkImage: fc.option(images) });

  test("is visible on its background or plate, unless it has colours of every lightness", () => {
    fc.assert(
      fc.property(brands, hexColors, (brand, ground) => {
        const sheet = sheetOf(ground);
        const chosen = chooseBrandImage(brand, sheet);
        if (!chosen) {
          expect(brand).toEqual(none);
          return;
        }
        const behind = (hex: string) => {
          const luminance = relativeLuminance(hex);
          const { outline = [] } = chosen.image;
          const lost = outline.filter(
            (one) => spanContrast(one, { min: luminance, max: luminance }) < 1.6,
          );
          return lost.length / outline.length;
        };
        if (behind(chosen.plate ?? ground) <= 0.2) return;
        expect(chosen.plate).toBeNull();
        for (const plate of [ground, sheet.ink, "#ffffff", "#111111", "#767676"])
          expect(behind(plate)).toBeGreaterThan(0.2);
      }),
    );
  });
});
