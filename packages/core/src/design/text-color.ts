import { composite } from "./contrast.ts";
import type { Design } from "./design.ts";
import { headroom, type Ground, type LuminanceSpan, type Scheme } from "./ground.ts";
import { largeRatio, legibleColor, contrastMargin, isLegible, textRatio } from "./legible-color.ts";
import { formatHex, formatRgba, getRgb } from "./rgb.ts";
import { chromaOf, getOklab, rgbAtLightness, withChroma } from "./oklab.ts";

/**
 * If a font colour's nearest legible lightness (OKLab) is `drasticMove` or more away, the colour gets this lightness. A
 * barely legible colour would look like a mistake.
 */
const comfortableLightness: Readonly<Record<Scheme, number>> = { dark: 0.945, light: 0.27 };
/** Minimum change of a font colour's lightness (OKLab) at which the colour gets `comfortableLightness`. */
const drasticMove = 0.25;

/** Returns the colour of headers and body text: the picked font colour, at another lightness if it isn't legible. */
export function buildInk(fontColor: string, span: LuminanceSpan, scheme: Scheme): string {
  const legible = legibleColor(fontColor, span, textRatio, scheme);
  const lab = getOklab(fontColor);
  if (Math.abs(getOklab(legible).l - lab.l) < drasticMove) return legible;
  const softened = withChroma(lab, chromaOf(lab) * 0.6);
  const comfortable = formatHex(rgbAtLightness(softened, comfortableLightness[scheme]));
  return isLegible(comfortable, span, textRatio) ? comfortable : legible;
}

/** Fraction of the text colour in secondary text; the rest is background colour. */
const mutedShare = 0.7;

/** Returns the colour of secondary text: the text colour mixed with the background's. */
export function buildMuted(
  ink: string,
  bare: readonly Ground[],
  span: LuminanceSpan,
  scheme: Scheme,
): string {
  const middle = bare[bare.length >> 1];
  if (!middle) return ink;
  const layer = formatRgba({
    rgb: scheme === "dark" ? middle.darkest : middle.lightest,
    alpha: 1 - mutedShare,
  });
  return legibleColor(composite(layer, ink), span, textRatio, scheme);
}

/**
 * Changes the lightness of the primary and secondary colours until large text in them and in all their blends is
 * legible on `span`. If that is impossible, both become white or black.
 */
export function buildGradientEnds(
  design: Design,
  span: LuminanceSpan,
  scheme: Scheme,
): [from: string, to: string] {
  const side = scheme === "dark" ? { min: 0, max: span.max } : { min: span.min, max: 1 };
  for (let ratio = largeRatio; ratio < headroom(span, scheme); ratio += 0.5) {
    const from = legibleColor(design.primaryColor, side, ratio, scheme);
    const to = legibleColor(design.secondaryColor, side, ratio, scheme);
    if (blendReads(from, to, side)) return [from, to];
  }
  const extreme = scheme === "dark" ? "#ffffff" : "#000000";
  return [extreme, extreme];
}

function blendReads(from: string, to: string, span: LuminanceSpan): boolean {
  return [1, 3, 5, 7, 9, 11, 13, 15].every((step) => {
    return isLegible(blend(from, to, step / 16), span, largeRatio + contrastMargin);
  });
}

function blend(from: string, to: string, share: number): string {
  return composite(formatRgba({ rgb: getRgb(to), alpha: share }), from);
}
