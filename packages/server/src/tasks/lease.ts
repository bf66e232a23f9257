import { hasEnded, type ProcessIdentity } from "./process-identity.ts";

/** Lease duration after the last renewal. */
export const leaseMs = 20_000;

/** Returns whether a lease has expired or its owner's process is known to have ended. */
export function isLeaseOver(
  { owner, untilMs }: { owner: ProcessIdentity; untilMs: number },
  nowMs: number,
): boolean {
  return untilMs <= nowMs || hasEnded(owner);
}
