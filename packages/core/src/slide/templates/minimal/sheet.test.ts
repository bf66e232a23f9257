import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../../../scripts/test-sample.mjs";
import { buildPalette } from "../../../design/build-palette.ts";
import { contrastRatio, relativeLuminance } from "../../../design/contrast.ts";
import { defaultDesign } from "../../../design/default-design.ts";
import { applyTemplate } from "../../../design/template.ts";
import { minimalSheet } from "./sheet.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const colors = fc.record({ primaryColor: hex, secondaryColor: hex, fontColor: hex });
const minimal = applyTemplate(defaultDesign, "minimal");

const sheetOf = (picked: Partial<typeof minimal>) =>
  minimalSheet({ colors: buildPalette({ ...minimal, ...picked }).template });

test("Minimal's default grey underlines highlighted words, which keep the ink's colour", () => {
  const { highlight, inkLarge } = sheetOf({});
  expect(highlight).toEqual({ color: inkLarge, band: null, rule: minimal.primaryColor });
});

test("highlighted words of Minimal never look like selected text: light on a dark band", () => {
  fc.assert(
    fc.property(colors, (picked) => {
      const sheet = sheetOf(picked);
      for (const [{ color, band, rule }, ink] of [
        [sheet.highlight, sheet.inkLarge],
        [sheet.smallHighlight, sheet.ink],
      ] as const) {
        const apart = contrastRatio(color, ink);
        if (band === null && rule === undefined) expect(apart).toBeGreaterThanOrEqual(1.5);
        else if (apart >= 1.5) expect(color).toBe(ink);
        if (band !== null) expect(relativeLuminance(color)).toBeLessThan(relativeLuminance(band));
        if (rule !== undefined) expect([picked.primaryColor, sheet.ink, color]).toContain(rule);
      }
    }),
    { numRuns: sampleRuns(200) },
  );
});
