/**
 * The pricing slider's values: steps of 10 up to 100, of 50 up to 500, of 100 up to 1000 (specification, section 9).
 */
export const sliderStops: readonly number[] = [
  ...buildSteps(10, 100, 10),
  ...buildSteps(150, 500, 50),
  ...buildSteps(600, 1000, 100),
];

/** Returns the nearest stop, or the higher of two equally near ones. Values outside the range are clamped. */
export function snapToStop(value: number): number {
  let nearest = smallest;
  for (const stop of sliderStops) {
    if (Math.abs(stop - value) <= Math.abs(nearest - value)) nearest = stop;
  }
  return nearest;
}

const smallest = Math.min(...sliderStops);

function buildSteps(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}
