import type { TargetStatus } from "@slideloom/core/contract";
import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import type { TargetEnd } from "./target-endings.ts";
import { earlyMs } from "./target-task.ts";

/** What the server brings to its network by itself. */
export const waitingStatuses: readonly TargetStatus[] = ["scheduled", "preparing", "ready"];

/** Stays with what is scheduled while publishing is paused, so that what came due unseen is known afterwards. */
export const pausedMark = { errorCode: "paused", message: "Publishing is paused on this server." };

/** What a pause asks of a target: an end, or a change and a wait; null if it goes on as usual. */
export type Pause = { end: TargetEnd } | { change: typeof unmarked; untilMs: number | null };

/** Nothing is prepared or sent in a pause. What comes due in it, or is part of a begun thread, is for a person to publish. */
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
