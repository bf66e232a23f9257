import type { FitRequest } from "@slideloom/core/slide";
import type { Fullness } from "./fullness.ts";
import { sizeStepPx } from "./size-step.ts";

/** Every n-th try bisects, so few tries are needed even if the forecast is always wrong. */
const halvingTry = 4;

/**
 * Returns the largest size step at which everything fits, or null. The result doesn't depend on the start, because
 * every size below a fitting size fits too.
 */
export async function findLargestSize(
  { minPx, maxPx }: Pick<FitRequest, "minPx" | "maxPx">,
  startPx: number | undefined,
  measureAt: (sizePx: number) => Promise<Fullness>,
): Promise<number | null> {
  const last = Math.max(0, Math.floor((maxPx - minPx) / sizeStepPx + 1e-6));
  const at = (step: number) => minPx + step * sizeStepPx;
  let [low, high] = [-1, last + 1];
  let next = last;
  if (startPx !== undefined) {
    next = Math.min(last, Math.max(0, Math.floor((startPx - minPx) / sizeStepPx + 1e-6)));
  }
  for (let tries = 1; ; tries++) {
    const { share, forecast } = await measureAt(at(next));
    if (share <= 1) low = next;
    else high = next;
    if (high - low <= 1) return low < 0 ? null : at(low);
    if (tries % halvingTry === 0) next = (low + high) >> 1;
    else next = forecastStep(low, high, (step) => forecast(at(step) / at(next)));
  }
}

/** Returns the largest step forecast to fit, or the lowest one left. */
function forecastStep(low: number, high: number, shareAt: (step: number) => number): number {
  let [fitting, full] = [low + 1, high];
  while (full - fitting > 1) {
    const middle = (fitting + full) >> 1;
    if (shareAt(middle) <= 1) fitting = middle;
    else full = middle;
  }
  return fitting;
}
