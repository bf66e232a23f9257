import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultDesign } from "./default-design.ts";
import { highlightMarks } from "./design.ts";
import { parseDesign } from "./parse-design.ts";
import { gradientPresets } from "./swatch.ts";
import { applyTemplate, templates } from "./template.ts";

describe("a parsed design", () => {
  test("equals the saved design, without a warning", () => {
    for (const { id } of templates) {
      const design = applyTemplate(defaultDesign, id);
      expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ design, warnings: [] });
    }
  });

  test("has defaults for missing values, without a warning", () => {
    expect(parseDesign({ showCounter: false })).toEqual({
      design: { ...defaultDesign, showCounter: false },
      warnings: [],
    });
  });

  test("ignores an unknown key with a warning that names it", () => {
    const { design, warnings } = parseDesign({ glitter: true });
    expect(design).toEqual(defaultDesign);
    expect(warnings).toEqual(["There is no design setting 'glitter', so it is ignored"]);
  });

  test("has the default for an unknown value, with a warning that names it", () => {
    const { design, warnings } = parseDesign({
      primaryColor: "red",
      headerStyle: 3,
      showCounter: "yes",
      ornament: null,
    });
    expect(design).toEqual(defaultDesign);
    expect(warnings).toEqual([
      "Design setting 'primaryColor' can't be 'red', so '#4f46e5' is used",
      "Design setting 'showCounter' can't be 'yes', so true is used",
      "Design setting 'headerStyle' can't be 3, so 'default' is used",
      "Design setting 'ornament' can't be null, so 'modern' is used",
    ]);
  });

  test.each(highlightMarks)("keeps the mark of highlighted words: %s", (highlightMark) => {
    expect(parseDesign({ highlightMark })).toEqual({
      design: { ...defaultDesign, ...(highlightMark !== "auto" && { highlightMark }) },
      warnings: [],
    });
  });

  test("has the template's own mark for an unknown one, with a warning", () => {
    expect(parseDesign({ highlightMark: "glitter" })).toEqual({
      design: defaultDesign,
      warnings: ["Design setting 'highlightMark' can't be 'glitter', so 'auto' is used"],
    });
  });

  test("has normalised colours", () => {
    expect(parseDesign({ fontColor: "#ABC" }).design.fontColor).toBe("#aabbcc");
  });

  test("keeps a custom colour or gradient with its background type", () => {
    expect(parseDesign({ backgroundType: "custom", backgroundPattern: "#FF0000" })).toEqual({
      design: { ...defaultDesign, backgroundType: "custom", backgroundPattern: "#ff0000" },
      warnings: [],
    });
    const preset = gradientPresets[0]?.value;
    const { design, warnings } = parseDesign({
      backgroundType: "gradient",
      backgroundPattern: preset,
    });
    expect(design.backgroundType).toBe("gradient");
    expect(warnings).toEqual([]);
  });

  test("has the default background if the value doesn't fit its type", () => {
    for (const backgroundType of ["custom", "gradient"]) {
      for (const backgroundPattern of ["dots", "url(https://example.org)", undefined, 4]) {
        const { design, warnings } = parseDesign({ backgroundType, backgroundPattern });
        expect(design).toEqual(defaultDesign);
        expect(warnings.at(-1)).toBe(
          `The 'backgroundPattern' doesn't fit the background '${backgroundType}', so the default is used`,
        );
      }
    }
  });

  test("is the default design with a warning for anything but an object", () => {
    for (const value of [null, undefined, 1, "dark", []]) {
      expect(parseDesign(value).design).toEqual(defaultDesign);
      expect(parseDesign(value).warnings).toHaveLength(1);
    }
  });

  test("ignores inherited names such as __proto__ and constructor", () => {
    const { design, warnings } = parseDesign(
      JSON.parse('{"__proto__": {"fontFamily": "Anton"}, "constructor": 1}'),
    );
    expect(design).toEqual(defaultDesign);
    expect(warnings).toHaveLength(2);
  });

  test("is valid for any input, and parses to itself", () => {
    const settings = Object.fromEntries(
      Object.entries(defaultDesign).map(([key, value]) => [
        key,
        fc.oneof(fc.constant(value), fc.jsonValue()),
      ]),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record(settings, { requiredKeys: [] })), (value) => {
        const { design } = parseDesign(value);
        expect(parseDesign(design)).toEqual({ design, warnings: [] });
      }),
      { numRuns: 2_000 },
    );
  });
});
