import { luminanceOf, relativeLuminance } from "./contrast.ts";
import {
  coverGrounds,
  headroom,
  spanContrast,
  spanOf,
  type Ground,
  type LuminanceSpan,
  type Scheme,
} from "./ground.ts";
import { formatHex, type Rgb, type Rgba } from "./rgb.ts";
import { getOklab, rgbAtLightness } from "./oklab.ts";

/** Minimum contrast of text under 24 px, or under 18.66 px if bold (WCAG 2.2, 1.4.3). */
export const textRatio = 4.5;
/** Minimum contrast of larger text, and of graphics that convey meaning (WCAG 2.2, 1.4.3 and 1.4.11). */
export const largeRatio = 3;

/** Added to the target contrast of derived colours, to allow for rounding in the renderer. */
export const contrastMargin = 0.05;

/** Whether the colour has at least this contrast ratio with every luminance of the span. */
export function isLegible(hex: string, span: LuminanceSpan, ratio: number): boolean {
  return spanContrast(relativeLuminance(hex), span) >= ratio;
}

/**
 * Returns `hex` if it is legible. Otherwise, returns its hue at the nearest legible lightness: a higher one in the dark
 * scheme, a lower one in the light scheme.
 */
export function legibleColor(
  hex: string,
  span: LuminanceSpan,
  ratio: number,
  scheme: Scheme,
): string {
  return isLegible(hex, span, ratio)
    ? hex
    : formatHex(moveLightness(hex, span, ratio + contrastMargin, scheme));
}

function moveLightness(hex: string, span: LuminanceSpan, ratio: number, scheme: Scheme): Rgb {
  const lab = getOklab(hex);
  const extreme = scheme === "dark" ? 1 : 0;
  let failing = lab.l;
  let reading = extreme;
  let best: Rgb = scheme === "dark" ? [255, 255, 255] : [0, 0, 0];
  for (let step = 0; step < 10; step++) {
    const lightness = (failing + reading) / 2;
    const rgb = rgbAtLightness(lab, lightness);
    const luminance = luminanceOf(rgb);
    const isOnItsSide = scheme === "dark" ? luminance > span.max : luminance < span.min;
    if (isOnItsSide && spanContrast(luminance, span) >= ratio) {
      reading = lightness;
      best = rgb;
    } else failing = lightness;
  }
  return best;
}

/**
 * Lowers a layer's opacity until white or black text on it has the contrast `comfortRatio`. If the text has less
 * contrast even without the layer, the layer must not lower it.
 */
export function limitOpacity(
  layer: Rgba,
  grounds: readonly Ground[],
  scheme: Scheme,
  comfortRatio: number,
): Rgba {
  const wanted = Math.min(comfortRatio, headroom(spanOf(grounds), scheme));
  const fits = (alpha: number) =>
    headroom(spanOf(coverGrounds(grounds, { rgb: layer.rgb, alpha })), scheme) >= wanted;
  if (fits(layer.alpha)) return layer;
  let weak = 0;
  let strong = Math.round(layer.alpha * 100);
  while (strong - weak > 1) {
    const hundredths = (weak + strong) >> 1;
    if (fits(hundredths / 100)) weak = hundredths;
    else strong = hundredths;
  }
  return { rgb: layer.rgb, alpha: weak / 100 };
}
