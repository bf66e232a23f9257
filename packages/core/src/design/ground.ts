import { luminanceContrast, luminanceOf } from "./contrast.ts";
import type { Rgb, Veil } from "./rgb.ts";

/**
 * A range of colours, per channel. Blending is linear and luminance monotonic in each channel, so blending both ends
 * bounds any stack of layers, at any lower opacity.
 */
export interface Ground {
  darkest: Rgb;
  lightest: Rgb;
}

/** Whether text is lighter (dark) or darker (light) than its ground. */
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

/** The smallest range that contains both. */
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

/** Keeps floating-point errors of a blend from changing its rounding. */
const dust = 1e-6;

/** The grounds completely covered by a translucent layer. */
export function coverGrounds(grounds: readonly Ground[], { rgb, alpha }: Veil): Ground[] {
  const blend = (ground: Rgb, index: Channel) => rgb[index] * alpha + ground[index] * (1 - alpha);
  return grounds.map(({ darkest, lightest }) => ({
    darkest: perChannel((index) => Math.floor(blend(darkest, index) + dust)),
    lightest: perChannel((index) => Math.ceil(blend(lightest, index) - dust)),
  }));
}

/** The grounds partly covered by a translucent layer, at its opacity or less. */
export function widenGrounds(grounds: readonly Ground[], veil: Veil): Ground[] {
  return coverGrounds(grounds, veil).map((covered, index) =>
    join(covered, grounds[index] ?? covered),
  );
}

/**
 * The grounds under either of two translucent layers; where they overlap, their opacities add up to at most the higher
 * one.
 */
export function widenGroundsByEither(grounds: readonly Ground[], one: Veil, other: Veil): Ground[] {
  const others = widenGrounds(grounds, other);
  return widenGrounds(grounds, one).map((wide, index) => join(wide, others[index] ?? wide));
}

/** The luminance span of all grounds. */
export function spanOf(grounds: readonly Ground[]): LuminanceSpan {
  let min = 1;
  let max = 0;
  for (const { darkest, lightest } of grounds) {
    min = Math.min(min, luminanceOf(darkest));
    max = Math.max(max, luminanceOf(lightest));
  }
  return { min, max };
}

/** The lowest contrast ratio between a luminance and a span; 1 if it is inside. */
export function spanContrast(luminance: number, { min, max }: LuminanceSpan): number {
  if (luminance > max) return luminanceContrast(luminance, max);
  return luminance < min ? luminanceContrast(luminance, min) : 1;
}

/** The contrast of white (dark scheme) or black (light scheme) with the whole span, the most that any ink can have. */
export function headroom(span: LuminanceSpan, scheme: Scheme): number {
  return spanContrast(scheme === "dark" ? 1 : 0, span);
}
