import { expect, test } from "vitest";
import { defaultDesign } from "./default-design.ts";
import { backgroundTypes, headerStyles, ornaments, patterns, slideTransitions } from "./design.ts";
import { bodyFonts, headingFonts } from "./design-font.ts";
import { parseGradient } from "./gradient.ts";
import {
  backgroundLabels,
  headerStyleLabels,
  ornamentLabels,
  patternLabels,
  slideTransitionLabels,
} from "./label.ts";
import { parseHexColor } from "./rgb.ts";
import { colorTypes, gradientPresets, swatches } from "./swatch.ts";

test("each colour type has eight different swatches, its default among them", () => {
  for (const type of colorTypes) {
    const values = swatches[type].map(({ value }) => value);
    expect(new Set(values).size).toBe(8);
    expect(values).toContain(defaultDesign[type]);
    for (const value of values) expect(parseHexColor(value)).toBe(value);
  }
});

test("there are four gradient presets, which the strict reader takes", () => {
  expect(gradientPresets).toHaveLength(4);
  for (const { value } of gradientPresets) expect(parseGradient(value)).not.toBeNull();
});

test("there are at least twelve fonts for headings and twelve for text, none twice", () => {
  for (const fonts of [headingFonts, bodyFonts]) {
    const families = fonts.map(({ family }) => family);
    expect(new Set(families).size).toBe(families.length);
    expect(families.length).toBeGreaterThanOrEqual(12);
  }
});

test("every choice of the menus has a label of its own", () => {
  const menus = [
    [backgroundTypes, backgroundLabels],
    [patterns, patternLabels],
    [headerStyles, headerStyleLabels],
    [slideTransitions, slideTransitionLabels],
    [ornaments, ornamentLabels],
  ] as const;
  for (const [names, labels] of menus) {
    expect(Object.keys(labels)).toEqual([...names]);
    expect(new Set(Object.values(labels)).size).toBe(names.length);
  }
});
