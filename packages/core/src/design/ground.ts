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

/** Whether text is lighter (dark) or darker (light) than its ground. */
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

/** The smallest range that holds both. */
function join(one: Ground, other: Ground): Ground {
  return {
    darkest: perChannel((index) => Math.min(one.darkest[index], other.darkest[index])),
    lightest: perChannel((index) => Math.max(one.lightest[index], other.lightest[index])),
  };
}

/** The smallest range that holds both colours. */
export function groundBetween(one: Rgb, other: Rgb): Ground {
  return join({ darkest: one, lightest: one }, { darkest: other, lightest: other });
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

/** The grounds where a veil lies over some places at its strength or weaker. */
export function widenGrounds(grounds: readonly Ground[], veil: Veil): Ground[] {
  return coverGrounds(grounds, veil).map((covered, index) =>
    join(covered, grounds[index] ?? covered),
  );
}

/** The grounds where either of two veils may lie; where both do, their strengths add up to no more than one's. */
export function widenGroundsByEither(grounds: readonly Ground[], one: Veil, other: Veil): Ground[] {
  const others = widenGrounds(grounds, other);
  return widenGrounds(grounds, one).map((wide, index) => join(wide, others[index] ?? wide));
}

/** The luminance of all grounds together. */
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
