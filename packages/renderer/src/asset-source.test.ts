import { expect, test } from "vitest";
import { AssetError, createAssetSource } from "./asset-source.ts";
import { listFontFiles } from "./fonts/font-catalogue.ts";
import { createNodeAssetSource } from "./node/asset-source.ts";

const [interFile] = listFontFiles("Inter");
if (!interFile) throw new Error("Inter is not in the catalogue");

test("a file is loaded once, even for concurrent requests", async () => {
  let loads = 0;
  const load = async () => new Uint8Array([(loads += 1)]);
  const assets = createAssetSource({ loadFont: load, loadEmoji: load, loadWasm: load });
  const fonts = await Promise.all([assets.loadFont(interFile), assets.loadFont(interFile)]);
  expect(fonts).toEqual([new Uint8Array([1]), new Uint8Array([1])]);
  expect(await assets.loadEmoji("1f680")).toEqual(new Uint8Array([2]));
});

test("a failed load names the file and is retried", async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new Error("connection lost");
    return new Uint8Array([loads]);
  };
  const assets = createAssetSource({ loadFont: load, loadEmoji: load, loadWasm: load });
  const failure = assets.loadEmoji("1f680");
  await expect(failure).rejects.toThrow("Could not load 1f680.svg: connection lost");
  await expect(failure).rejects.toBeInstanceOf(AssetError);
  expect(await assets.loadEmoji("1f680")).toEqual(new Uint8Array([2]));
});

test("in Node fonts and emoji come from the installed packages", async () => {
  const assets = createNodeAssetSource();
  const font = await assets.loadFont(interFile);
  expect(new TextDecoder().decode(font.subarray(0, 4))).toBe("wOF2");
  const emoji = await assets.loadEmoji("1f680");
  expect(new TextDecoder().decode(emoji)).toMatch(/^<svg/);
});
