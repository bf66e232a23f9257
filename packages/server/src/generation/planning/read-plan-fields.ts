import type { PostOutline, Statement } from "@slideloom/core/planning";
import type { GivenPlan } from "./write-planned.ts";

/** Reads the plan of a generation request; null if it has no outline. */
export function readPlan({
  outline,
  facts,
  hook,
}: {
  outline?: PostOutline | null | undefined;
  facts?: Statement[] | null | undefined;
  hook?: string | null | undefined;
}): GivenPlan | null {
  return outline ? { outline, ...(facts && { facts }), hook: hook || null } : null;
}
