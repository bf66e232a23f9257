import { expect, test } from "vitest";
import { sampleCases } from "../../../../../../scripts/test-sample.mjs";
import { fontFamilyNames, loadFontFiles } from "../../../fonts/font-catalogue.ts";
import { createNodeAssetSource } from "../../../node/asset-source.ts";
import { unpackFont } from "./unpack-font.ts";

/** Files whose compressed data ends where brotli-lib reads no more input. */
const ending = [
  "noto-sans-jp-8-wght-normal.woff2",
  "noto-sans-kr-113-wght-normal.woff2",
  "nunito-sans-cyrillic-wght-normal.woff2",
  "source-sans-pro-latin-ext-600-normal.woff2",
];

test("font files of designs and scripts are unpacked", async () => {
  const assets = createNodeAssetSource();
  const files = (await Promise.all(fontFamilyNames.map(loadFontFiles))).flat();
  const hard = files.filter(({ file }) => ending.includes(file));
  expect(hard).toHaveLength(ending.length);
  for (const file of [...hard, ...sampleCases(files, 25)]) {
    const woff2 = await assets.loadFont(file);
    const font = await unpackFont(woff2);
    expect(new DataView(font.buffer).getUint32(0), file.file).toBe(0x1_00_00);
    expect(font.length).toBeGreaterThan(woff2.length);
  }
});
