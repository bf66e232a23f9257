import { existsSync, readFileSync } from "node:fs";
import { bodyFonts, headingFonts } from "@slideloom/core/design";
import { expect, test } from "vitest";
import { makeFontCatalogue } from "../../../../scripts/make-font-catalogue.mjs";
import { getFontPath } from "../node/asset-files.ts";
import {
  findFontSubset,
  fontFamilyNames,
  listFontFiles,
  listItalicFontFiles,
} from "./font-catalogue.ts";

test("the catalogue matches the installed packages", () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
  const { common, han } = makeFontCatalogue();
  expect(read("./font-catalogue.generated.ts") === common).toBe(true);
  expect(read("./han-catalogue.generated.ts") === han).toBe(true);
});

test("every file exists and its name is unique", () => {
  const files = [listFontFiles, listItalicFontFiles].flatMap((list) =>
    fontFamilyNames.flatMap(list),
  );
  expect(files.filter((file) => !existsSync(getFontPath(file)))).toEqual([]);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
});

test("every font that a design can name is in the catalogue", () => {
  const names = [...headingFonts, ...bodyFonts].map(({ family }) => family);
  expect(names.filter((name) => !fontFamilyNames.includes(name))).toEqual([]);
});

test("a letter is drawn by the same file of a family, whatever other files are loaded", () => {
  const ambiguous = fontFamilyNames.flatMap((family) => {
    const [firstFile] = listFontFiles(family);
    const files = listFontFiles(family).filter(({ weight }) => weight === firstFile?.weight);
    const letters = files
      .flatMap(({ unicodeRange }) => unicodeRange)
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
      .filter((codePoint) => codePoint < 0x300 || (codePoint > 0x36f && codePoint >> 4 !== 0x200));
    return new Set(letters).size === letters.length ? [] : [family];
  });
  expect(ambiguous).toEqual([]);
});

test("a subset is found only if one file covers all characters", () => {
  expect(findFontSubset("Inter", [0x41, 0x42])?.files[0]?.file).toBe(
    "inter-latin-wght-normal.woff2",
  );
  expect(findFontSubset("Inter", [0x41, 0x416])).toBeNull();
  expect(findFontSubset("No Such Font", [0x41])).toBeNull();
});

test("the notice file names every font", () => {
  const lines = readFileSync(new URL("../../../../NOTICE", import.meta.url), "utf8").split("\n");
  expect(fontFamilyNames.filter((name) => !lines.includes(name))).toEqual([]);
});
