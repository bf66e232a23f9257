// Generates modules of packages/renderer/src/fonts from the installed @fontsource packages. Run it after changing a
// font package: node scripts/make-font-catalogue.mjs
import { create } from "fontkitten";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const rendererDir = fileURLToPath(new URL("../packages/renderer", import.meta.url));
const outputPaths = {
  common: join(rendererDir, "src/fonts/font-catalogue.generated.ts"),
  han: join(rendererDir, "src/fonts/han-catalogue.generated.ts"),
};
const hanFamily = /^Noto (?:Sans (?:JP|KR|SC|TC)|Serif JP)$/;
const wantedWeights = [400, 500, 600, 700, 800];
/** Families that slides also use in italic. */
const italicFamilies = ["Playfair Display", "Instrument Serif", "Source Serif 4"];
const firstPrintable = 0x20;
const noncharacter = 0xffff;
const accentFiles = /noto-sans-(?!latin)/;
const accents = [0x300, 0x36f];
const joiners = [0x200b, 0x200f];
const everything = [0, 0x10ffff];
const vedicSigns = [
  [0x951, 0x952],
  [0x1cd0, 0x1cff],
];
/**
 * Noto families that only need their own script. Other families provide Latin letters and shared signs, such as
 * brackets.
 */
const scriptBlocks = {
  cherokee: [
    [0x13a0, 0x13ff],
    [0xab70, 0xabbf],
  ],
  gujarati: [[0xa80, 0xaff]],
  gurmukhi: [[0xa00, 0xa7f]],
  kannada: [[0xc80, 0xcff]],
  khmer: [
    [0x1780, 0x17ff],
    [0x19e0, 0x19ff],
  ],
  lao: [[0xe80, 0xeff]],
  malayalam: [[0xd00, 0xd7f]],
  mongolian: [
    [0x1800, 0x18af],
    [0x11660, 0x1167f],
  ],
  myanmar: [
    [0x1000, 0x109f],
    [0xa9e0, 0xa9ff],
    [0xaa60, 0xaa7f],
  ],
  sinhala: [
    [0xd80, 0xdff],
    [0x111e0, 0x111ff],
  ],
  tibetan: [[0xf00, 0xfff]],
  // Serif families precede the families with Latin letters in fallback lists, so they must not serve Latin letters.
  "noto-naskh-arabic": [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefe],
  ],
  "noto-serif-devanagari": [
    [0x900, 0x97f],
    [0xa8e0, 0xa8ff],
  ],
};
const require = createRequire(join(rendererDir, "package.json"));

const isWithin = (codePoint, [first, last]) => codePoint >= first && codePoint <= last;
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

function parseCssRanges(css) {
  return css.split(",").map((range) => {
    const [first, last] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
  });
}

/**
 * Encodes code points for `decodeRanges`, in base 36: `gap` for a single one, `gap-length` for a range. `gap` is the
 * distance from the end of the previous range, `length` the distance from the range's first to its last code point.
 */
function encodeRanges(codePoints) {
  const ranges = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  let end = 0;
  return ranges
    .map(([first, last]) => {
      const gap = (first - end).toString(36);
      end = last;
      return last > first ? `${gap}-${(last - first).toString(36)}` : gap;
    })
    .join(" ");
}

/**
 * Returns the code points that a file contains and that browsers may take from it. Combining accents are only taken
 * from Noto, because many fonts misplace them (decision 6).
 */
function readCoverage(path, cssRanges, isWholeFont) {
  const ranges = isWholeFont ? [everything] : parseCssRanges(cssRanges);
  const isLatin = /-(latin|latin-ext|vietnamese)-[^-]+-normal/.test(path);
  const isServed = (codePoint) =>
    isLatin && isWithin(codePoint, accents)
      ? isWholeFont || accentFiles.test(path)
      : ranges.some((range) => isWithin(codePoint, range));
  return create(readFileSync(path))
    .characterSet.filter(
      (codePoint) =>
        codePoint >= firstPrintable && codePoint !== noncharacter && isServed(codePoint),
    )
    .sort((a, b) => a - b);
}

/**
 * Assigns each character to the first file that has it, so pixels don't depend on load order. Combining accents and
 * joiners stay in every file.
 */
function makeDisjoint(subsets) {
  const taken = new Set();
  return subsets.map(([subset, codePoints]) => {
    const served = codePoints.filter((codePoint) => !taken.has(codePoint));
    for (const codePoint of served) {
      if (!isWithin(codePoint, accents) && !isWithin(codePoint, joiners)) taken.add(codePoint);
    }
    return [subset, served];
  });
}

function describeFamily(packageName) {
  const packageDir = dirname(require.resolve(`${packageName}/package.json`));
  const { id, family, variable, weights } = readJson(join(packageDir, "metadata.json"));
  const script = id.slice(id.lastIndexOf("-") + 1);
  const blocks = scriptBlocks[id] ?? scriptBlocks[script];
  const kept = blocks ? [...blocks, ...vedicSigns, accents, joiners] : [everything];
  const cssRanges = Object.entries(readJson(join(packageDir, "unicode.json"))).filter(
    ([key]) => !blocks || key === script,
  );
  const staticWeights = variable ? [] : weights.filter((weight) => wantedWeights.includes(weight));
  const faces = variable ? ["wght"] : staticWeights;
  const subsets = cssRanges.map(([key, css]) => {
    const subset = key.replace(/[[\]]/g, "");
    const [first, ...others] = faces.map((face) => {
      const path = join(packageDir, "files", `${id}-${subset}-${face}-normal.woff2`);
      return readCoverage(path, css, cssRanges.length === 1).filter((codePoint) =>
        kept.some((range) => isWithin(codePoint, range)),
      );
    });
    return [subset, first.filter((codePoint) => others.every((face) => face.includes(codePoint)))];
  });
  // Reversed, because the last matching rule of a stylesheet wins, but here the first file wins.
  const coverage = makeDisjoint(subsets.reverse())
    .filter(([, codePoints]) => codePoints.length > 0)
    .map(([subset, codePoints]) => [subset, encodeRanges(codePoints)]);
  return {
    name: family,
    packageName,
    weights: staticWeights,
    coverage: Object.fromEntries(coverage),
    ...(italicFamilies.includes(family) && { hasItalic: true }),
  };
}

/** Returns the sources of the generated modules for the renderer's font packages. */
export function makeFontCatalogue() {
  const { dependencies } = readJson(join(rendererDir, "package.json"));
  const families = Object.keys(dependencies)
    .filter((name) => name.startsWith("@fontsource"))
    .map(describeFamily);
  const isHan = ({ name }) => hanFamily.test(name);
  return {
    common: printModule(
      "catalogueEntries",
      families.filter((family) => !isHan(family)),
    ),
    han: printModule("hanEntries", families.filter(isHan)),
  };
}

function printModule(name, families) {
  return [
    "// Written by scripts/make-font-catalogue.mjs; do not edit.",
    'import type { CatalogueEntry } from "./catalogue-entry.ts";',
    "",
    `export const ${name}: readonly CatalogueEntry[] = [`,
    ...families.map((family) => `  ${JSON.stringify(family)},`),
    "];",
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { common, han } = makeFontCatalogue();
  writeFileSync(outputPaths.common, common);
  writeFileSync(outputPaths.han, han);
}
