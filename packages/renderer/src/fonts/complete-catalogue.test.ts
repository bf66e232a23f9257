import { expect, test, vi } from "vitest";

/** Returns whether completing a fresh catalogue for the text loads the Han families. */
async function loadsHan(text: string, context = text): Promise<boolean> {
  vi.resetModules();
  const { completeCatalogue } = await import("./complete-catalogue.ts");
  const { loadEmojiCode } = await import("../emoji/split-emoji.ts");
  await loadEmojiCode(text);
  const { listFontFiles } = await import("./font-catalogue.ts");
  expect(listFontFiles("Noto Sans JP")).toEqual([]);
  await completeCatalogue([{ family: "Inter", text }], context);
  return listFontFiles("Noto Sans JP").length > 0;
}

test.each([
  ["Calm “teams” – 100 % ½ 🚀 👩‍👩‍👧", false],
  ["Łódź, no\u0308, Привет, שלום, مُحَمَّدٌ, ภาษาไทย", false],
  ["→ ✓ ★ ≤ √\r\n\u0007", false],
  ["日本語", true],
  ["한국어", true],
  ["（full width）", true],
])("%s needs the fonts %s", async (text, expected) => {
  expect(await loadsHan(text)).toBe(expected);
});

test("a slide of a post with East Asian letters needs the Han fonts", async () => {
  expect(await loadsHan("★ 100 %", "日本語")).toBe(true);
});
