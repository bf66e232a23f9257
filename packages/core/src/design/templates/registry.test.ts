import { expect, test } from "vitest";
import { defaultDesign } from "../default-design.ts";
import { ornaments } from "../design.ts";
import { parseDesign } from "../parse-design.ts";
import { templates } from "../template.ts";
import { getGrammar, templateDefinitions, templateIds } from "./registry.ts";

test("the registry names every template once, in menu order", () => {
  expect(templates.map(({ id }) => id)).toEqual(templateIds);
  const names = Object.values(templateDefinitions).map(({ name }) => name);
  expect(templates.map(({ name }) => name)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

test("every template's id is a valid ornament and selects its grammar", () => {
  expect(ornaments).toEqual(templateIds);
  for (const ornament of ornaments) {
    expect(getGrammar(ornament)).toBe(templateDefinitions[ornament].grammar);
    expect(parseDesign({ ...defaultDesign, ornament })).toEqual({
      design: { ...defaultDesign, ornament },
      warnings: [],
    });
  }
});
