import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPalette } from "../../../design/build-palette.ts";
import { composite, contrastRatio } from "../../../design/contrast.ts";
import { defaultDesign } from "../../../design/default-design.ts";
import { highlightMarks } from "../../../design/design.ts";
import { isLegible, largeRatio } from "../../../design/legible-color.ts";
import { getRgba } from "../../../design/rgb.ts";
import { templateIds } from "../../../design/templates/registry.ts";
import { handMarking } from "./hand-marking.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("highlighted words and strokes are legible with any colours", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...templateIds),
      fc.constantFrom(...highlightMarks),
      fc.record({ primaryColor: hex, secondaryColor: hex, fontColor: hex, backgroundPattern: hex }),
      (ornament, highlightMark, colors) => {
        const design = { ...defaultDesign, ornament, ...colors, backgroundType: "custom" as const };
        const { paper } = buildPalette(design).template;
        const marking = handMarking(highlightMark, paper);
        expect(marking === null).toBe(highlightMark === "auto");
        if (!marking) return;
        const { color, mark } = marking;
        if (!mark?.isField) expect(isLegible(color, paper.span, largeRatio)).toBe(true);
        if (mark?.shape === "circle" || mark?.shape === "underline") {
          expect(isLegible(mark.color, paper.span, largeRatio)).toBe(true);
        }
        if (mark?.shape === "marker" && getRgba(mark.color).alpha === 1) {
          expect(contrastRatio(composite(mark.color, "#000000"), color)).toBeGreaterThanOrEqual(
            largeRatio,
          );
        }
      },
    ),
  );
});

test("without a mark, words whose colour can't be read are bolder", () => {
  const design = { ...defaultDesign, primaryColor: "#fdf6c9", backgroundType: "bg2" as const };
  const { paper } = buildPalette(design).template;
  expect(paper.highlight.mark).not.toBeNull();
  expect(handMarking("none", paper)).toEqual({ color: paper.highlight.color, isBolder: true });
});
