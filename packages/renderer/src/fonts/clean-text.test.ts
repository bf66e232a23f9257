import { Renderer } from "@takumi-rs/core";
import { expect, test } from "vitest";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { loadEmojiCode } from "../emoji/split-emoji.ts";
import { cleanText, findUncoveredCharacters } from "./clean-text.ts";
import { selectFonts } from "./font-selection.ts";

await loadEmojiCode("😀");

test("all kinds of line ends become \\n", () => {
  expect(cleanText("a\r\nb\rc\u2028d\u0085e\nf")).toBe("a\nb\nc\nd\ne\nf");
});

test("control characters, noncharacters and hangul fillers are removed, tabs kept", () => {
  expect(cleanText("a\0\u0007b\u007F\uFFFE\u3164\tc")).toBe("ab\tc");
});

test("letters and their marks are composed", () => {
  expect(cleanText("e\u0301 \u1112\u1161\u11AB")).toBe("é 한");
});

test("an unpaired surrogate and an uncovered character become the replacement character", () => {
  expect(cleanText("a\uD800b\uE000")).toBe("a\uFFFDb\uFFFD");
  expect(findUncoveredCharacters("a\uE000b\uE000")).toEqual(["\uE000"]);
});

test("an uncovered character becomes its compatibility form if a font covers that", () => {
  expect(cleanText("⅓")).toBe("1\u20443");
  expect(findUncoveredCharacters("⅓")).toEqual([]);
});

test("a mark that no font combines with its letter is left out and named", () => {
  expect(cleanText("ж\u0951")).toBe("ж");
  expect(findUncoveredCharacters("ж\u0951")).toEqual(["ж\u0951"]);
});

test("an Arabic sign that encloses digits is separated from other characters", () => {
  expect(cleanText("\u06DD \u06DD\u0661")).toBe("\u06DD\u200C \u06DD\u0661");
});

test("emoji, joiners and bidirectional controls are kept", () => {
  const text = "👩‍👩‍👦 می‌خواهم \u2067a\u2069 ❤️";
  expect(cleanText(text)).toBe(text);
  expect(findUncoveredCharacters(text)).toEqual([]);
});

test("clean text is unchanged", () => {
  const text = cleanText("⅓ e\u0301 \uE000 ж\u0951 \uD800");
  expect(cleanText(text)).toBe(text);
});

test("the remaining invisible characters are drawn as nothing", async () => {
  const renderer = new Renderer();
  const assets = createNodeAssetSource();
  for (const file of selectFonts("ab", ["Inter"]).files) {
    const { family: name, unicodeRange } = file;
    await renderer.registerFont({ name, data: await assets.loadFont(file), unicodeRange });
  }
  const draw = (text: string) =>
    renderer.render(
      { type: "text", text, style: { fontFamily: "Inter", fontSize: 16 } },
      { width: 64, height: 24, format: "raw" },
    );
  const plain = await draw("ab");
  const codePoints = [...Array(0x20000).keys(), 0xe0001, 0xe0020, 0xe007f, 0xe0100, 0xe01ef];
  for (const codePoint of codePoints) {
    const character = String.fromCodePoint(codePoint);
    const isBreak = /[\t\n]/.test(cleanText(character));
    if (isBreak || !/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) continue;
    const isInvisible = plain.equals(await draw(cleanText(`a${character}b`)));
    expect({ codePoint, isInvisible }).toEqual({ codePoint, isInvisible: true });
  }
});
