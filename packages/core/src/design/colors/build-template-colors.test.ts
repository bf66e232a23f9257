import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";
import { buildPalette } from "../build-palette.ts";
import { composite, contrastRatio } from "../contrast.ts";
import { defaultDesign } from "../default-design.ts";
import { backgroundTypes, type Design } from "../design.ts";
import type { Palette } from "../palette.ts";
import { applyTemplate } from "../template.ts";
import { templateIds } from "../templates/registry.ts";
import type { Sheet } from "./template-colors.ts";

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const hex = fc.oneof(fc.constantFrom("#ffffff", "#fefce8", "#000000", "#0b1b3b"), anyHex);

const colors = fc.record({ primaryColor: hex, secondaryColor: hex, fontColor: hex });

/** Lists the text colours of a sheet that are illegible if the sheet is drawn over one of the backgrounds. */
function findIllegible(name: string, sheet: Sheet, grounds: readonly string[]): string[] {
  return grounds.flatMap((ground) => {
    const field = composite(sheet.background, ground);
    const wanted: [
      "ink" | "muted" | "accent" | "inkLarge" | "accentLarge" | "secondary",
      number,
    ][] = [
      ["ink", 4.5],
      ["muted", 4.5],
      ["accent", 4.5],
      ["inkLarge", 3],
      ["accentLarge", 3],
      ["secondary", 3],
    ];
    return wanted
      .filter(([role, ratio]) => contrastRatio(sheet[role], field) < ratio)
      .map(([role]) => `${name}.${role} ${sheet[role]} on ${field}`);
  });
}

function listIllegible({ template, grounds }: Palette): string[] {
  const { paper, panel, panelStrong, fill, chosen, inkField, primary, deep, secondary } = template;
  const solid = { inkField, primary, secondary };
  return [
    ...Object.entries({ paper, panel, panelStrong }).flatMap(([name, sheet]) =>
      findIllegible(name, sheet, grounds),
    ),
    ...Object.entries(solid).flatMap(([name, sheet]) => findIllegible(name, sheet, ["#000000"])),
    ...Object.entries({ fill, chosen, deep }).flatMap(([name, sheet]) =>
      [sheet.background, sheet.end].flatMap((background) =>
        findIllegible(name, { ...sheet, background }, ["#000000"]),
      ),
    ),
  ];
}

/** 6 x 6 x 90 = 3,240 sets of colours, more than 500 for each background. */
const runs = { numRuns: sampleRuns(90) };

describe.each(templateIds)("the colours of %s", (id) => {
  test.each(backgroundTypes)(
    "are legible on background %s with any picked colours",
    (backgroundType) => {
      fc.assert(
        fc.property(colors, hex, (picked, pattern) => {
          const gradient = `linear-gradient(120deg, ${pattern}, ${picked.secondaryColor})`;
          const backgroundPattern =
            backgroundType === "gradient"
              ? gradient
              : backgroundType === "custom"
                ? pattern
                : "dots";
          const design: Design = {
            ...applyTemplate(defaultDesign, id),
            ...picked,
            backgroundType,
            backgroundPattern,
          };
          expect(listIllegible(buildPalette(design))).toEqual([]);
        }),
        runs,
      );
    },
  );

  // On a gradient from dark to light, every colour has too little contrast somewhere.
  test.each(backgroundTypes.filter((type) => type !== "gradient"))(
    "give emphasized cards more contrast with background %s than other cards",
    (backgroundType) => {
      fc.assert(
        fc.property(colors, hex, (picked, pattern) => {
          const backgroundPattern = backgroundType === "custom" ? pattern : "none";
          const base = { ...applyTemplate(defaultDesign, id), ...picked };
          const palette = buildPalette({ ...base, backgroundType, backgroundPattern });
          const { chosen, panel, panelStrong } = palette.template;
          const contrast = (color: string) =>
            contrastRatio(composite(color, palette.backgroundColor), palette.backgroundColor);
          const card = Math.max(...[panel, panelStrong].map((sheet) => contrast(sheet.background)));
          expect(Math.min(contrast(chosen.background), contrast(chosen.end))).toBeGreaterThan(card);
        }),
        runs,
      );
    },
  );

  test("equal the picked colours if those are legible", () => {
    const design = applyTemplate({ ...defaultDesign, secondaryColor: "#f97316" }, id);
    const { template } = buildPalette(design);
    expect(template.primary.background).toBe(design.primaryColor);
    expect(template.secondary.background).toBe(design.secondaryColor);
  });
});
