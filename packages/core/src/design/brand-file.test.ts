import { describe, expect, test } from "vitest";
import { type Brand, defaultBrand } from "./brand.ts";
import { formatBrandFile, parseBrandFile } from "./brand-file.ts";

const brand: Brand = {
  ...defaultBrand,
  name: "Café “Zoë”",
  handle: "@zoe",
  avatar: "data:image/png;base64,AAAA",
  placement: "all",
  palette: { primaryColor: "#0f766e", secondaryColor: "#22d3ee", fontColor: "#1e293b" },
};

describe("the file of a brand kit", () => {
  test("gives back the kit that it was made from, without its id", () => {
    const kit = "6a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c21";
    const file = formatBrandFile({ title: "Zoë", brand: { ...brand, kit } });
    expect(file).not.toContain(kit);
    expect(parseBrandFile(file)).toEqual({ title: "Zoë", brand });
  });

  test("is none if it is something else", () => {
    for (const text of [
      "",
      "[]",
      "null",
      '"brand"',
      "{",
      '{"slideloom":"carousel"}',
      '{"name":"A"}',
    ]) {
      expect(parseBrandFile(text)).toBeNull();
    }
  });

  test("gets defaults for what is wrong in it", () => {
    const text = '{"slideloom":"brand","title":7,"name":8,"avatar":"https://example.com/a.png"}';
    expect(parseBrandFile(text)).toEqual({ title: "", brand: defaultBrand });
  });
});
