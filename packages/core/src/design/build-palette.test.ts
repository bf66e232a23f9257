import { describe, expect, test } from "vitest";
import { buildPalette } from "./build-palette.ts";
import { contrastRatio } from "./contrast.ts";
import { defaultDesign } from "./default-design.ts";
import type { Design } from "./design.ts";
import { pickBackgroundColor, pickBackgroundGradient } from "./pick.ts";
import { applyTemplate } from "./template.ts";
import { getOklab } from "./oklab.ts";

const hueDeg = (hex: string) => {
  const { a, b } = getOklab(hex);
  return (Math.atan2(b, a) * 180) / Math.PI;
};
const lowestContrast = (hex: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrastRatio(hex, ground)));

describe("the palette of a design", () => {
  test("replaces dark ink on the dark background with a near-white of the same hue", () => {
    const design = applyTemplate(defaultDesign, "modern");
    const { scheme, ink, backgroundColor, adjustments } = buildPalette(design);
    expect(scheme).toBe("dark");
    expect(contrastRatio(ink, backgroundColor)).toBeGreaterThan(12);
    expect(Math.abs(hueDeg(ink) - hueDeg(design.fontColor))).toBeLessThan(6);
    expect(adjustments).toContainEqual({ role: "fontColor", picked: design.fontColor, drawn: ink });
  });

  test("keeps legible colours as picked, and reports nothing", () => {
    const design: Design = {
      ...defaultDesign,
      primaryColor: "#1d4ed8",
      secondaryColor: "#be185d",
      backgroundType: "bg2",
      showBackgroundElements: false,
    };
    const palette = buildPalette(design);
    expect(palette.ink).toBe(design.fontColor);
    expect(palette.accent).toBe(design.primaryColor);
    expect(palette.accentLarge).toBe(design.primaryColor);
    expect(palette.gradient).toEqual([design.primaryColor, design.secondaryColor]);
    expect(palette.adjustments).toEqual([]);
  });

  test("changes the lightness of an illegible primary just enough to be legible, and keeps its hue", () => {
    const design: Design = { ...defaultDesign, primaryColor: "#f59e0b", backgroundType: "bg2" };
    const { accent, grounds } = buildPalette(design);
    expect(lowestContrast(accent, grounds)).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(accent, grounds)).toBeLessThan(4.75);
    expect(Math.abs(hueDeg(accent) - hueDeg(design.primaryColor))).toBeLessThan(6);
  });

  test("reports the secondary only if it is drawn", () => {
    const design: Design = { ...defaultDesign, backgroundType: "bg2" };
    const roles = (changed: Partial<Design>) =>
      buildPalette({ ...design, ...changed }).adjustments.map(({ role }) => role);
    expect(roles({})).toContain("secondaryColor");
    expect(roles({ headerUnderline: false })).not.toContain("secondaryColor");
    expect(roles({ headerUnderline: false, headerStyle: "gradient" })).toContain("secondaryColor");
  });

  test("has no scrim on any plain colour", () => {
    for (let grey = 0; grey < 256; grey++) {
      const hex = `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
      const { scrim, ink, grounds } = buildPalette(pickBackgroundColor(defaultDesign, hex));
      expect(scrim).toBeNull();
      expect(lowestContrast(ink, grounds)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("has a scrim on a gradient where no ink is legible", () => {
    const design = pickBackgroundGradient(defaultDesign, "linear-gradient(90deg, #000, #fff)");
    const { scrim, ink, grounds } = buildPalette(design);
    expect(scrim).toMatch(/^rgba\(/);
    expect(lowestContrast(ink, grounds)).toBeGreaterThanOrEqual(4.5);
  });

  test("includes the dark middle between two light gradient stops among the grounds", () => {
    const design = pickBackgroundGradient(
      defaultDesign,
      "linear-gradient(90deg, #ff6060, #00d0ff)",
    );
    const { grounds } = buildPalette({ ...design, showBackgroundElements: false });
    const darkest = Math.max(...grounds.map((ground) => contrastRatio(ground, "#ffffff")));
    expect(darkest).toBeGreaterThan(contrastRatio("#ff6060", "#ffffff"));
  });

  test("includes the decoration among the grounds only if it is shown", () => {
    const shown = buildPalette(defaultDesign);
    const hidden = buildPalette({ ...defaultDesign, showBackgroundElements: false });
    expect(lowestContrast("#ffffff", shown.grounds)).toBeLessThan(
      lowestContrast("#ffffff", hidden.grounds),
    );
  });

  test("replaces an invalid custom background with the design's colours", () => {
    const custom = buildPalette({
      ...defaultDesign,
      backgroundType: "custom",
      backgroundPattern: "dots",
    });
    expect(custom.backgroundColor).toBe(defaultDesign.primaryColor);
    const gradient = buildPalette({
      ...defaultDesign,
      backgroundType: "gradient",
      backgroundPattern: "url(x)",
    });
    expect(gradient.backgroundImage).toBe("linear-gradient(135deg, #4f46e5 0%, #22d3ee 100%)");
  });

  test("replaces an unset primary with blue", () => {
    expect(buildPalette({ ...defaultDesign, primaryColor: "" }).primary).toBe("#3b82f6");
  });

  test("has grey backgrounds for grey colours", () => {
    const grey: Design = { ...defaultDesign, primaryColor: "#808080", secondaryColor: "#a0a0a0" };
    expect(buildPalette(grey).backgroundColor).toMatch(/^#(..)\1\1$/);
  });
});
