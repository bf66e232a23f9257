import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type AssetSource, createAssetSource } from "../asset-source.ts";
import { getEmojiPath, getFontPath } from "./asset-files.ts";

const require = createRequire(import.meta.url);

/** Reads fonts and emoji from the installed packages. */
export function createNodeAssetSource(): AssetSource {
  return createAssetSource({
    loadFont: async (file) => readFile(getFontPath(file)),
    loadEmoji: async (id) => readFile(getEmojiPath(id)),
    loadWasm: async (name) => readFile(require.resolve(`harfbuzzjs/dist/${name}.wasm`)),
  });
}
