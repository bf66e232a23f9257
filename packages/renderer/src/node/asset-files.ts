import { addIconNames } from "@slideloom/core/icons";
import * as icons from "@slideloom/core/icons/names";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  addFamilies,
  fontFamilyNames,
  type FontFile,
  listFontFiles,
  listItalicFontFiles,
} from "../fonts/font-catalogue.ts";
import { hanEntries } from "../fonts/han-catalogue.generated.ts";
import { readEmojiArt } from "./emoji-art.ts";

addFamilies(hanEntries);
addIconNames(icons);
const require = createRequire(import.meta.url);
const packageDirs = new Map<string, string>();
let fontFiles: ReadonlyMap<string, FontFile> | null = null;

function getPackageDir(packageName: string): string {
  const known = packageDirs.get(packageName);
  if (known !== undefined) return known;
  const packageDir = findPackedDir(packageName) ?? findInstalledDir(packageName);
  packageDirs.set(packageName, packageDir);
  return packageDir;
}

const findInstalledDir = (packageName: string) =>
  dirname(require.resolve(`${packageName}/package.json`));

/** The npm package `slideloom` contains the font files that the catalogue uses, and depends on no font package. */
function findPackedDir(packageName: string): string | null {
  const packed = join(dirname(require.resolve("@slideloom/renderer/fonts")), "../../files");
  const folder = join(packed, packageName);
  return existsSync(folder) ? folder : null;
}

/** Returns a font file's path in its npm package. Throws if the package is not installed. */
export function getFontPath({ packageName, file }: FontFile): string {
  return join(getPackageDir(packageName), "files", file);
}

/** Lists the font files of all families. */
export const listCatalogueFiles = (): FontFile[] => [
  ...fontFamilyNames.flatMap(listFontFiles),
  ...fontFamilyNames.flatMap(listItalicFontFiles),
];

/**
 * Reads `/assets/fonts/<name>` or `/assets/emoji/<name>`. Null for names outside the catalogues, to prevent path
 * traversal.
 */
export async function readAsset(kind: "fonts" | "emoji", name: string): Promise<Uint8Array | null> {
  if (kind === "emoji") {
    const id = name.replace(/\.svg$/, "");
    return name === id ? null : readEmojiArt(id);
  }
  fontFiles ??= new Map(listCatalogueFiles().map((fontFile) => [fontFile.file, fontFile]));
  const fontFile = fontFiles.get(name);
  return fontFile ? readFile(getFontPath(fontFile)) : null;
}
