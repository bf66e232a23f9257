import { composite, relativeLuminance } from "../contrast.ts";
import type { Design } from "../design.ts";
import {
  coverGrounds,
  groundBetween,
  headroom,
  spanOf,
  type Ground,
  type Scheme,
} from "../ground.ts";
import { largeRatio, legibleColor, reads, textRatio } from "../legible-color.ts";
import { formatHex, formatRgba, getRgb, getVeil, type Rgb } from "../rgb.ts";
import { getTone, rgbAtLightness, withChroma } from "../tone.ts";
import { hueAt } from "./hue-at.ts";
import type { Sheet } from "./template-colors.ts";

/** Ink is meant to be easy to read, muted words to be read. */
const inkRatio = 7;
const mutedShare = 0.72;
const lineAlpha = 0.2;

const black = groundBetween([0, 0, 0], [0, 0, 0]);

/** The one of near-white and near-black, in the primary's hue, with more contrast. */
function pickExtreme(primary: string, scheme: Scheme): string {
  return scheme === "dark" ? hueAt(primary, 0.985, 0.006) : hueAt(primary, 0.2, 0.03);
}

/** What reads on a background over those grounds, in the design's colours where they can be read there. */
export function buildSheet(
  design: Pick<Design, "fontColor" | "primaryColor" | "secondaryColor">,
  background: string,
  under: readonly Ground[] = [black],
): Sheet {
  const veil = getVeil(background);
  const grounds = veil.alpha === 0 ? [...under] : coverGrounds(under, veil);
  const span = spanOf(grounds);
  const ownScheme = relativeLuminance(design.fontColor) > span.max ? "dark" : "light";
  const freeScheme = headroom(span, "dark") >= headroom(span, "light") ? "dark" : "light";
  const inkScheme = reads(design.fontColor, span, textRatio) ? ownScheme : freeScheme;
  const extreme = pickExtreme(design.primaryColor, inkScheme);
  const ink = reads(design.fontColor, span, inkRatio)
    ? design.fontColor
    : legibleColor(extreme, span, textRatio, inkScheme);
  const middle = grounds[grounds.length >> 1] ?? black;
  const near: Rgb = inkScheme === "dark" ? middle.darkest : middle.lightest;
  const soft = composite(formatRgba({ rgb: near, alpha: 1 - mutedShare }), ink);
  const on = (hex: string, ratio: number) => legibleColor(hex, span, ratio, inkScheme);
  const accentLarge = on(design.primaryColor, largeRatio);
  return {
    background,
    ink,
    inkLarge: ink,
    muted: on(soft, textRatio),
    accent: on(design.primaryColor, textRatio),
    accentLarge,
    secondary: on(design.secondaryColor, largeRatio),
    line: formatRgba({ rgb: getRgb(ink), alpha: lineAlpha }),
  };
}

/** Up to this lightness (OKLab) a fill carries white letters, above it near-black ones. */
const whiteInkLightness = 0.72;

/** The colour moved in lightness just until white, or on a light colour near-black, reads on it. */
export function fillOf(hex: string): { fill: string; isDark: boolean } {
  const tone = getTone(hex);
  const isDark = tone.l <= whiteInkLightness;
  const ink = isDark ? "#ffffff" : formatHex(rgbAtLightness(withChroma(tone, 0.04), 0.17));
  const luminance = spanOf([groundBetween(getRgb(ink), getRgb(ink))]);
  return { fill: legibleColor(hex, luminance, textRatio, isDark ? "light" : "dark"), isDark };
}
