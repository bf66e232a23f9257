import type { TargetStatus } from "./publications.ts";

/**
 * How far a target is. `resting` becomes `waiting` only if the person gives it a time; `waiting` becomes `preparing` at
 * its time, with approval or after reconnecting; `sending` can't be changed any more.
 */
type TargetPhase = "resting" | "waiting" | "preparing" | "sending" | "over";

const phases: Readonly<Record<TargetStatus, TargetPhase>> = {
  draft: "resting",
  missed: "resting",
  waiting_for_approval: "waiting",
  scheduled: "waiting",
  by_hand: "waiting",
  needs_reconnect: "waiting",
  preparing: "preparing",
  ready: "preparing",
  sending: "sending",
  checking: "sending",
  published: "over",
  failed: "over",
  unknown: "over",
  canceled: "over",
};

const listStatuses = (...wanted: TargetPhase[]): readonly TargetStatus[] =>
  (Object.keys(phases) as TargetStatus[]).filter((status) => wanted.includes(phases[status]));

/** Statuses before sending, in which a target can be moved, changed and canceled. */
export const openStatuses = listStatuses("resting", "waiting", "preparing");

/** Statuses of targets that are to be published without another decision about their time. */
export const pendingStatuses = listStatuses("waiting", "preparing", "sending");

/** Statuses that change on their own within seconds. */
export const liveStatuses = listStatuses("preparing", "sending");

/** Statuses whose outcome isn't known yet. */
export const unfinishedStatuses = listStatuses("resting", "waiting", "preparing", "sending");

/** Whether the network may have the post already, without its outcome being known. */
export const isSending = (status: TargetStatus): boolean => phases[status] === "sending";
