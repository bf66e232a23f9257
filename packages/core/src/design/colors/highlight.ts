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

/** Highlighted words differ from the rest by their colour, by a band behind them, or by a rule under them. */
export interface Highlight {
  color: string;
  band: string | null;
  rule?: string;
}

/** The background ranges behind a highlighted word, and the text colour of the words beside it. */
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
 * Highlights words with `accent`, a legible version of the primary. If `accent` is far from the primary or close to
 * `ink`, a band is drawn behind the words.
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
 * Puts the words on a band in the primary colour. If that band would be invisible, the words get the primary and the
 * band gets the text colour.
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
 * Whether `accent` is easy to tell from `ink`: it has another hue, or it looks different and its contrast is at least that
 * of `ink`.
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

/** Returns `wanted` if it is legible on the solid colour `field`. Otherwise, returns white or near-black. */
export function inkOn(field: string, wanted: string): string {
  const { span, scheme } = fieldOf(field);
  if (isLegible(wanted, span, textRatio)) return wanted;
  const extreme = scheme === "dark" ? "#ffffff" : hueAt(field, 0.17, 0.03);
  return legibleColor(extreme, span, textRatio, scheme);
}
