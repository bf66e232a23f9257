import type { Composing } from "./composing.ts";

/** Body text on landscape slides may be this much larger than designed, up to `mostPx` on a slide 360 px wide. */
const growth = 1.5;
const most = { slidePx: 360, mostPx: 14 } as const;

/**
 * Lets body text use the room that a landscape slide has, because such slides are shown small. Text that is larger
 * already keeps its size.
 */
export function* enlargeBody<Result>(
  composing: Composing<Result>,
  { widthPx, bodyPx }: { widthPx: number; bodyPx: number },
): Composing<Result> {
  const mostPx = (widthPx / most.slidePx) * most.mostPx;
  let step = composing.next();
  while (!step.done) {
    const { minPx, maxPx } = step.value;
    const larger = Math.max(maxPx, Math.min(maxPx * growth, mostPx));
    step = composing.next(yield { ...step.value, maxPx: minPx === bodyPx ? larger : maxPx });
  }
  return step.value;
}
