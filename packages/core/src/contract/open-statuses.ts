import type { TargetStatus } from "./publications.ts";

/** Statuses before sending, in which a target can be moved, changed and canceled. */
export const openStatuses: readonly TargetStatus[] = [
  "draft",
  "waiting_for_approval",
  "scheduled",
  "by_hand",
  "preparing",
  "ready",
  "needs_reconnect",
  "missed",
];
