import { readWallTime, toWallTime } from "@slideloom/core/publishing";
import { describeViewerTime, describeZone, describeZonedTime } from "../../lib/zoned-time.ts";

/** A local time in a time zone. */
export interface WallTime {
  /** `2026-12-01T09:00`; either half may be empty while typing. */
  at: string;
  timeZone: string;
}

/**
 * Returns milliseconds since 1970; null if incomplete. A time skipped by a clock change moves forward by the skipped
 * amount.
 */
function readWall({ at, timeZone }: WallTime): number | null {
  const reading = readWallTime(at, timeZone);
  if (reading.kind === "unreadable") return null;
  return reading.kind === "skipped" ? reading.next.atMs : reading.atMs;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns tomorrow 09:00 in the time zone. */
export const suggestWallTime = (timeZone: string, nowMs = Date.now()): string =>
  `${toWallTime(nowMs + dayMs, timeZone).slice(0, 10)}T09:00`;

/** Returns the reason why nothing can be published at that time, or null. */
export function findTimeObstacle(value: WallTime, nowMs = Date.now()): string | null {
  const atMs = readWall(value);
  if (atMs === null) return "Choose a date and a time.";
  return atMs < nowMs ? "That time has passed. Choose a later one." : null;
}

/** Returns a note on the time: an obstacle, a clock change, or the viewer's local time; null if incomplete. */
export function describeWall({ at, timeZone }: WallTime, nowMs = Date.now()): string | null {
  const reading = readWallTime(at, timeZone);
  if (reading.kind === "unreadable") return null;
  const obstacle = findTimeObstacle({ at, timeZone }, nowMs);
  if (obstacle !== null) return obstacle;
  const atMs = reading.kind === "skipped" ? reading.next.atMs : reading.atMs;
  const iso = new Date(atMs).toISOString();
  const shown = describeZonedTime(iso, timeZone);
  if (reading.kind === "skipped") {
    return `This time doesn't exist on that day, because the clocks go forward. We'll use ${shown}.`;
  }
  if (reading.isRepeated) {
    return "This time occurs twice on that day, because the clocks go back. We'll use the first time.";
  }
  const own = describeViewerTime(iso, timeZone);
  return own ? `${shown} in ${describeZone(timeZone)} is ${own} your time.` : shown;
}
