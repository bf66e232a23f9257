import { luminanceContrast, luminanceOf } from "./contrast.ts";
import type { Rgb, Veil } from "./rgb.ts";

/**
 * Every colour between two corners, channel by channel. Blending is linear in each channel and luminance rises with each,
 * so the corners of what lies over a range bound every stacking and every weaker strength of it.
 */
export interface Ground {
  darkest: Rgb;
  lightest: Rgb;
}

export type Scheme = "dark" | "light";

/** The darkest and lightest relative luminance that text can meet. */
export interface LuminanceSpan {
  min: number;
  max: number;
}

type Channel = 0 | 1 | 2;

function perChannel(pick: (index: Channel) => number): Rgb {
  return [pick(0), pick(1), pick(2)];
}

/** The smallest range that holds both colours. */
export function groundBetween(one: Rgb, other: Rgb): Ground {
  return {
    darkest: perChannel((index) => Math.min(one[index], other[index])),
    lightest: perChannel((index) => Math.max(one[index], other[index])),
  };
}

/** Keeps the floating-point dust of a blend from rounding to the next value. */
const dust = 1e-6;

/** The grounds fully covered by a veil. */
export function coverGrounds(grounds: readonly Ground[], { rgb, alpha }: Veil): Ground[] {
  const blend = (ground: Rgb, index: Channel) => rgb[index] * alpha + ground[index] * (1 - alpha);
  return grounds.map(({ darkest, lightest }) => ({
    darkest: perChannel((index) => Math.floor(blend(darkest, index) + dust)),
    lightest: perChannel((index) => Math.ceil(blend(lightest, index) - dust)),
  }));
}

/** The grounds where a veil lies over some of them at its strength or weaker. */
export function widenGrounds(grounds: readonly Ground[], veil: Veil): Ground[] {
  if (veil.alpha === 0) return [...grounds];
  return coverGrounds(grounds, veil).map((covered, index) => {
    const bare = grounds[index] ?? covered;
    return {
      darkest: groundBetween(covered.darkest, bare.darkest).darkest,
      lightest: groundBetween(covered.lightest, bare.lightest).lightest,
    };
  });
}

/** The grounds where either of two veils may lie, never both at full strength. */
export function widenGroundsByEither(grounds: readonly Ground[], one: Veil, other: Veil): Ground[] {
  const others = widenGrounds(grounds, other);
  return widenGrounds(grounds, one).map((wide, index) => {
    const also = others[index] ?? wide;
    return {
      darkest: groundBetween(wide.darkest, also.darkest).darkest,
      lightest: groundBetween(wide.lightest, also.lightest).lightest,
    };
  });
}

export function spanOf(grounds: readonly Ground[]): LuminanceSpan {
  let min = 1;
  let max = 0;
  for (const { darkest, lightest } of grounds) {
    min = Math.min(min, luminanceOf(darkest));
    max = Math.max(max, luminanceOf(lightest));
  }
  return { min, max };
}

/** The lowest contrast ratio of a luminance with a span; 1 where it lies inside. */
export function spanContrast(luminance: number, { min, max }: LuminanceSpan): number {
  if (luminance > max) return luminanceContrast(luminance, max);
  return luminance < min ? luminanceContrast(luminance, min) : 1;
}

/** The contrast ratio that white (dark scheme) or black (light scheme) has on the whole span: no ink has more. */
export function headroom(span: LuminanceSpan, scheme: Scheme): number {
  return spanContrast(scheme === "dark" ? 1 : 0, span);
}
