import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultDesign } from "./default-design.ts";
import { parseDesign } from "./parse-design.ts";
import { gradientPresets } from "./swatch.ts";
import { applyTemplate, templates } from "./template.ts";

describe("reading a saved design", () => {
  test("what was saved comes back without a warning", () => {
    for (const { id } of templates) {
      const design = applyTemplate(defaultDesign, id);
      expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ design, warnings: [] });
    }
  });

  test("what is missing takes its default without a warning", () => {
    expect(parseDesign({ showCounter: false })).toEqual({
      design: { ...defaultDesign, showCounter: false },
      warnings: [],
    });
  });

  test("an unknown key is ignored and named", () => {
    const { design, warnings } = parseDesign({ glitter: true });
    expect(design).toEqual(defaultDesign);
    expect(warnings).toEqual(["Unknown design setting 'glitter': it is ignored"]);
  });

  test("an unknown value takes the default and is named", () => {
    const { design, warnings } = parseDesign({
      primaryColor: "red",
      headerStyle: 3,
      showCounter: "yes",
      ornament: null,
    });
    expect(design).toEqual(defaultDesign);
    expect(warnings).toEqual([
      "Design setting 'primaryColor' cannot be 'red': '#4f46e5' is used",
      "Design setting 'showCounter' cannot be 'yes': true is used",
      "Design setting 'headerStyle' cannot be 3: 'default' is used",
      "Design setting 'ornament' cannot be null: 'modern' is used",
    ]);
  });

  test("colours are normalised", () => {
    expect(parseDesign({ fontColor: "#ABC" }).design.fontColor).toBe("#aabbcc");
  });

  test("a custom colour and a gradient are kept with their type", () => {
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

  test("a background that does not fit its type gives way to the default", () => {
    for (const backgroundType of ["custom", "gradient"]) {
      for (const backgroundPattern of ["dots", "url(https://example.org)", undefined, 4]) {
        const { design, warnings } = parseDesign({ backgroundType, backgroundPattern });
        expect(design).toEqual(defaultDesign);
        expect(warnings.at(-1)).toBe(
          `Background '${backgroundType}' has no usable 'backgroundPattern': the default is used`,
        );
      }
    }
  });

  test("what is no object is the default design with a warning", () => {
    for (const value of [null, undefined, 1, "dark", []]) {
      expect(parseDesign(value).design).toEqual(defaultDesign);
      expect(parseDesign(value).warnings).toHaveLength(1);
    }
  });

  test("keys of every object are not settings", () => {
    const { design, warnings } = parseDesign(
      JSON.parse('{"__proto__": {"fontFamily": "Anton"}, "constructor": 1}'),
    );
    expect(design).toEqual(defaultDesign);
    expect(warnings).toHaveLength(2);
  });

  test("whatever is read, the result reads back as itself", () => {
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
