import { expect, test } from "vitest";
import { buildPalette } from "../build-palette.ts";
import { defaultDesign } from "../default-design.ts";
import { parseDesign } from "../parse-design.ts";
import { applyPreset, designPresets } from "./design-presets.ts";

test("there are at least 36 presets, with different names", () => {
  expect(designPresets.length).toBeGreaterThanOrEqual(36);
  expect(new Set(designPresets.map(({ id }) => id)).size).toBe(designPresets.length);
});

test("no two presets have the same template and background", () => {
  const grounds = designPresets.map(({ templateId, values }) => {
    const { backgroundType, backgroundPattern } = values;
    const isOwn = backgroundType === "custom" || backgroundType === "gradient";
    return [templateId, backgroundType, ...(isOwn ? [backgroundPattern] : [])].join(" ");
  });
  expect(new Set(grounds).size).toBe(designPresets.length);
});

test.each(designPresets)(
  "$name is a valid design whose text is drawn in its own colour",
  (preset) => {
    const design = applyPreset(defaultDesign, preset);
    expect(parseDesign(design)).toEqual({ design, warnings: [] });
    const { adjustments, scrim } = buildPalette(design);
    expect(adjustments.filter(({ role }) => role === "fontColor")).toEqual([]);
    expect(scrim).toBeNull();
  },
);

test("a preset keeps the settings that it leaves open", () => {
  const [preset] = designPresets;
  const design = { ...defaultDesign, cornerAccent: false, highlightMark: "circle" as const };
  expect(preset && applyPreset(design, preset)).toMatchObject({
    cornerAccent: false,
    highlightMark: "circle",
  });
});
