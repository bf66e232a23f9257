import type { CatalogueEntry } from "./catalogue-entry.ts";
import { type CodePointRange, decodeRanges } from "./code-point-ranges.ts";
import { catalogueEntries } from "./font-catalogue.generated.ts";
import { hanFamilies } from "./han-family.ts";

/** One woff2 file, ready for the engine's `registerFont`. */
export interface FontFile {
  /** Name to register under; all files of a family share it. */
  family: string;
  /** File name, unique in the catalogue, such as `inter-latin-wght-normal.woff2`. */
  file: string;
  packageName: string;
  /** The file's one weight; absent where the file is variable. */
  weight?: number;
  /** Absent for upright letters. */
  style?: "italic";
  /** What the file serves: pass it on as `unicodeRange`. */
  unicodeRange: CodePointRange[];
}

/** A subset of a family: the same characters in every weight. */
export interface FontSubset {
  ranges: CodePointRange[];
  files: FontFile[];
  /** The same in italic; empty where the family has none. */
  italicFiles: FontFile[];
}

interface LoadedFamily {
  subsets: FontSubset[];
  /** Subsets by code point, in the order of precedence. */
  index: Map<number, FontSubset[]>;
}

const entries = new Map(catalogueEntries.map((entry) => [entry.name, entry]));
const loadedFamilies = new Map<string, LoadedFamily>();

/** Names of all families in the catalogue. */
export const fontFamilyNames: readonly string[] = [...entries.keys(), ...hanFamilies];

/** Completes the catalogue: the four Han families are nine tenths of it, so a page loads them when a text needs them. */
export function addFamilies(added: readonly CatalogueEntry[]): void {
  for (const entry of added) entries.set(entry.name, entry);
}

/** Resolves once the Han families are in the catalogue, too. */
export async function loadHanFamilies(): Promise<void> {
  if (hanFamilies.every((name) => entries.has(name))) return;
  const { hanEntries } = await import("./han-catalogue.generated.ts");
  addFamilies(hanEntries);
}

/** All upright files of a family, also of a Han family that the catalogue does not hold yet. */
export async function loadFontFiles(family: string): Promise<FontFile[]> {
  if (hanFamilies.some((name) => name === family)) await loadHanFamilies();
  return listFontFiles(family);
}

function listFiles(
  { name: family, packageName, weights }: CatalogueEntry,
  subset: string,
  unicodeRange: CodePointRange[],
  style?: "italic",
): FontFile[] {
  const id = packageName.slice(packageName.indexOf("/") + 1);
  const fileOf = (face: string | number): FontFile => ({
    family,
    packageName,
    unicodeRange,
    ...(style && { style }),
    file: `${id}-${subset}-${face}-${style ?? "normal"}.woff2`,
  });
  if (weights.length === 0) return [fileOf("wght")];
  return weights.map((weight) => ({ ...fileOf(weight), weight }));
}

function loadFamily(name: string): LoadedFamily | null {
  const loaded = loadedFamilies.get(name);
  if (loaded) return loaded;
  const entry = entries.get(name);
  if (!entry) return null;
  const subsets = Object.entries(entry.coverage).map(([subset, coverage]) => {
    const ranges = decodeRanges(coverage);
    const italicFiles = entry.hasItalic ? listFiles(entry, subset, ranges, "italic") : [];
    return { ranges, files: listFiles(entry, subset, ranges), italicFiles };
  });
  const index = new Map<number, FontSubset[]>();
  for (const subset of subsets) {
    for (const [first, last] of subset.ranges) {
      for (let codePoint = first; codePoint <= last; codePoint += 1) {
        const served = index.get(codePoint);
        if (served) served.push(subset);
        else index.set(codePoint, [subset]);
      }
    }
  }
  const family = { subsets, index };
  loadedFamilies.set(name, family);
  return family;
}

/** All upright files of a family; empty for a name that is not in the catalogue. */
export function listFontFiles(family: string): FontFile[] {
  return loadFamily(family)?.subsets.flatMap((subset) => subset.files) ?? [];
}

/** All italic files of a family; empty where slides set none of it in italic. */
export function listItalicFontFiles(family: string): FontFile[] {
  return loadFamily(family)?.subsets.flatMap((subset) => subset.italicFiles) ?? [];
}

/** The subset of the family that has every one of the code points, or null. */
export function findFontSubset(family: string, codePoints: readonly number[]): FontSubset | null {
  const [first, ...others] = codePoints;
  const index = loadFamily(family)?.index;
  if (first === undefined || !index) return null;
  const hasOthers = (subset: FontSubset) =>
    others.every((codePoint) => index.get(codePoint)?.includes(subset));
  return index.get(first)?.find(hasOthers) ?? null;
}
