import type { PublishTime } from "@slideloom/core/contract";
import { readInstant, readWallTime, toWallTime } from "@slideloom/core/publishing";
import type { PublicationSource } from "../db/publishing-tables.ts";
import { PublishingError } from "./publishing-error.ts";

/** A minute that has begun is still meant. */
const pastMs = 60_000;
const farthestMs = 2 * 366 * 24 * 60 * 60_000;

/** When a publication is due; all null but the zone where it is not scheduled. */
export interface DueTime {
  dueAtMs: number | null;
  wallTime: string | null;
  timeZone: string;
  source: PublicationSource | null;
}

export const unscheduled = (timeZone: string): DueTime => ({
  dueAtMs: null,
  wallTime: null,
  source: null,
  timeZone,
});

/** Due at that moment, as the wall clock of the zone shows it. */
export const dueAt = (dueAtMs: number, timeZone: string, source: PublicationSource): DueTime => ({
  dueAtMs,
  timeZone,
  source,
  wallTime: toWallTime(dueAtMs, timeZone),
});

/** Reads a time that a person or a program has chosen. Throws a `PublishingError` where it is none, or past. */
export function readDueTime(
  { at, time_zone: chosenZone }: Extract<PublishTime, { kind: "time" }>,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): DueTime {
  const zone = chosenZone ?? timeZone;
  const instantMs = readInstant(at);
  if (instantMs === null && chosenZone === undefined) throw new PublishingError("time-invalid");
  const dueAtMs = instantMs ?? findMoment(at, zone);
  if (dueAtMs === null) throw new PublishingError("time-invalid");
  if (dueAtMs < nowMs - pastMs) throw new PublishingError("time-past");
  if (dueAtMs > nowMs + farthestMs) throw new PublishingError("time-too-far");
  return dueAt(dueAtMs, zone, "time");
}

/**
 * The moment of a wall time; null where it is none. Where the clocks skip that time, it is as long after the change as
 * was meant.
 */
export function findMoment(at: string, timeZone: string): number | null {
  const reading = readWallTime(at, timeZone);
  if (reading.kind === "unreadable") return null;
  return reading.kind === "skipped" ? reading.next.atMs : reading.atMs;
}
