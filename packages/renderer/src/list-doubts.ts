import type { SlideLayout } from "./slide-job.ts";

/** What people should look at on a slide; slide and item from 0. */
export interface Doubt {
  slide: number;
  item?: number | undefined;
  message: string;
}

/** The texts that did not fit, then the letters that no font has. */
export function listDoubts({
  overflows,
  missing,
}: Pick<SlideLayout, "overflows" | "missing">): readonly Doubt[] {
  return missing ? [...overflows, missing] : overflows;
}
