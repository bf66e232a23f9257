import { luminanceContrast, luminanceOf } from "./contrast.ts";
import type { Rgb, Rgba } from "./rgb.ts";

/**
 * A range of background colours, from `darkest` to `lightest` in each channel. To draw a translucent layer over the
 * range, it is enough to blend the two ends, because blending is linear.
 */
export interface Ground {
  darkest: Rgb;
  lightest: Rgb;
}

/** Dark means light text on a dark background; light means dark text on a light background. */
export type Scheme = "dark" | "light";

/** The lowest and highest relative luminance behind text. */
export interface LuminanceSpan {
  min: number;
  max: number;
}

type Channel = 0 | 1 | 2;

function perChannel(pick: (index: Channel) => number): Rgb {
  return [pick(0), pick(1), pick(2)];
}

/** Returns the smallest range that contains both ranges. */
function join(one: Ground, other: Ground): Ground {
  return {
    darkest: perChannel((index) => Math.min(one.darkest[index], other.darkest[index])),
    lightest: perChannel((index) => Math.max(one.lightest[index], other.lightest[index])),
  };
}

/** The smallest range that contains both colours. */
export function groundBetween(one: Rgb, other: Rgb): Ground {
  return join({ darkest: one, lightest: one }, { darkest: other, lightest: other });
}

/** Tolerance before rounding, so floating-point errors don't change the rounded value. */
const dust = 1e-6;

/** Returns the ranges that result if the layer covers each range completely. */
export function coverGrounds(grounds: readonly Ground[], { rgb, alpha }: Rgba): Ground[] {
  const blend = (ground: Rgb, index: Channel) => rgb[index] * alpha + ground[index] * (1 - alpha);
  return grounds.map(({ darkest, lightest }) => ({
    darkest: perChannel((index) => Math.floor(blend(darkest, index) + dust)),
    lightest: perChannel((index) => Math.ceil(blend(lightest, index) - dust)),
  }));
}

/** Returns the ranges that result if the layer covers only parts of the background or is fainter in places. */
export function widenGrounds(grounds: readonly Ground[], layer: Rgba): Ground[] {
  return coverGrounds(grounds, layer).map((covered, index) =>
    join(covered, grounds[index] ?? covered),
  );
}

/**
 * Returns the ranges after two partial layers are drawn, such as glows. Where the layers overlap, their opacities must
 * add up to at most the higher `alpha`.
 */
export function widenGroundsByEither(grounds: readonly Ground[], one: Rgba, other: Rgba): Ground[] {
  const others = widenGrounds(grounds, other);
  return widenGrounds(grounds, one).map((wide, index) => join(wide, others[index] ?? wide));
}

/** Returns the lowest and highest luminance of all ranges. */
export function spanOf(grounds: readonly Ground[]): LuminanceSpan {
  let min = 1;
  let max = 0;
  for (const { darkest, lightest } of grounds) {
    min = Math.min(min, luminanceOf(darkest));
    max = Math.max(max, luminanceOf(lightest));
  }
  return { min, max };
}

/** Returns the lowest contrast ratio of a luminance with all luminances of the span; 1 if the span contains it. */
export function spanContrast(luminance: number, { min, max }: LuminanceSpan): number {
  if (luminance > max) return luminanceContrast(luminance, max);
  return luminance < min ? luminanceContrast(luminance, min) : 1;
}

/**
 * Returns the highest possible contrast on the whole span. White text has it in the dark scheme, black text in the
 * light scheme.
 */
export function headroom(span: LuminanceSpan, scheme: Scheme): number {
  return spanContrast(scheme === "dark" ? 1 : 0, span);
}
