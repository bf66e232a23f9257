import { hasEnded, type ProcessIdentity } from "./process-identity.ts";

/** How long what a process holds is its own after it was last heard of. */
export const leaseMs = 20_000;

/** Whether a lease has run out, or its process has surely ended. */
export function isLeaseOver(
  { owner, untilMs }: { owner: ProcessIdentity; untilMs: number },
  nowMs: number,
): boolean {
  return untilMs <= nowMs || hasEnded(owner);
}
