import { expect, test } from "vitest";
import { defaultDesign } from "../default-design.ts";
import { ornaments } from "../design.ts";
import { parseDesign } from "../parse-design.ts";
import { templates } from "../template.ts";
import { getGrammar, templateDefinitions, templateIds } from "./registry.ts";

test("the registry names every template once, in the order of the menu", () => {
  expect(templateIds).toEqual(["modern", "minimal", "bold", "elegant", "corporate", "dark"]);
  const names = Object.values(templateDefinitions).map(({ name }) => name);
  expect(templates.map(({ name }) => name)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

test("every template's id is an ornament, which names its grammar", () => {
  expect(ornaments).toEqual(templateIds);
  for (const ornament of ornaments) {
    expect(getGrammar(ornament)).toBe(templateDefinitions[ornament].grammar);
    expect(parseDesign({ ...defaultDesign, ornament })).toEqual({
      design: { ...defaultDesign, ornament },
      warnings: [],
    });
  }
});

test("every mark is a picture of its own in the accent", () => {
  const marks = templateIds.map((id) => getGrammar(id).mark.draw("#123456", "#abcdef"));
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toContain("#123456");
});
