import { Temporal } from "temporal-polyfill";

/** What a wall clock shows in a time zone, and the moment it stands for. */
export interface Moment {
  /** Milliseconds since 1970. */
  atMs: number;
  /** `2026-12-01T09:00`. */
  wallTime: string;
}

/** Of a wall time: its moment, that it comes twice (the earlier one is meant), or that the clocks skip it. */
export type WallTimeReading =
  | ({ kind: "moment"; isRepeated: boolean } & Moment)
  | { kind: "skipped"; next: Moment }
  | { kind: "unreadable" };

const wallTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;

/** The moment of `2026-12-01T09:00` on the wall clock of a time zone (IANA). */
export function readWallTime(text: string, timeZone: string): WallTimeReading {
  if (!wallTimePattern.test(text)) return { kind: "unreadable" };
  try {
    const wall = Temporal.PlainDateTime.from(text, { overflow: "reject" });
    const earlier = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
    const later = wall.toZonedDateTime(timeZone, { disambiguation: "later" });
    // Where the clocks are set forward, no moment shows this time.
    if (!earlier.toPlainDateTime().equals(wall)) {
      return { kind: "skipped", next: readMoment(later.epochMilliseconds, timeZone) };
    }
    const atMs = earlier.epochMilliseconds;
    const isRepeated = later.epochMilliseconds !== atMs;
    return { kind: "moment", isRepeated, ...readMoment(atMs, timeZone) };
  } catch {
    return { kind: "unreadable" };
  }
}

/** The moment of an RFC 3339 time, such as `2026-12-01T09:00:00+01:00`; null where it is none. */
export function readInstant(text: string): number | null {
  if (!instantPattern.test(text)) return null;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}

/** What the wall clock of a time zone shows at a moment, to the minute. */
export function toWallTime(atMs: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
}

const readMoment = (atMs: number, timeZone: string): Moment => ({
  atMs,
  wallTime: toWallTime(atMs, timeZone),
});
