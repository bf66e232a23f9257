import type { SyntheticEvent } from "react";

/** Returns true if the event came from inside the element's DOM, not from a portal such as a menu. */
export function isWithin({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
