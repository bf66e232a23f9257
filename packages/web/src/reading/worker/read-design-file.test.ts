import { defaultDesign } from "@slideloom/core/design";
import { expect, test } from "vitest";
import { readDesignFile } from "./read-design-file.ts";

const read = (text: string) => readDesignFile({ text, design: defaultDesign });

test("a saved design is read as it was", () => {
  const design = { ...defaultDesign, primaryColor: "#0f766e", highlightMark: "circle" as const };
  expect(read(JSON.stringify(design))).toEqual({ design, warnings: [] });
});

test("a file with some settings keeps the others, and may name a template", () => {
  const found = read('{"template": "bold", "fontColor": "#123456"}');
  expect(found?.warnings).toEqual([]);
  expect(found?.design).toMatchObject({
    ornament: "bold",
    fontColor: "#123456",
    showCounter: true,
  });
});

test("unknown settings are named", () => {
  expect(read('{"glitter": true}')?.warnings).toEqual([
    "There is no design setting 'glitter', so it is ignored",
  ]);
});

test.each(["", "not JSON", "[1]", "null", '"text"', '{"a":'])("%j is no design", (text) => {
  expect(read(text)).toBeNull();
});
