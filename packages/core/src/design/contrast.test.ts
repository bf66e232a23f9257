import { describe, expect, test } from "vitest";
import { composite, contrastRatio, relativeLuminance } from "./contrast.ts";

describe("the contrast ratio", () => {
  test("of black on white is 21, and of a colour on itself 1", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 10);
    expect(contrastRatio("#3b82f6", "#3b82f6")).toBe(1);
  });

  test("of #777777 is below 4.5 and of #767676 above, as in WCAG's examples", () => {
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.542, 3);
  });

  test("doesn't depend on the order of the colours", () => {
    expect(contrastRatio("#1e293b", "#f8fafc")).toBe(contrastRatio("#f8fafc", "#1e293b"));
  });

  test("uses luminance with weighted channels", () => {
    expect(relativeLuminance("#ff0000")).toBeCloseTo(0.2126, 6);
    expect(relativeLuminance("#00ff00")).toBeCloseTo(0.7152, 6);
    expect(relativeLuminance("#0000ff")).toBeCloseTo(0.0722, 6);
  });

  test("blends a translucent colour with its ground", () => {
    expect(composite("rgba(255, 255, 255, 0.5)", "#000000")).toBe("#808080");
    expect(composite("rgba(255, 0, 0, 0)", "#123456")).toBe("#123456");
    expect(composite("#abcdef", "#123456")).toBe("#abcdef");
  });

  test("throws for anything but #rrggbb", () => {
    expect(() => relativeLuminance("red")).toThrow("Not a #rrggbb colour: red");
    expect(() => composite("rgb(1,2,3)", "#000000")).toThrow(RangeError);
  });
});
