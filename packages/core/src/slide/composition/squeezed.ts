import type { Squeeze } from "./composing.ts";
import type { Scene } from "./scene.ts";

/** What a share of a slide becomes as the slide is squeezed. */
const shareOf: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.75, 2: 0.62 };
const gapOf: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.7, 2: 0.55 };

/** A share of the height that a part may take, less on a squeezed slide. */
export function share({ squeeze }: Scene, of: number): number {
  return of * shareOf[squeeze];
}

/** A gap, design px, in CSS px; narrower on a squeezed slide. */
export function gap({ squeeze, px }: Scene, design: number): number {
  return px(design * gapOf[squeeze]);
}
