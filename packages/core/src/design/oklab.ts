import { convertOklabToRgb, convertRgbToOklab } from "culori/fn";
import { getRgb, type Rgb } from "./rgb.ts";

/**
 * A colour in OKLab with lightness `l` from 0 to 1. The angle of the vector (a, b) is the OKLCH hue, its length the
 * chroma.
 */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** Converts a `#rrggbb` colour to OKLab. */
export function getOklab(hex: string): Oklab {
  const [red, green, blue] = getRgb(hex);
  const { l, a, b } = convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
  return { l, a, b };
}

/** Returns the chroma (OKLCH). Vivid sRGB colours have 0.1 to 0.32. */
export function chromaOf({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

/** Returns the colour with its chroma limited to `chroma`. The hue is kept. */
export function withChroma(lab: Oklab, chroma: number): Oklab {
  const own = chromaOf(lab);
  const share = own > chroma ? chroma / own : 1;
  return { l: lab.l, a: lab.a * share, b: lab.b * share };
}

/** Returns the colour's hue at the given lightness (OKLab), with as much of its chroma as sRGB allows. */
export function rgbAtLightness(lab: Oklab, lightness: number): Rgb {
  const whole = convert(lab, lightness, 1);
  if (isInGamut(whole)) return quantize(whole);
  let inside = 0;
  let outside = 1;
  for (let step = 0; step < 9; step++) {
    const share = (inside + outside) / 2;
    if (isInGamut(convert(lab, lightness, share))) inside = share;
    else outside = share;
  }
  return quantize(convert(lab, lightness, inside));
}

/** Returns the colour with its lightness (OKLab) clamped to a range. */
export function rgbWithinLightness(
  hex: string,
  [darkest, lightest]: readonly [number, number],
): Rgb {
  const lab = getOklab(hex);
  return rgbAtLightness(lab, Math.min(lightest, Math.max(darkest, lab.l)));
}

type Channels = { r: number; g: number; b: number };

function convert({ a, b }: Oklab, l: number, share: number): Channels {
  return convertOklabToRgb({ l, a: a * share, b: b * share });
}

function isInGamut({ r, g, b }: Channels): boolean {
  return Math.min(r, g, b) >= -0.001 && Math.max(r, g, b) <= 1.001;
}

function quantize({ r, g, b }: Channels): Rgb {
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return [channel(r), channel(g), channel(b)];
}
