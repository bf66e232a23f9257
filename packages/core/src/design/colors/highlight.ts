import { contrastRatio, relativeLuminance } from "../contrast.ts";
import {
  groundBetween,
  spanContrast,
  spanOf,
  type Ground,
  type LuminanceSpan,
  type Scheme,
} from "../ground.ts";
import { legibleColor, reads, textRatio } from "../legible-color.ts";
import { formatHex, getRgb } from "../rgb.ts";
import { hueAt } from "./hue-at.ts";
import { getTone, type Tone } from "../tone.ts";

/** How highlighted words differ from the rest: by their colour, or by a band behind them. */
export interface Highlight {
  color: string;
  band: string | null;
}

/** The words' surroundings: the colours behind them, and the ink of the words beside them. */
interface HighlightPlace {
  grounds: readonly Ground[];
  ink: string;
}

/** OKLCH lightness by which a picked colour may move; farther away it is another colour. */
const mostMove = 0.15;
/** Least OKLab distances for a visible difference: in hue and chroma alone, and between whole colours. */
const leastHueDistance = 0.08;
const leastDistance = 0.1;

/**
 * Highlights words in `accent`, the primary at a legible lightness. If `accent` differs too much from the primary, or
 * is too weak beside the ink, `buildBand` sets the words on a band instead.
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

/** Returns ink on a band of the primary. If that band can't be seen on a ground, the primary is on a band of ink. */
export function buildBand(primary: string, { grounds, ink }: HighlightPlace): Highlight {
  const isSeen = grounds.every((ground) => isSeenOn(primary, ground));
  if (isSeen) return { color: inkOn(primary, ink), band: primary };
  const { span, scheme } = fieldOf(ink);
  return { color: legibleColor(primary, span, textRatio, scheme), band: ink };
}

/** Whether a colour that was moved to be legible is still the picked one. */
export function isKept(picked: string, drawn: string): boolean {
  return Math.abs(getTone(drawn).l - getTone(picked).l) <= mostMove;
}

/** Whether a highlighted word is as strong as other words: another hue, or a different colour of no less contrast. */
function isStrong(accent: string, ink: string, span: LuminanceSpan): boolean {
  const [one, other] = [getTone(accent), getTone(ink)];
  if (Math.hypot(one.a - other.a, one.b - other.b) >= leastHueDistance) return true;
  const contrast = (hex: string) => spanContrast(relativeLuminance(hex), span);
  return contrast(accent) >= contrast(ink) && distance(one, other) >= leastDistance;
}

function isSeenOn(hex: string, { darkest, lightest }: Ground): boolean {
  const tone = getTone(hex);
  return [darkest, lightest].every(
    (rgb) => distance(tone, getTone(formatHex(rgb))) >= leastDistance,
  );
}

function distance(one: Tone, other: Tone): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

function fieldOf(hex: string): { span: LuminanceSpan; scheme: Scheme } {
  const isDark = contrastRatio("#ffffff", hex) >= contrastRatio("#000000", hex);
  const span = spanOf([groundBetween(getRgb(hex), getRgb(hex))]);
  return { span, scheme: isDark ? "dark" : "light" };
}

/** The wanted colour on a solid field if it is legible there as text; else white, or black in the field's hue. */
export function inkOn(field: string, wanted: string): string {
  const { span, scheme } = fieldOf(field);
  if (reads(wanted, span, textRatio)) return wanted;
  const extreme = scheme === "dark" ? "#ffffff" : hueAt(field, 0.17, 0.03);
  return legibleColor(extreme, span, textRatio, scheme);
}
