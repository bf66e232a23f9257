import type { Scheme } from "../ground.ts";
import { mixHex } from "../rgb.ts";
import { chromaOf, getOklab } from "../oklab.ts";

/**
 * Maximum hue difference between a gradient's ends, in degrees (OKLCH). Beyond it, the middle would look grey or brown.
 */
const mostHueDegrees: Readonly<Record<Scheme, number>> = { dark: 60, light: 34 };
/** Colours below this chroma (OKLCH) count as grey; grey blends with every hue. */
const leastChroma = 0.03;

/** Whether the colour is so unsaturated that its hue isn't visible. */
export function isGrey(hex: string): boolean {
  return chromaOf(getOklab(hex)) < leastChroma;
}

/** Degrees between the hues of two colours (OKLCH), 0 to 180; 0 if either is a grey. */
export function hueApart(one: string, other: string): number {
  const [from, to] = [getOklab(one), getOklab(other)];
  if (isGrey(one) || isGrey(other)) return 0;
  const apart = Math.abs(Math.atan2(from.b, from.a) - Math.atan2(to.b, to.a));
  return (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI;
}

/**
 * Returns the end colour of a gradient that starts with `from`. If `to` has a distant hue, a lighter or darker `from`
 * replaces it.
 */
export function blendEnd(from: string, to: string, scheme: Scheme): string {
  if (isGrey(from)) return from;
  if (hueApart(from, to) <= mostHueDegrees[scheme]) return to;
  return scheme === "dark" ? mixHex(from, "#ffffff", 0.5) : mixHex(from, "#000000", 0.3);
}
