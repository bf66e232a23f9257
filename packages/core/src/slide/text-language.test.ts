import { expect, test } from "vitest";
import { findTextLanguage, listTextLanguages } from "./text-language.ts";

test.each([
  ["هذا نص", "ar"],
  ["日本語のテキスト", "ja"],
  ["漢字だけ", "ja"],
  ["纯中文", "zh"],
  ["한국어", "ko"],
  ["שלום", "he"],
  ["नमस्ते", "hi"],
  ["ಕನ್ನಡ", "kn"],
  ["മലയാളം", "ml"],
  ["ગુજરાતી", "gu"],
  ["ਪੰਜਾਬੀ", "pa"],
  ["සිංහල", "si"],
  ["ລາວ", "lo"],
  ["ខ្មែរ", "km"],
  ["မြန်မာ", "my"],
  ["བོད་སྐད", "bo"],
  ["ᠮᠣᠩᠭᠣᠯ", "mn"],
  ["ᏣᎳᎩ", "chr"],
  ["Plain words — with a dash", null],
  ["café, naïve", null],
])("%s is spoken as %s", (text, language) => {
  expect(findTextLanguage(text)).toBe(language);
});

test("a text of several scripts names all their languages", () => {
  expect(listTextLanguages("Hello, مرحبا, 한국어")).toEqual(["ko", "ar"]);
  expect(listTextLanguages("日本語の資料")).toEqual(["ja"]);
  expect(listTextLanguages("Hello")).toEqual([]);
});
