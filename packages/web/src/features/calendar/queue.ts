import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication } from "@slideloom/core/contract/publications";
import { listFreeSlots } from "@slideloom/core/publishing";

/** A post or a free slot of an account's queue. `publication` is null for a free slot. */
export interface QueueEntry {
  publication: Publication | null;
  atMs: number;
  /** `2026-12-01T09:00` in the account's time zone, for free slots. */
  wallTime: string;
}

/** How far ahead free slots are shown. */
const shownDays = 28;

/** Lists a connection's scheduled posts and free slots by time. */
export function listQueue(
  { id, slots, time_zone: timeZone }: Connection,
  publications: readonly Publication[],
  fromMs: number,
): QueueEntry[] {
  const posts = publications.flatMap((publication): QueueEntry[] => {
    const { due_at, wall_time, targets } = publication;
    const isHere = targets.some(
      ({ connection_id, status }) => connection_id === id && status !== "canceled",
    );
    if (!isHere || due_at === null || wall_time === null) return [];
    return [{ publication, atMs: Date.parse(due_at), wallTime: wall_time }];
  });
  const times = slots.map(({ weekday, time, paused }) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return { weekday, minuteOfDay: hour * 60 + minute, isPaused: paused };
  });
  const takenMs = posts.map(({ atMs }) => atMs);
  const free = listFreeSlots(times, { timeZone, fromMs, takenMs, days: shownDays });
  return [...posts, ...free.map((slot): QueueEntry => ({ publication: null, ...slot }))].toSorted(
    (one, other) => one.atMs - other.atMs,
  );
}
