import { beforeAll, expect, test } from "vitest";
import { loadEmojiCode } from "../emoji/split-emoji.ts";
import { loadHanFamilies } from "./font-catalogue.ts";
import { selectFonts } from "./font-selection.ts";

await loadEmojiCode("😀");

beforeAll(loadHanFamilies);

const filesOf = (...selection: Parameters<typeof selectFonts>) =>
  selectFonts(...selection).files.map(({ file }) => file);

test("English in a variable font needs one file", () => {
  expect(selectFonts("Hello, world", ["Inter"])).toMatchObject({
    stack: ["Inter"],
    files: [{ family: "Inter", file: "inter-latin-wght-normal.woff2" }],
  });
});

test("italic adds a file only if the family has one", () => {
  expect(filesOf("a", ["Playfair Display"])).toEqual(["playfair-display-latin-wght-normal.woff2"]);
  expect(filesOf("a", ["Playfair Display"], { italic: true })).toEqual([
    "playfair-display-latin-wght-normal.woff2",
    "playfair-display-latin-wght-italic.woff2",
  ]);
  expect(filesOf("a", ["Inter"], { italic: true })).toEqual(["inter-latin-wght-normal.woff2"]);
});

test("a static family has one file per weight, the nearest if the requested one is missing", () => {
  expect(filesOf("a", ["Poppins"], { weights: [400, 800] })).toEqual([
    "poppins-latin-400-normal.woff2",
    "poppins-latin-800-normal.woff2",
  ]);
  expect(filesOf("a", ["Anton"], { weights: [400, 800] })).toEqual([
    "anton-latin-400-normal.woff2",
  ]);
});

test("characters that the chosen family lacks come from the fallback of their script", () => {
  expect(selectFonts("Hi שלום مرحبا Привет", ["Poppins"]).stack).toEqual([
    "Poppins",
    "Noto Sans",
    "Noto Sans Arabic",
    "Noto Sans Hebrew",
  ]);
});

test.for([
  ["مرحبا", "Noto Naskh Arabic", "noto-naskh-arabic-arabic-wght-normal.woff2"],
  ["हिन्दी", "Noto Serif Devanagari", "noto-serif-devanagari-devanagari-wght-normal.woff2"],
  ["言葉のこと", "Noto Serif JP", expect.stringMatching(/^noto-serif-jp-/)],
])("beside a serif family, %s is set in the serif font of its script", ([text, face, file]) => {
  const { stack, files } = selectFonts(text, ["Playfair Display"]);
  expect(stack).toEqual(["Playfair Display", face]);
  expect(files.at(-1)?.file).toEqual(file);
  expect(selectFonts(text, ["Inter"]).stack).not.toContain(face);
  expect(selectFonts("Hi", ["Playfair Display"]).stack).toEqual(["Playfair Display"]);
});

test("requested families keep their order, used or not", () => {
  expect(selectFonts("a", ["JetBrains Mono", "Inter"]).stack).toEqual(["JetBrains Mono", "Inter"]);
});

test("the space is always covered, even beside a script of another family", () => {
  expect(filesOf("مرحبا", ["Inter"])).toEqual([
    "inter-latin-wght-normal.woff2",
    "noto-sans-arabic-arabic-wght-normal.woff2",
  ]);
});

test("a letter and its marks are covered by one file", () => {
  for (const cluster of ["q\u0303", "а\u0301", "ש\u05C1\u05B8", "न\u093C\u0940"]) {
    const glyphs = [...cluster].map((character) => character.codePointAt(0) ?? 0);
    const holdsAll = selectFonts(cluster, ["Inter"]).files.some(({ unicodeRange }) =>
      glyphs.every((glyph) => unicodeRange.some(([from, to]) => glyph >= from && glyph <= to)),
    );
    expect({ cluster, holdsAll }).toEqual({ cluster, holdsAll: true });
  }
});

test("the surrounding text decides the Han font of a short text", () => {
  const text = "直感";
  expect(selectFonts(text, ["Inter"]).stack).toEqual(["Inter", "Noto Sans SC"]);
  expect(selectFonts(text, ["Inter"], { context: "直感で読む" }).stack).toEqual([
    "Inter",
    "Noto Sans JP",
  ]);
});

test("emoji need no font", () => {
  expect(filesOf("👍🏽 🇯🇵 👩‍👩‍👦 1️⃣", ["Inter"])).toEqual(["inter-latin-wght-normal.woff2"]);
});

test("symbols use the font that covers them", () => {
  expect(selectFonts("→ ✓ ₂", ["Inter"]).stack).toEqual([
    "Inter",
    "Roboto",
    "Noto Sans Symbols",
    "Noto Sans Symbols 2",
  ]);
});
