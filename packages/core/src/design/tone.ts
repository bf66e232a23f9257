import { convertOklabToRgb, convertRgbToOklab } from "culori/fn";
import { getRgb, type Rgb } from "./rgb.ts";

/**
 * A colour in OKLab. `l` is the lightness, 0 to 1. The direction of the vector (a, b) is the hue in OKLCH, and the
 * length of the vector is the chroma.
 */
export interface Tone {
  l: number;
  a: number;
  b: number;
}

/** Converts a `#rrggbb` colour to OKLab. */
export function getTone(hex: string): Tone {
  const [red, green, blue] = getRgb(hex);
  const { l, a, b } = convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
  return { l, a, b };
}

/** Returns the chroma (OKLCH). Vivid sRGB colours have 0.1 to 0.32. */
export function chromaOf({ a, b }: Tone): number {
  return Math.hypot(a, b);
}

/** Returns the tone with its chroma lowered to at most `chroma`; its hue is kept. */
export function withChroma(tone: Tone, chroma: number): Tone {
  const own = chromaOf(tone);
  const share = own > chroma ? chroma / own : 1;
  return { l: tone.l, a: tone.a * share, b: tone.b * share };
}

/** Returns the tone's hue at the given lightness (OKLab), with as much of its chroma as sRGB allows. */
export function rgbAtLightness(tone: Tone, lightness: number): Rgb {
  const whole = convert(tone, lightness, 1);
  if (isInGamut(whole)) return quantize(whole);
  let inside = 0;
  let outside = 1;
  for (let step = 0; step < 9; step++) {
    const share = (inside + outside) / 2;
    if (isInGamut(convert(tone, lightness, share))) inside = share;
    else outside = share;
  }
  return quantize(convert(tone, lightness, inside));
}

/** Returns the colour with its lightness (OKLab) clamped to a range. */
export function rgbWithinLightness(
  hex: string,
  [darkest, lightest]: readonly [number, number],
): Rgb {
  const tone = getTone(hex);
  return rgbAtLightness(tone, Math.min(lightest, Math.max(darkest, tone.l)));
}

type Channels = { r: number; g: number; b: number };

function convert({ a, b }: Tone, l: number, share: number): Channels {
  return convertOklabToRgb({ l, a: a * share, b: b * share });
}

function isInGamut({ r, g, b }: Channels): boolean {
  return Math.min(r, g, b) >= -0.001 && Math.max(r, g, b) <= 1.001;
}

function quantize({ r, g, b }: Channels): Rgb {
  const channel = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return [channel(r), channel(g), channel(b)];
}
