import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../../../scripts/test-sample.mjs";
import { buildPalette } from "../../../design/build-palette.ts";
import { contrastRatio } from "../../../design/contrast.ts";
import { defaultDesign } from "../../../design/default-design.ts";
import { applyTemplate } from "../../../design/template.ts";
import { templateIds } from "../../../design/templates/registry.ts";
import { quietBar } from "./bar-color.ts";

const hex = fc.oneof(
  fc.constantFrom("#ffffff", "#000000", "#fde047", "#fefce8", "#14532d"),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
);

test.each(templateIds)(
  "the largest bar of %s has the strongest contrast, with any picked colours",
  (id) => {
    fc.assert(
      fc.property(hex, hex, hex, (primaryColor, fontColor, quiet) => {
        const design = { ...applyTemplate(defaultDesign, id), primaryColor, fontColor };
        const { template, backgroundColor: ground } = buildPalette(design);
        const other = contrastRatio(quietBar(quiet, template.paper, ground), ground);
        const chosen = contrastRatio(template.paper.lead, ground);
        expect(chosen).toBeGreaterThanOrEqual(3);
        expect(other).toBeLessThan(chosen);
      }),
      { numRuns: sampleRuns(100) },
    );
  },
);
