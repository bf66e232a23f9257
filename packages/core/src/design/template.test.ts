import { expect, test } from "vitest";
import { defaultDesign } from "./default-design.ts";
import { templateIds } from "./templates/registry.ts";
import { designFamilies } from "./design-font.ts";
import { applyTemplate, getTemplate, templates } from "./template.ts";

test("the templates are in the order of their ids, and each has the ornament with its id", () => {
  expect(templates.map(({ id }) => id)).toEqual(templateIds);
  expect(templates.map(({ ornament }) => ornament)).toEqual(templateIds);
});

test.each([
  ["modern", "Modern", "#3b82f6", "Poppins/Inter", "#1e293b", "bg1", true, true],
  ["minimal", "Minimal", "#64748b", "Inter/Inter", "#334155", "bg3", false, false],
  ["bold", "Bold", "#f43f5e", "Montserrat/Inter", "#18181b", "bg2", true, true],
  ["elegant", "Elegant", "#9333ea", "Playfair Display/Lato", "#1e293b", "bg4", true, true],
  ["corporate", "Corporate", "#0284c7", "Raleway/Source Sans Pro", "#334155", "bg1", true, true],
  ["dark", "Dark Mode", "#22d3ee", "Poppins/Inter", "#f8fafc", "bg1", true, true],
  [
    "editorial",
    "Editorial",
    "#b4431e",
    "Instrument Serif/Source Serif 4",
    "#191512",
    "bg4",
    true,
    true,
  ],
  ["notebook", "Notebook", "#ffdd40", "Kalam/Kalam", "#1f2a44", "bg2", true, true],
  ["brutal", "Brutal", "#d4ff3a", "Archivo/Archivo", "#0a0a0a", "bg3", true, true],
] as const)(
  "%s has the specified values",
  (id, name, primary, fonts, font, background, counter, elements) => {
    const template = getTemplate(id);
    expect(template.name).toBe(name);
    expect(template.primaryColor).toBe(primary);
    expect(`${template.fontFamily}/${template.bodyFontFamily}`).toBe(fonts);
    expect(template.fontColor).toBe(font);
    expect(template.backgroundType).toBe(background);
    expect(template.showCounter).toBe(counter);
    expect(template.showBackgroundElements).toBe(elements);
  },
);

test("every template's fonts are offered in the menus", () => {
  for (const { fontFamily, bodyFontFamily } of templates) {
    expect(designFamilies).toContain(fontFamily);
    expect(designFamilies).toContain(bodyFontFamily);
  }
});

test("applying a template sets its values and keeps all other settings", () => {
  const design = {
    ...defaultDesign,
    secondaryColor: "#fb923c",
    headerStyle: "outlined",
    cornerAccent: false,
  } as const;
  const applied = applyTemplate({ ...design, backgroundPattern: "waves" }, "minimal");
  const { id: _id, name: _name, ...values } = getTemplate("minimal");
  expect(applied).toEqual({ ...design, ...values, backgroundPattern: "waves" });
});

test("applying a template replaces a custom background with the template's, with the default pattern", () => {
  const applied = applyTemplate(
    { ...defaultDesign, backgroundType: "custom", backgroundPattern: "#ff0000" },
    "bold",
  );
  expect(applied.backgroundType).toBe("bg2");
  expect(applied.backgroundPattern).toBe("dots");
});

test("an unknown template throws an error", () => {
  expect(() => getTemplate("neon" as "dark")).toThrow("Unknown template: neon");
});
