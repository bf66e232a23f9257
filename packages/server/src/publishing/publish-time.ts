import type { PublishTime } from "@slideloom/core/contract/publications";
import { readInstant, readWallTime, toWallTime } from "@slideloom/core/publishing";
import type { PublicationSource } from "../db/publishing-tables.ts";
import { PublishingError } from "./publishing-error.ts";

/** Times up to one minute ago don't count as past, so the current minute can be chosen. */
const pastMs = 60_000;
const farthestMs = 2 * 366 * 24 * 60 * 60_000;

/** When a publication is due. If it is unscheduled, all fields except the time zone are null. */
export interface DueTime {
  dueAtMs: number | null;
  wallTime: string | null;
  timeZone: string;
  source: PublicationSource | null;
}

export const buildUnscheduled = (timeZone: string): DueTime => ({
  dueAtMs: null,
  wallTime: null,
  source: null,
  timeZone,
});

/** A publication that is due as soon as it is approved. */
export const buildDueOnApproval = (timeZone: string): DueTime => ({
  ...buildUnscheduled(timeZone),
  source: "now",
});

/** Returns the due time for a timestamp, with its local time in the zone. */
export const buildDueTime = (
  dueAtMs: number,
  timeZone: string,
  source: PublicationSource,
): DueTime => ({
  dueAtMs,
  timeZone,
  source,
  wallTime: toWallTime(dueAtMs, timeZone),
});

/**
 * Reads a requested time.
 * @throws {PublishingError} if it is invalid, in the past or too far ahead.
 */
export function readDueTime(
  { at, time_zone: chosenZone }: Extract<PublishTime, { kind: "time" }>,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): DueTime {
  const zone = chosenZone ?? timeZone;
  if (readInstant(at) === null && chosenZone === undefined) {
    throw new PublishingError("time-invalid");
  }
  const dueAtMs = findInstant(at, zone);
  if (dueAtMs === null) throw new PublishingError("time-invalid");
  if (dueAtMs < nowMs - pastMs) throw new PublishingError("time-past");
  if (dueAtMs > nowMs + farthestMs) throw new PublishingError("time-too-far");
  return buildDueTime(dueAtMs, zone, "time");
}

/** Converts a time with an offset, or a local time, to a timestamp, or returns null if the time is malformed. */
export const findInstant = (at: string, timeZone: string): number | null =>
  readInstant(at) ?? findMoment(at, timeZone);

/**
 * Converts a local time to a timestamp, or returns null if the time is malformed. If a clock change skips the time, the
 * length of the gap is added.
 */
export function findMoment(at: string, timeZone: string): number | null {
  const reading = readWallTime(at, timeZone);
  if (reading.kind === "unreadable") return null;
  return reading.kind === "skipped" ? reading.next.atMs : reading.atMs;
}
