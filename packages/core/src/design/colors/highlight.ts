import { contrastRatio, relativeLuminance } from "../contrast.ts";
import {
  groundBetween,
  spanContrast,
  spanOf,
  type Ground,
  type LuminanceSpan,
  type Scheme,
} from "../ground.ts";
import { legibleColor, isLegible, textRatio } from "../legible-color.ts";
import { formatHex, getRgb } from "../rgb.ts";
import { hueAt } from "./hue-at.ts";
import { getOklab, type Oklab } from "../oklab.ts";

/** How highlighted words differ from the rest: by their colour, by a band behind them, or by a rule under them. */
export interface Highlight {
  color: string;
  band: string | null;
  rule?: string;
}

/**
 * The colours around a highlighted word: the background ranges behind it, and the text colour of the words beside it.
 */
interface HighlightPlace {
  grounds: readonly Ground[];
  ink: string;
}

/** How far the OKLCH lightness of a picked colour may be moved. Beyond that, people see another colour. */
const mostMove = 0.15;
/** Minimum distance in the hue plane (a and b of OKLab) at which two colours differ in hue. */
const leastHueDistance = 0.08;
/** Minimum distance in OKLab at which two colours look different. */
const leastDistance = 0.1;

/**
 * Highlights words with the text colour `accent`, which is the primary at a legible lightness. A band is drawn behind
 * them instead if `accent` is far from the primary, or hard to tell from `ink`.
 */
export function buildHighlight(
  primary: string,
  accent: string,
  { grounds, ink }: HighlightPlace,
): Highlight {
  if (isKept(primary, accent) && isStrong(accent, ink, spanOf(grounds))) {
    return { color: accent, band: null };
  }
  return buildBand(primary, { grounds, ink });
}

/**
 * Puts the words on a band in the primary colour. If that band would be invisible on the background, the band has the
 * text colour and the words have the primary.
 */
export function buildBand(primary: string, { grounds, ink }: HighlightPlace): Highlight {
  const isSeen = grounds.every((ground) => isSeenOn(primary, ground));
  if (isSeen) return { color: inkOn(primary, ink), band: primary };
  const { span, scheme } = fieldOf(ink);
  return { color: legibleColor(primary, span, textRatio, scheme), band: ink };
}

/** Whether a colour whose lightness was changed for legibility still looks like the picked one. */
export function isKept(picked: string, drawn: string): boolean {
  return Math.abs(getOklab(drawn).l - getOklab(picked).l) <= mostMove;
}

/**
 * Whether a highlighted word is as noticeable as other words: its hue differs, or its colour differs and its contrast
 * isn't lower.
 */
function isStrong(accent: string, ink: string, span: LuminanceSpan): boolean {
  const [one, other] = [getOklab(accent), getOklab(ink)];
  if (Math.hypot(one.a - other.a, one.b - other.b) >= leastHueDistance) return true;
  const contrast = (hex: string) => spanContrast(relativeLuminance(hex), span);
  return contrast(accent) >= contrast(ink) && distance(one, other) >= leastDistance;
}

function isSeenOn(hex: string, { darkest, lightest }: Ground): boolean {
  const lab = getOklab(hex);
  return [darkest, lightest].every(
    (rgb) => distance(lab, getOklab(formatHex(rgb))) >= leastDistance,
  );
}

function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

function fieldOf(hex: string): { span: LuminanceSpan; scheme: Scheme } {
  const isDark = contrastRatio("#ffffff", hex) >= contrastRatio("#000000", hex);
  const span = spanOf([groundBetween(getRgb(hex), getRgb(hex))]);
  return { span, scheme: isDark ? "dark" : "light" };
}

/** Returns `wanted` if it is legible as text on the solid colour `field`; else white, or near-black in its hue. */
export function inkOn(field: string, wanted: string): string {
  const { span, scheme } = fieldOf(field);
  if (isLegible(wanted, span, textRatio)) return wanted;
  const extreme = scheme === "dark" ? "#ffffff" : hueAt(field, 0.17, 0.03);
  return legibleColor(extreme, span, textRatio, scheme);
}
