import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type AssetSource, createAssetSource } from "../asset-source.ts";
import { getFontPath } from "./asset-files.ts";
import { readEmojiArt } from "./emoji-art.ts";

const require = createRequire(import.meta.url);

/** Reads fonts and emoji from the installed packages. */
export function createNodeAssetSource(): AssetSource {
  return createAssetSource({
    loadFont: async (file) => readFile(getFontPath(file)),
    loadEmoji: async (id) => {
      const svg = await readEmojiArt(id);
      if (svg === null) throw new Error("the package has no such emoji");
      return svg;
    },
    loadWasm: async (name) => readFile(require.resolve(`harfbuzzjs/dist/${name}.wasm`)),
  });
}
