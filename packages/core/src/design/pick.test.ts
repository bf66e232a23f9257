import { expect, test } from "vitest";
import { defaultDesign } from "./default-design.ts";
import {
  pickBackgroundColor,
  pickBackgroundGradient,
  pickBackgroundType,
  pickColor,
} from "./pick.ts";

test("picking a swatch changes only that kind of colour", () => {
  const design = pickColor(defaultDesign, "secondaryColor", "#FB923C");
  expect(design).toEqual({ ...defaultDesign, secondaryColor: "#fb923c" });
});

test("picking a background colour sets the background type to custom", () => {
  const design = pickBackgroundColor(defaultDesign, "#0F0");
  expect(design).toEqual({
    ...defaultDesign,
    backgroundType: "custom",
    backgroundPattern: "#00ff00",
  });
});

test("picking a gradient sets the background type to gradient", () => {
  const design = pickBackgroundGradient(defaultDesign, "linear-gradient(90deg, #fff, #000)");
  expect(design.backgroundType).toBe("gradient");
  expect(design.backgroundPattern).toBe("linear-gradient(90deg, #ffffff 0%, #000000 100%)");
});

test("picking an invalid colour or gradient changes nothing", () => {
  expect(pickColor(defaultDesign, "fontColor", "red")).toBe(defaultDesign);
  expect(pickBackgroundColor(defaultDesign, "url(x)")).toBe(defaultDesign);
  expect(pickBackgroundGradient(defaultDesign, "conic-gradient(#fff, #000)")).toBe(defaultDesign);
});

test("picking a background type sets a pattern, colour or gradient that fits it", () => {
  const custom = pickBackgroundType(defaultDesign, "custom");
  expect(custom.backgroundPattern).toBe(defaultDesign.primaryColor);
  const gradient = pickBackgroundType(custom, "gradient");
  expect(gradient.backgroundPattern).toMatch(/^linear-gradient\(135deg, /);
  const light = pickBackgroundType(gradient, "bg2");
  expect(light.backgroundPattern).toBe("dots");
  const waves = { ...defaultDesign, backgroundPattern: "waves" };
  expect(pickBackgroundType(waves, "bg4").backgroundPattern).toBe("waves");
});

test("picking the current background type keeps its colour", () => {
  const design = pickBackgroundColor(defaultDesign, "#00ff00");
  expect(pickBackgroundType(design, "custom")).toBe(design);
});
