import type { CatalogueEntry } from "./catalogue-entry.ts";
import { type CodePointRange, decodeRanges } from "./code-point-ranges.ts";
import { catalogueEntries } from "./font-catalogue.generated.ts";
import { eastAsianFamilies } from "./han-family.ts";

/** One woff2 file, ready for the engine's `registerFont`. */
export interface FontFile {
  /** Registered name, shared by all files of a family. */
  family: string;
  /** File name, unique in the catalogue, such as `inter-latin-wght-normal.woff2`. */
  file: string;
  packageName: string;
  /** The weight of a static file; absent for a variable one. */
  weight?: number;
  /** Absent for upright files. */
  style?: "italic";
  /** Characters that the file covers. */
  unicodeRange: CodePointRange[];
}

/** A subset of a family, with the same characters in every weight. */
export interface FontSubset {
  ranges: CodePointRange[];
  files: FontFile[];
  /** Italic versions; empty if the family has none. */
  italicFiles: FontFile[];
}

interface LoadedFamily {
  subsets: FontSubset[];
  /** Subsets by code point, in order of precedence. */
  index: Map<number, FontSubset[]>;
}

const entries = new Map(catalogueEntries.map((entry) => [entry.name, entry]));
const loadedFamilies = new Map<string, LoadedFamily>();

export const fontFamilyNames: readonly string[] = [...entries.keys(), ...eastAsianFamilies];

/** Adds families. Families with Han characters are 90% of the catalogue, so a page loads them only if needed. */
export function addFamilies(added: readonly CatalogueEntry[]): void {
  for (const entry of added) entries.set(entry.name, entry);
}

/** Resolves when the catalogue includes the Han families. */
export async function loadHanFamilies(): Promise<void> {
  if (eastAsianFamilies.every((name) => entries.has(name))) return;
  const { hanEntries } = await import("./han-catalogue.generated.ts");
  addFamilies(hanEntries);
}

/** Lists a family's upright files, loading the Han families if needed. */
export async function loadFontFiles(family: string): Promise<FontFile[]> {
  if (eastAsianFamilies.includes(family)) await loadHanFamilies();
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

/** Lists a family's upright files; empty if it is not in the catalogue. */
export function listFontFiles(family: string): FontFile[] {
  return loadFamily(family)?.subsets.flatMap((subset) => subset.files) ?? [];
}

export function listItalicFontFiles(family: string): FontFile[] {
  return loadFamily(family)?.subsets.flatMap((subset) => subset.italicFiles) ?? [];
}

export function findFontSubset(family: string, codePoints: readonly number[]): FontSubset | null {
  const [first, ...others] = codePoints;
  const index = loadFamily(family)?.index;
  if (first === undefined || !index) return null;
  const hasOthers = (subset: FontSubset) =>
    others.every((codePoint) => index.get(codePoint)?.includes(subset));
  return index.get(first)?.find(hasOthers) ?? null;
}
