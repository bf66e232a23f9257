import { expect, test } from "vitest";
import { defaultDesign } from "./default-design.ts";
import {
  backgroundTypes,
  headerStyles,
  highlightMarks,
  ornaments,
  patterns,
  slideTransitions,
} from "./design.ts";
import { bodyFonts, headingFonts } from "./design-font.ts";
import { parseGradient } from "./gradient.ts";
import {
  backgroundLabels,
  headerStyleLabels,
  highlightMarkLabels,
  ornamentLabels,
  patternLabels,
  slideTransitionLabels,
} from "./label.ts";
import { parseHexColor } from "./rgb.ts";
import { colorTypes, gradientPresets, swatches } from "./swatch.ts";

test("each kind of colour has eight different swatches, including its default", () => {
  for (const type of colorTypes) {
    const values = swatches[type].map(({ value }) => value);
    expect(new Set(values).size).toBe(8);
    expect(values).toContain(defaultDesign[type]);
    for (const value of values) expect(parseHexColor(value)).toBe(value);
  }
});

test("there are four gradient presets, and the parser accepts them", () => {
  expect(gradientPresets).toHaveLength(4);
  for (const { value } of gradientPresets) expect(parseGradient(value)).not.toBeNull();
});

test("there are at least twelve heading fonts and twelve body fonts, without duplicates", () => {
  for (const fonts of [headingFonts, bodyFonts]) {
    const families = fonts.map(({ family }) => family);
    expect(new Set(families).size).toBe(families.length);
    expect(families.length).toBeGreaterThanOrEqual(12);
  }
});

test("every choice in the menus has a unique label", () => {
  const menus = [
    [backgroundTypes, backgroundLabels],
    [patterns, patternLabels],
    [headerStyles, headerStyleLabels],
    [highlightMarks, highlightMarkLabels],
    [slideTransitions, slideTransitionLabels],
    [ornaments, ornamentLabels],
  ] as const;
  for (const [names, labels] of menus) {
    expect(Object.keys(labels)).toEqual([...names]);
    expect(new Set(Object.values(labels)).size).toBe(names.length);
  }
});
