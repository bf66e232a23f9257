import { Temporal } from "temporal-polyfill";

/** An instant with its wall time in a time zone. */
export interface Moment {
  /** The instant in milliseconds since 1970. */
  atMs: number;
  /** Local date and time, such as `2026-12-01T09:00`. */
  wallTime: string;
}

/**
 * A parsed wall time. If a clock change repeats the time, this is the earlier instant. If a clock change skips the
 * time, `next` is a later time that exists.
 */
export type WallTimeReading =
  | ({ kind: "moment"; isRepeated: boolean } & Moment)
  | { kind: "skipped"; next: Moment }
  | { kind: "unreadable" };

const wallTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;

/** The instant of a wall time such as `2026-12-01T09:00` in an IANA time zone. */
export function readWallTime(text: string, timeZone: string): WallTimeReading {
  if (!wallTimePattern.test(text)) return { kind: "unreadable" };
  try {
    const wall = Temporal.PlainDateTime.from(text, { overflow: "reject" });
    const earlier = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
    const later = wall.toZonedDateTime(timeZone, { disambiguation: "later" });
    // A wall time skipped by a clock change has no instant.
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

/** Epoch milliseconds of an RFC 3339 time such as `2026-12-01T09:00:00+01:00`; null if it is invalid. */
export function readInstant(text: string): number | null {
  if (!instantPattern.test(text)) return null;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}

/** The wall time of an instant in a time zone, to the minute. */
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
