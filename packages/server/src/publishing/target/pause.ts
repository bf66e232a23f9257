import type { TargetStatus } from "@slideloom/core/contract/publications";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { TargetEnd } from "./end-reasons.ts";
import { earlyMs } from "./times.ts";

/** Statuses in which the server still works towards publishing by itself. */
export const waitingStatuses: readonly TargetStatus[] = ["scheduled", "preparing", "ready"];

/**
 * Marks a waiting target while publishing is paused. If the target comes due before the mark is removed, it ends as
 * missed.
 */
export const pausedMark = { errorCode: "paused", message: "Publishing is paused on this server." };

/** Effect of a pause on a target: the target ends, or is changed and waits. */
export type Pause = { end: TargetEnd } | { change: typeof unmarked; untilMs: number | null };

/**
 * Returns how a pause affects a target, or null if the target proceeds. If a target's due time has passed, the target
 * ends as missed, even if some of its posts are published.
 */
export function findPause(
  { status, errorCode, dueAtMs }: PublicationTargetRow,
  { isPaused, nowMs }: { isPaused: boolean; nowMs: number },
): Pause | null {
  const isMarked = errorCode === pausedMark.errorCode;
  if (!waitingStatuses.includes(status) || !(isPaused || isMarked)) return null;
  const due = dueAtMs ?? 0;
  if (nowMs >= due) return { end: missedInPause };
  if (!isPaused) return { change: unmarked, untilMs: null };
  const prepareAtMs = due - earlyMs;
  return { change: pausedMark, untilMs: nowMs < prepareAtMs ? prepareAtMs : due };
}

const unmarked: { errorCode: string | null; message: string | null } = {
  errorCode: null,
  message: null,
};

const missedInPause: TargetEnd = {
  status: "missed",
  code: "missed",
  message: "Publishing was paused when this post was due. Publish it now, or choose another time.",
};
