import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hasEmojiId } from "../emoji/emoji-id.ts";
import {
  addFamilies,
  fontFamilyNames,
  type FontFile,
  listFontFiles,
  listItalicFontFiles,
} from "../fonts/font-catalogue.ts";
import { hanEntries } from "../fonts/han-catalogue.generated.ts";

addFamilies(hanEntries);
const require = createRequire(import.meta.url);
const packageDirs = new Map<string, string>();
let fontFiles: ReadonlyMap<string, FontFile> | null = null;

function getPackageDir(packageName: string): string {
  const known = packageDirs.get(packageName);
  if (known !== undefined) return known;
  const packageDir = dirname(require.resolve(`${packageName}/package.json`));
  packageDirs.set(packageName, packageDir);
  return packageDir;
}

/** The path of a catalogue's file in its installed package. Throws where the package is not installed. */
export function getFontPath({ packageName, file }: FontFile): string {
  return join(getPackageDir(packageName), "files", file);
}

/** The path of an emoji's SVG in the installed package. */
export function getEmojiPath(id: string): string {
  return join(getPackageDir("@twemoji/svg"), `${id}.svg`);
}

/**
 * The file behind `/assets/fonts/<name>` or `/assets/emoji/<name>`, or null. Only names that the catalogues list are
 * found, so that no path can lead elsewhere.
 */
export function findAssetFile(kind: "fonts" | "emoji", name: string): string | null {
  if (kind === "emoji") {
    const id = name.replace(/\.svg$/, "");
    return name !== id && hasEmojiId(id) ? getEmojiPath(id) : null;
  }
  fontFiles ??= new Map(
    [
      ...fontFamilyNames.flatMap(listFontFiles),
      ...fontFamilyNames.flatMap(listItalicFontFiles),
    ].map((fontFile) => [fontFile.file, fontFile]),
  );
  const fontFile = fontFiles.get(name);
  return fontFile ? getFontPath(fontFile) : null;
}
