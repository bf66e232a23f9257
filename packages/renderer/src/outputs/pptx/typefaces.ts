import { serifFamilies } from "../../fonts/fallback-families.ts";
import { listFontFiles } from "../../fonts/font-catalogue.ts";
import { eastAsianFamilies } from "../../fonts/han-family.ts";
import { weightNames } from "../../fonts/weight-names.ts";
import { escapeXml } from "./open-package.ts";

/** A font as applications list it. `name` is the family's name with its weight. */
export interface Typeface {
  name: string;
  isBold: boolean;
  weight: number;
}

/** Regular and bold belong to the base family; other weights are families of their own. */
const plainWeights = [400, 700];

/** Weights of the variable families that don't cover the whole range from 100 to 900, according to their packages. */
const weightRanges: Readonly<Record<string, readonly [lightest: number, heaviest: number]>> = {
  "Bricolage Grotesque": [200, 800],
  Caveat: [400, 700],
  "Crimson Pro": [200, 900],
  Figtree: [300, 900],
  "JetBrains Mono": [100, 800],
  Karla: [200, 800],
  Lora: [400, 700],
  Manrope: [200, 800],
  Merriweather: [300, 900],
  "Noto Naskh Arabic": [400, 700],
  "Noto Serif JP": [200, 900],
  "Nunito Sans": [200, 900],
  "Open Sans": [300, 800],
  Oswald: [200, 700],
  "Playfair Display": [400, 900],
  "Plus Jakarta Sans": [200, 800],
  Rubik: [300, 900],
  Sora: [100, 800],
  "Source Serif 4": [200, 900],
  "Space Grotesk": [300, 700],
};

/** Returns the typeface of a family with the nearest weight. */
export function findTypeface(family: string, wanted: number): Typeface {
  const [lightest, heaviest] = weightRanges[family] ?? [100, 900];
  const clamped = Math.min(heaviest, Math.max(lightest, Math.round(wanted / 100) * 100));
  const weights = listFontFiles(family).flatMap(({ weight }) => weight ?? []);
  const weight = weights.reduce((best, one) => {
    const isNearer = Math.abs(one - clamped) - Math.abs(best - clamped);
    return isNearer < 0 || (isNearer === 0 && one > best) ? one : best;
  }, weights[0] ?? clamped);
  const suffix = plainWeights.includes(weight) ? undefined : weightNames[weight];
  return { name: suffix ? `${family} ${suffix}` : family, isBold: weight === 700, weight };
}

/**
 * The replacement for a missing family: the PANOSE digits before and after the weight digit, and the `pitchFamily`
 * byte.
 */
interface Fallback {
  panose: readonly [before: string, after: string];
  /** ECMA-376, part 1, 21.1.2.3.7. */
  pitchFamily: number;
}

const fallbacks = {
  arial: { panose: ["020B0", "04020202020204"], pitchFamily: 34 },
  georgia: { panose: ["02040", "02050405020303"], pitchFamily: 18 },
  impact: { panose: ["020B0", "06030902050204"], pitchFamily: 34 },
  courierNew: { panose: ["02070", "09020205020404"], pitchFamily: 49 },
} as const satisfies Readonly<Record<string, Fallback>>;

/** Families that are narrow and heavy, like Impact. */
const condensed = ["Oswald", "Bebas Neue", "Anton"];

function chooseFallback(family: string): Fallback {
  if (family === "JetBrains Mono") return fallbacks.courierNew;
  if (condensed.includes(family)) return fallbacks.impact;
  return serifFamilies.includes(family) ? fallbacks.georgia : fallbacks.arial;
}

/** Converts a font weight to its PANOSE digit in hexadecimal: 400 becomes `5`, 900 becomes `a`. */
const panoseWeight = (weight: number) => Math.min(11, Math.round(weight / 100) + 1).toString(16);

const ownScript = /^Noto (?:Sans|Serif|Naskh) (?!Symbols|Math)/;
const isHan = (family: string) => eastAsianFamilies.includes(family);

/**
 * Writes the fonts of a run (ECMA-376, part 1, 21.1.2.3). The requested family is for Latin, other families for East
 * Asian and complex scripts.
 */
export function writeFonts(families: readonly string[], weight: number): string {
  const [first = ""] = families;
  const write = (tag: "latin" | "ea" | "cs", family: string) => {
    const face = findTypeface(family, weight);
    const { panose, pitchFamily } = chooseFallback(family);
    const numbers = panose.join(panoseWeight(face.weight).toUpperCase());
    return `<a:${tag} typeface="${escapeXml(face.name)}" panose="${numbers}" pitchFamily="${pitchFamily}" charset="0"/>`;
  };
  const complex = families.find((family) => ownScript.test(family) && !isHan(family));
  return (
    write("latin", first) +
    write("ea", families.find(isHan) ?? first) +
    write("cs", complex ?? first)
  );
}
