import { Renderer } from "@takumi-rs/core";
import { beforeAll, describe, expect, test } from "vitest";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { loadEmojiCode } from "../emoji/split-emoji.ts";
import { cleanText } from "./clean-text.ts";
import { type FontFile, listFontFiles } from "./font-catalogue.ts";
import { selectFonts } from "./font-selection.ts";
import { sentences } from "./script-samples.fixture.ts";
import { listClusters, listGlyphs } from "./text-clusters.ts";

await loadEmojiCode("😀");

const samples = {
  Latin: "Ünïcödé façade, Łódź, İstanbul ığüş “quotes” – €100 ½ no\u0308 q\u0303",
  Vietnamese: "Tiếng Việt: người, trường, quả ớt",
  Cyrillic: "Съешь ещё этих мягких; за\u0301мок; їжак ґанок",
  Greek: "Ταχίστη αλώπηξ, ἀρχὴ ᾧ",
  Arabic: "مُحَمَّدٌ رَسُولٌ لا إله، ٣٤٥؛ پژگچ ۝",
  Persian: "می‌خواهم کتاب‌ها را",
  Hebrew: "בְּרֵאשִׁית בָּרָא, שָׁלוֹם",
  Devanagari: "क्षत्रिय ज्ञान हिन्दी र्क ट्ठ श्री",
  Thai: "ภาษาไทย น้ำ ที่สุด ผู้ใหญ่",
  Bengali: "বাংলা ক্ষমতা স্ত্রী",
  Tamil: "தமிழ் ஸ்ரீ கௌ",
  Telugu: "తెలుగు క్ష్మ స్త్రీ",
  Georgian: "ქართული ენა",
  Armenian: "Հայերեն լեզու և",
  Ethiopic: "አማርኛ ሰላም።",
  Simplified: "简体中文，轮播图。设计师们说：“好！”",
  Traditional: "繁體中文，輪播圖。設計師們說：「好！」",
  Japanese: "日本語のカルーセル、「直感」で読む。ガギグ ｶﾅ",
  Korean: "한국어 캐러셀, 디자인 漢字 \u1112\u1161\u11AB",
  ...sentences,
  Symbols: "→ ← ⇒ ✓ ✔ ✗ ★ ☆ ● ■ ▶ ≠ ≤ ∞ √ ∑ ⅓ ⁿ ₂ ① ─ ┌ █ ₿ ₹ ℃ ☑ ⌘ ♥ π ❯ ℹ",
};
const unassigned = "\u0378";

const assets = createNodeAssetSource();
const sharedRenderer = new Renderer();

async function draw(
  text: string,
  stack: readonly string[],
  renderer = sharedRenderer,
): Promise<Buffer> {
  const style = { fontFamily: stack.map((family) => `"${family}"`).join(", "), fontSize: 24 };
  return renderer.render({ type: "text", text, style }, { width: 80, height: 60, format: "raw" });
}

async function registerFiles(files: readonly FontFile[], renderer = sharedRenderer) {
  for (const file of files) {
    const { family: name, weight, unicodeRange } = file;
    const data = await assets.loadFont(file);
    const weightOfFile = weight === undefined ? {} : { weight };
    await renderer.registerFont({ name, data, unicodeRange, ...weightOfFile });
  }
}

async function register(text: string, families: readonly string[]): Promise<string[]> {
  const { stack, files } = selectFonts(text, families);
  await registerFiles(files);
  return stack;
}

describe("every script is drawn with real glyphs", () => {
  let emptyBox: Buffer;
  beforeAll(async () => {
    emptyBox = await draw(unassigned, await register(unassigned, ["Inter"]));
  });

  test("a character without a glyph is drawn as a box", async () => {
    expect(emptyBox.some((byte) => byte !== 0)).toBe(true);
    expect(await draw("\u0379", ["Inter"])).toEqual(emptyBox);
  });

  test.each(Object.entries(samples))("%s", async (_, sample) => {
    const text = cleanText(sample);
    const stack = await register(text, ["Playfair Display"]);
    for (const cluster of listClusters(text)) {
      const drawn = await draw(cluster, stack);
      for (const glyph of listGlyphs(cluster)) {
        const boxed = await draw(
          cluster.replaceAll(String.fromCodePoint(glyph), unassigned),
          stack,
        );
        const hasGlyph = !drawn.equals(boxed);
        expect({ cluster, glyph: glyph.toString(16), hasGlyph }).toMatchObject({ hasGlyph: true });
      }
    }
  });
});

/** Letters that form a ligature or join, and the same letters separately. */
const joined: readonly [script: string, together: string, apart: readonly string[]][] = [
  ["Kannada", "ಕ್ಷ", ["ಕ", "ಷ"]],
  ["Malayalam", "ക്ഷ", ["ക", "ഷ"]],
  ["Gujarati", "ક્ષ", ["ક", "ષ"]],
  ["Gurmukhi", "ਪ੍ਰ", ["ਪ", "ਰ"]],
  ["Sinhala", "ශ්\u200dර", ["ශ", "ර"]],
  ["Khmer", "ស្ក", ["ស", "ក"]],
  ["Burmese", "က္က", ["က", "က"]],
  ["Tibetan", "སྐྱ", ["ས", "ཀ", "ཡ"]],
  ["Mongolian", "ᠮᠣᠩ", ["ᠮ", "ᠣ", "ᠩ"]],
  ["Lao", "ກີ້", ["ກ", "ກ"]],
];

test.each(joined)("%s is shaped", async (_, together, apart) => {
  const widthOf = async (text: string) => {
    const stack = await register(text, ["Inter"]);
    const style = { fontFamily: stack.map((family) => `"${family}"`).join(", "), fontSize: 40 };
    const { runs } = await sharedRenderer.measure({ type: "text", text, style }, { width: 900 });
    return runs.reduce((sum, run) => sum + run.width, 0);
  };
  const widths = await Promise.all(apart.map(widthOf));
  expect(await widthOf(together)).toBeLessThan(widths.reduce((sum, width) => sum + width, 0) - 4);
});

test.each(["Inter", "Space Grotesk", "Work Sans", "Playfair Display", "Raleway", "Noto Sans"])(
  "%s draws a letter identically, whatever other files of the family are loaded",
  async (family) => {
    for (const letter of ["ờ", "ế", "ẫ", "ự", "Ā", "ñ", "ž"]) {
      const [lean, full] = [new Renderer(), new Renderer()];
      await registerFiles(selectFonts(letter, [family]).files, lean);
      await registerFiles(listFontFiles(family).toReversed(), full);
      const isAlike = (await draw(letter, [family], lean)).equals(
        await draw(letter, [family], full),
      );
      expect({ letter, isAlike }).toEqual({ letter, isAlike: true });
    }
  },
);
