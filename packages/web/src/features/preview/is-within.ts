import type { SyntheticEvent } from "react";

/** Whether an event happened inside the element itself, and not in a menu or sheet that React puts elsewhere. */
export function isWithin({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
