import { expect, test } from "vitest";
import fc from "fast-check";
import { findSoleLanguage, findTextLanguage, listTextLanguages } from "./text-language.ts";

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
])("the speech language of %s is %s", (text, language) => {
  expect(findTextLanguage(text)).toBe(language);
});

test("a text in several scripts lists all their languages", () => {
  expect(listTextLanguages("Hello, مرحبا, 한국어")).toEqual(["ko", "ar"]);
  expect(listTextLanguages("日本語の資料")).toEqual(["ja"]);
  expect(listTextLanguages("Hello")).toEqual([]);
});

test.each([
  ["お茶を飲む習慣について #tea https://tea.example", "ja"],
  ["Instagramの使い方を紹介します", "ja"],
  ["차를 마시는 습관", "ko"],
  ["นิสัยการดื่มชา", "th"],
  ["Συνήθειες τσαγιού", "el"],
  ["הרגלי תה", "he"],
  ["ચાની આદતો", "gu"],
  // Scripts that several languages share.
  ["чайные привычки", null],
  ["звички пити чай", null],
  ["عادات الشاي", null],
  ["عادت‌های چای", null],
  ["चाय की आदतें", null],
  ["चहाच्या सवयी", null],
  ["ייִדישע װערטער", null],
  ["喝茶的习惯", null],
  ["很好の喝茶的习惯都在这里", null],
  // Words of another language inside a text.
  ["The Greek word τσάι means tea, and this is an English post", null],
  ["A Thai word: ชา and a Korean one: 차", null],
  ["Tea habits ツ", null],
  ["Tea habits", null],
  ["#お茶 @차", null],
  ["", null],
])("the language of the post %s is %s", (text, language) => {
  expect(findSoleLanguage(text)).toBe(language);
});

test("a post in Latin letters, digits or emoji has no detected language", () => {
  const latin = fc.string({ unit: fc.constantFrom(..."abcäéñ 09.,!?☕👩‍🍳") });
  fc.assert(fc.property(latin, (text) => findSoleLanguage(text) === null));
});
