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

const moveOf = (color: string, picked: string) => Math.abs(getOklab(color).l - getOklab(picked).l);

/** A colour on any ground of the templates, which are dark or light. */
const paperOf = (primaryColor: string, backgroundType: "bg1" | "bg2", secondaryColor = "#22d3ee") =>
  buildPalette({ ...defaultDesign, primaryColor, secondaryColor, backgroundType }).template.paper;

describe.each(templateIds)("highlighted words of %s", (id) => {
  test("are legible, and differ from the words beside them by colour or by a mark", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet, grounds } of listPlaces(id, picked)) {
          const { color, mark } = sheet.highlight;
          expect(least(color, grounds)).toBeGreaterThanOrEqual(3);
          if (mark === null) expect(distance(color, sheet.inkLarge)).toBeGreaterThan(0.05);
          else expect(color).toBe(sheet.inkLarge);
        }
      }),
      runs,
    );
  });

  test("have the primary or the picked secondary, moved by at most 0.30", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet } of listPlaces(id, picked)) {
          const { color, mark } = sheet.highlight;
          if (mark !== null || sheet.background === picked.primaryColor) continue;
          const { primaryColor, secondaryColor } = picked;
          const moves = [primaryColor, secondaryColor].map((own) => moveOf(color, own));
          expect(Math.min(...moves)).toBeLessThanOrEqual(0.3);
        }
      }),
      runs,
    );
  });

  test("are in small type the primary, or bolder in the colour of the other words", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet, grounds } of listPlaces(id, picked)) {
          const { color, isBolder } = sheet.smallHighlight;
          expect(least(color, grounds)).toBeGreaterThanOrEqual(4.5);
          if (isBolder) expect(color).toBe(sheet.ink);
          else expect(moveOf(color, picked.primaryColor)).toBeLessThanOrEqual(0.3);
        }
      }),
      runs,
    );
  });

  test("have marks and blocks that are visible, and are legible on blocks", () => {
    fc.assert(
      fc.property(pair, (picked) => {
        for (const { sheet, grounds } of listPlaces(id, picked)) {
          const { mark } = sheet.highlight;
          for (const area of [...(mark === null ? [] : [mark]), sheet.block.mark]) {
            for (const ground of grounds) expect(distance(area, ground)).toBeGreaterThan(0.05);
          }
          const own = contrastRatio(sheet.block.color, sheet.block.mark);
          expect(own).toBeGreaterThanOrEqual(3);
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

test("indigo, the default, is lighter on a dark background, and has no mark", () => {
  const { highlight, lead, ink } = paperOf("#4f46e5", "bg1");
  expect(highlight.mark).toBeNull();
  expect(hueApart(highlight.color, "#4f46e5")).toBeLessThan(2);
  expect(lead).toBe(highlight.color);
  expect(lead).not.toBe(ink);
});

test.each([
  ["#000000", "bg1"],
  ["#0a0a0a", "bg1"],
  ["#808080", "bg1"],
  ["#ffffff", "bg2"],
  ["#fde68a", "bg2"],
  ["#808080", "bg2"],
] as const)(
  "%s can't highlight words on background %s, so the picked secondary does",
  (primary, type) => {
    expect(paperOf(primary, type).highlight.mark).not.toBeNull();
    const { highlight, smallHighlight, ink } = paperOf(primary, type, "#ea580c");
    expect(highlight.mark).toBeNull();
    expect(moveOf(highlight.color, "#ea580c")).toBeLessThanOrEqual(0.3);
    expect(smallHighlight).toEqual({ color: ink, isBolder: true });
  },
);

test.each(["#fde68a", "#fde047", "#808080"])(
  "the mark is the untouched %s if it is visible",
  (primary) => {
    expect(paperOf(primary, "bg2").highlight.mark).toBe(primary);
  },
);
