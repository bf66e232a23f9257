import { readFile } from "node:fs/promises";
import { type AssetSource, createAssetSource } from "../asset-source.ts";
import { getEmojiPath, getFontPath } from "./asset-files.ts";

/** Reads fonts and emoji from the installed packages. */
export function createNodeAssetSource(): AssetSource {
  return createAssetSource({
    loadFont: async (file) => readFile(getFontPath(file)),
    loadEmoji: async (id) => readFile(getEmojiPath(id)),
  });
}
