import type { TargetStatus } from "@slideloom/core/contract";
import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import type { TargetEnd } from "./target-endings.ts";
import { earlyMs } from "./target-task.ts";

/** Statuses in which the server still works towards publishing by itself. */
export const waitingStatuses: readonly TargetStatus[] = ["scheduled", "preparing", "ready"];

/** Marks scheduled targets while publishing is paused, so those that came due meanwhile are recognized later. */
export const pausedMark = { errorCode: "paused", message: "Publishing is paused on this server." };

/** Effect of a pause on a target: an end, or a change and a wait. */
export type Pause = { end: TargetEnd } | { change: typeof unmarked; untilMs: number | null };

/**
 * Returns what a pause means for a target; null if it proceeds. Targets that came due in a pause, and begun threads,
 * wait for a person.
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
  message: "Publishing was paused when it was due. Publish it now, or choose another time.",
};
