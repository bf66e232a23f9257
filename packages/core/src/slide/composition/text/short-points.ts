import { claimSize } from "../fit/claim-size.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";

/** How much larger a list's text may be if all items are short, so they don't look lost in their rows. */
const mostGrown = 1.5;

/** Returns the factor for the largest font size of a list: more than 1 if its longest item is short. */
export function pointGrowth(entries: readonly Words[]): number {
  return Math.min(mostGrown, ...entries.map((entry) => claimSize(entry, 1)));
}
