import { expect, test } from "vitest";
import { findTextLanguage } from "./text-language.ts";

test.each([
  ["هذا نص", "ar"],
  ["日本語のテキスト", "ja"],
  ["漢字だけ", "ja"],
  ["纯中文", "zh"],
  ["한국어", "ko"],
  ["שלום", "he"],
  ["नमस्ते", "hi"],
  ["Plain words — with a dash", null],
  ["café, naïve", null],
])("%s is spoken as %s", (text, language) => {
  expect(findTextLanguage(text)).toBe(language);
});
