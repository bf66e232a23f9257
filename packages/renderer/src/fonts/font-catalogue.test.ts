import { existsSync, readFileSync } from "node:fs";
import { bodyFonts, headingFonts } from "@slideloom/core/design";
import { expect, test } from "vitest";
import { makeFontCatalogue } from "../../../../scripts/make-font-catalogue.mjs";
import { getFontPath } from "../node/asset-files.ts";
import { findFontSubset, fontFamilyNames, listFontFiles } from "./font-catalogue.ts";

test("the catalogue is current with the installed packages", () => {
  const url = new URL("./font-catalogue.generated.ts", import.meta.url);
  expect(readFileSync(url, "utf8") === makeFontCatalogue()).toBe(true);
});

test("every file exists and its name is unique", () => {
  const files = fontFamilyNames.flatMap(listFontFiles);
  expect(files.filter((file) => !existsSync(getFontPath(file)))).toEqual([]);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
});

test("every font that a design can name is in the catalogue", () => {
  const names = [...headingFonts, ...bodyFonts].map(({ family }) => family);
  expect(names.filter((name) => !fontFamilyNames.includes(name))).toEqual([]);
});

test("a subset is found only where one file has all of the characters", () => {
  expect(findFontSubset("Inter", [0x41, 0x42])?.files[0]?.file).toBe(
    "inter-latin-wght-normal.woff2",
  );
  expect(findFontSubset("Inter", [0x41, 0x416])).toBeNull();
  expect(findFontSubset("No Such Font", [0x41])).toBeNull();
});
