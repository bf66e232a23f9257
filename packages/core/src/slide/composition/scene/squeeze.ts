import type { Squeeze } from "../fit/composing.ts";
import type { Scene } from "./scene.ts";

/** Factor for heights, by squeeze level (2: most compressed). */
const shareOf: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.75, 2: 0.62 };
/** Factor for gaps, by squeeze level (2: most compressed). */
const gapOf: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.7, 2: 0.55 };

/** Returns `of`, which is a fraction of a height, made smaller if the slide is compressed. */
export function squeezedShare({ squeeze }: Scene, of: number): number {
  return of * shareOf[squeeze];
}

/** Converts a gap from design px to CSS px; smaller on a compressed slide. */
export function squeezedGap({ squeeze, px }: Scene, design: number): number {
  return px(design * gapOf[squeeze]);
}
