import { contrastRatio, relativeLuminance } from "../contrast.ts";
import {
  groundBetween,
  spanContrast,
  spanOf,
  type Ground,
  type LuminanceSpan,
  type Scheme,
} from "../ground.ts";
import { legibleColor, isLegible, largeRatio, textRatio } from "../legible-color.ts";
import { formatHex, getRgb } from "../rgb.ts";
import { isGrey } from "./blend.ts";
import { hueAt } from "./hue-at.ts";
import { getOklab, type Oklab } from "../oklab.ts";

/** The style of highlighted words in a headline. */
export interface Highlight {
  /** The words' colour: the text colour if there is a mark. */
  color: string;
  /** Colour of a mark at the words, e.g. a rule under them; null if their colour is enough. */
  mark: string | null;
}

/** The style of highlighted words in small type, which never have a mark. */
export interface SmallHighlight {
  color: string;
  isBolder: boolean;
}

/** The colour of a block behind words, and the colour of those words. */
export interface Block {
  color: string;
  mark: string;
}

/** A picked colour, and its legible version. */
export interface Candidate {
  picked: string;
  drawn: string;
}

/** The background ranges behind a highlighted word, and the text colour of the words beside it. */
interface HighlightPlace {
  grounds: readonly Ground[];
  ink: string;
}

/** How far the OKLCH lightness of a picked colour may be moved. Beyond that, people see another colour. */
const mostMove = 0.3;
/** How far a yellow may be darkened, which looks like olive sooner. Its hue in degrees (OKLCH). */
const mostMoveOfYellow = 0.2;
const yellow = { from: 88, to: 118 } as const;
/** Minimum distance in the hue plane (a and b of OKLab) at which two colours differ in hue. */
const leastHueDistance = 0.08;
/** Minimum distance in OKLab at which two colours look different. */
const leastDistance = 0.1;
/** The same for less vivid colours, if they also differ this much in OKLab. */
const paleHueDistance = 0.05;
const paleDistance = 0.2;
/** Minimum contrast at which an area is visible on a background of the same hue. */
const seenRatio = 1.4;
/** Contrast of a mark whose picked colour isn't visible. */
const markRatio = 1.6;

/** Highlights words with the first colour that is still like the picked one and easy to tell from `ink`, or with a mark. */
export function buildHighlight(
  candidates: readonly Candidate[],
  mark: string,
  { grounds, ink }: HighlightPlace,
): Highlight {
  const span = spanOf(grounds);
  const found = candidates.find(
    (one) => isKept(one) && isStrong(one.drawn, ink, span) && !isGround(one.picked, grounds),
  );
  return found ? { color: found.drawn, mark: null } : { color: ink, mark };
}

/** Highlights words of small type with their colour. If that isn't possible, they are bolder. */
export function buildSmallHighlight(
  candidate: Candidate,
  { grounds, ink }: HighlightPlace,
): SmallHighlight {
  const { color, mark } = buildHighlight([candidate], ink, { grounds, ink });
  return { color, isBolder: mark !== null };
}

/** Returns the colours of a block and of the words on it: the primary as the block, or as the words on the text colour. */
export function buildBlock(primary: string, { grounds, ink }: HighlightPlace): Block {
  if (grounds.every((ground) => isSeenOn(primary, ground))) {
    const { span: block } = fieldOf(primary);
    return { color: isLegible(ink, block, largeRatio) ? ink : inkOn(primary, ink), mark: primary };
  }
  const { span, scheme } = fieldOf(ink);
  return { color: legibleColor(primary, span, textRatio, scheme), mark: ink };
}

/** Returns the colour of marks: the primary, at another lightness only if it isn't visible on the background. */
export function buildMark(primary: string, { grounds, ink }: HighlightPlace): string {
  if (grounds.every((ground) => isSeenOn(primary, ground))) return primary;
  const span = spanOf(grounds);
  const inkScheme = relativeLuminance(ink) > span.max ? "dark" : "light";
  // On the side away from the ink, letters over the mark have the highest contrast.
  const away = legibleColor(primary, span, markRatio, inkScheme === "dark" ? "light" : "dark");
  return isLegible(away, span, markRatio)
    ? away
    : legibleColor(primary, span, markRatio, inkScheme);
}

/** Whether a colour whose lightness was changed for legibility still looks like the picked one. */
export function isKept({ picked, drawn }: Candidate): boolean {
  const from = getOklab(picked);
  const move = getOklab(drawn).l - from.l;
  const hueDeg = (Math.atan2(from.b, from.a) * 180) / Math.PI;
  const isYellow = !isGrey(picked) && hueDeg >= yellow.from && hueDeg <= yellow.to;
  return Math.abs(move) <= (isYellow && move < 0 ? mostMoveOfYellow : mostMove);
}

/**
 * Whether `accent` is easy to tell from `ink`: it has another hue, or it looks different and its contrast is at least that
 * of `ink`.
 */
function isStrong(accent: string, ink: string, span: LuminanceSpan): boolean {
  const [one, other] = [getOklab(accent), getOklab(ink)];
  const apart = hueDistance(one, other);
  if (apart >= leastHueDistance) return true;
  if (apart >= paleHueDistance && distance(one, other) >= paleDistance) return true;
  const contrast = (hex: string) => spanContrast(relativeLuminance(hex), span);
  return contrast(accent) >= contrast(ink) && distance(one, other) >= leastDistance;
}

/** Whether the colour is that of the background. At another lightness, it would be pale beside the text colour. */
function isGround(hex: string, grounds: readonly Ground[]): boolean {
  const lab = getOklab(hex);
  return grounds.some(({ darkest, lightest }) =>
    [darkest, lightest].some((rgb) => distance(lab, getOklab(formatHex(rgb))) < leastDistance),
  );
}

/** Whether an area in the colour is visible on the whole range: it has another hue or lightness. */
function isSeenOn(hex: string, { darkest, lightest }: Ground): boolean {
  const lab = getOklab(hex);
  return [darkest, lightest].map(formatHex).every((ground) => {
    const isApart = hueDistance(lab, getOklab(ground)) >= leastHueDistance;
    return isApart || contrastRatio(hex, ground) >= seenRatio;
  });
}

function hueDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.a - other.a, one.b - other.b);
}

function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, hueDistance(one, other));
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
