import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPalette } from "../../../design/build-palette.ts";
import { defaultDesign } from "../../../design/default-design.ts";
import { isLegible, largeRatio } from "../../../design/legible-color.ts";
import { templateIds } from "../../../design/templates/registry.ts";
import type { Scene } from "./scene.ts";
import { iconColor } from "./icon-color.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const contextOf = (changes: Partial<typeof defaultDesign>): Pick<Scene, "context"> => {
  const palette = buildPalette({ ...defaultDesign, ...changes });
  return { context: { palette } as Scene["context"] };
};

test("an icon in a text has the accent", () => {
  const { context } = contextOf({ primaryColor: "#4f46e5", backgroundType: "bg2" });
  const { ink, accent } = context.palette.template.paper;
  expect(accent).not.toBe(ink);
  expect(iconColor({ context }, ink)).toBe(accent);
  expect(iconColor({ context }, "#123456")).toBe("#123456");
});

test("an icon is legible with any colours, on each area where its text may be", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...templateIds),
      fc.record({ primaryColor: hex, secondaryColor: hex, fontColor: hex, backgroundPattern: hex }),
      (ornament, colors) => {
        const scene = contextOf({ ornament, ...colors, backgroundType: "custom" });
        const sheets = Object.values(scene.context.palette.template);
        for (const { ink } of sheets) {
          const color = iconColor(scene, ink);
          for (const { span } of sheets.filter((sheet) => sheet.ink === ink)) {
            expect(isLegible(color, span, largeRatio)).toBe(true);
          }
        }
      },
    ),
  );
});
