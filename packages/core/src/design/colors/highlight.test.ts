import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";
import { buildPalette } from "../build-palette.ts";
import { composite, contrastRatio } from "../contrast.ts";
import { defaultDesign } from "../default-design.ts";
import { applyTemplate } from "../template.ts";
import { getGrammar, templateIds, type TemplateId } from "../templates/registry.ts";
import { getOklab } from "../oklab.ts";
import { hueApart } from "./blend.ts";
import type { Sheet } from "./template-colors.ts";

const extremes = [
  "#ffffff",
  "#fefce8",
  "#000000",
  "#0a0a0a",
  "#808080",
  "#fde047",
  "#00ff00",
  "#14532d",
  "#0000ff",
  "#1e1b4b",
  "#ff00ff",
  "#64748b",
  "#22d3ee",
];
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const hex = fc.oneof(fc.constantFrom(...extremes), anyHex);
const pair = fc.record({ primaryColor: hex, secondaryColor: hex, fontColor: hex });

/** 6 x 100 = 600 pairs of colours on seven sheets each. */
const runs = { numRuns: sampleRuns(100) };

type Pair = { primaryColor: string; secondaryColor: string; fontColor: string };

function paletteOf(id: TemplateId, picked: Pair) {
  return buildPalette({ ...applyTemplate(defaultDesign, id), ...picked });
}

/** The sheets behind headlines, each with the colours that can be behind the letters. */
function listPlaces(id: TemplateId, picked: Pair): { sheet: Sheet; grounds: string[] }[] {
  const { template, grounds } = paletteOf(id, picked);
  const { paper, panel, panelStrong, fill, chosen, inkField, primary, deep } = template;
  const over = (sheet: Sheet) => grounds.map((ground) => composite(sheet.background, ground));
  return [
    ...[paper, panel, panelStrong].map((sheet) => ({ sheet, grounds: over(sheet) })),
    ...[inkField, primary].map((sheet) => ({ sheet, grounds: [sheet.background] })),
    ...[fill, chosen, deep].map((sheet) => ({ sheet, grounds: [sheet.background, sheet.end] })),
  ];
}

const least = (color: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => contrastRatio(color, ground)));

function distance(one: string, other: string): number {
  const [from, to] = [getOklab(one), getOklab(other)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

describe.each(templateIds)("highlighted words of %s", (id) => {
  test("are legible and differ from the words beside them", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet, grounds } of listPlaces(id, picked)) {
          const { color, band } = sheet.highlight;
          if (band) {
            const own = contrastRatio(color, band);
            expect(own).toBeGreaterThanOrEqual(4.5);
            expect(own).toBeGreaterThanOrEqual(contrastRatio(sheet.ink, band));
          } else {
            expect(least(color, grounds)).toBeGreaterThanOrEqual(3);
            expect(distance(color, sheet.inkLarge)).toBeGreaterThan(0.05);
          }
        }
      }),
      runs,
    );
  });

  test("have the primary moved by at most 0.15, or stand on a band of the primary or the ink", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet } of listPlaces(id, picked)) {
          const { color, band } = sheet.smallHighlight;
          if (band) expect([picked.primaryColor, sheet.ink]).toContain(band);
          else
            expect(Math.abs(getOklab(color).l - getOklab(picked.primaryColor).l)).toBeLessThan(
              0.151,
            );
        }
      }),
      runs,
    );
  });

  test("have gradients whose hues don't blend into grey", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet } of listPlaces(id, picked)) {
          expect(hueApart(sheet.accentLarge, sheet.blend)).toBeLessThanOrEqual(60.5);
          expect(hueApart(...sheet.letterGradient)).toBeLessThanOrEqual(60.5);
        }
      }),
      runs,
    );
  });

  test("replace the default secondary of ornaments with the template's colour, and no other secondary", () => {
    const { secondaryColor } = defaultDesign;
    const colors = { primaryColor: "#2563eb", fontColor: "#111827" };
    expect(paletteOf(id, { ...colors, secondaryColor }).secondary).toBe(getGrammar(id).companion);
    expect(paletteOf(id, { ...colors, secondaryColor: "#f97316" }).secondary).toBe("#f97316");
  });
});
