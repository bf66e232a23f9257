import type { Scheme } from "../ground.ts";
import { mixHex } from "../rgb.ts";
import { chromaOf, getTone } from "../tone.ts";

/**
 * Degrees between hues (OKLCH) that blend without turning grey; on a light ground, where both are dark, they turn brown
 * sooner.
 */
const mostHueDegrees: Readonly<Record<Scheme, number>> = { dark: 60, light: 34 };
/** Colours of less chroma are greys, which blend with every hue. */
const leastChroma = 0.03;

/** Whether a colour has no hue to speak of. */
export function isGrey(hex: string): boolean {
  return chromaOf(getTone(hex)) < leastChroma;
}

/** Degrees between the hues of two colours (OKLCH), 0 to 180; 0 if either is a grey. */
export function hueApart(one: string, other: string): number {
  const [from, to] = [getTone(one), getTone(other)];
  if (isGrey(one) || isGrey(other)) return 0;
  const apart = Math.abs(Math.atan2(from.b, from.a) - Math.atan2(to.b, to.a));
  return (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI;
}

/** Returns a gradient's second colour: `to` if its hue is near, `from` if that is grey, else `from` nearer the ink. */
export function blendEnd(from: string, to: string, scheme: Scheme): string {
  if (isGrey(from)) return from;
  if (hueApart(from, to) <= mostHueDegrees[scheme]) return to;
  return scheme === "dark" ? mixHex(from, "#ffffff", 0.5) : mixHex(from, "#000000", 0.3);
}
