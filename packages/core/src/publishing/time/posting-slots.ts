import { Temporal } from "temporal-polyfill";
import type { Moment } from "./wall-time.ts";
import { toWallTime } from "./wall-time.ts";

/** A weekly posting time, in wall time. */
export interface SlotTime {
  /** 1 (Monday) to 7 (Sunday). */
  weekday: number;
  minuteOfDay: number;
  isPaused: boolean;
}

/** How far ahead a free slot is searched for. */
const lookedAheadDays = 60;
/** A slot is taken if a post is due within this time before or after the slot. */
const takenWithinMs = 5 * 60_000;

/** Monday to Friday at 09:00, 12:00 and 17:00. */
export const defaultSlots: readonly SlotTime[] = [1, 2, 3, 4, 5].flatMap((weekday) =>
  [9, 12, 17].map((hour) => ({ weekday, minuteOfDay: hour * 60, isPaused: false })),
);

interface SlotSearch {
  timeZone: string;
  fromMs: number;
  takenMs: readonly number[];
}

/**
 * Returns the next slot at least 5 minutes from every `takenMs`; null if there is none in 60 days. Slots are wall
 * times, so times that a clock change skips are left out.
 */
export function findNextSlot(slots: readonly SlotTime[], search: SlotSearch): Moment | null {
  const [next = null] = walkFreeSlots(slots, search);
  return next;
}

/** Returns the free slots of the next `days` days, up to 60, in order. */
export function listFreeSlots(
  slots: readonly SlotTime[],
  { days, ...search }: SlotSearch & { days: number },
): Moment[] {
  return [...walkFreeSlots(slots, search, days)];
}

function* walkFreeSlots(
  slots: readonly SlotTime[],
  { timeZone, fromMs, takenMs }: SlotSearch,
  days = lookedAheadDays,
): Generator<Moment> {
  const open = slots
    .filter(({ isPaused }) => !isPaused)
    .toSorted((one, other) => one.minuteOfDay - other.minuteOfDay);
  const today = Temporal.Instant.fromEpochMilliseconds(fromMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  for (let day = 0; day <= Math.min(days, lookedAheadDays); day += 1) {
    const date = today.add({ days: day });
    for (const { weekday, minuteOfDay } of open) {
      if (weekday !== date.dayOfWeek) continue;
      const atMs = findMoment(date, minuteOfDay, timeZone);
      if (atMs === null || atMs <= fromMs) continue;
      if (takenMs.some((taken) => Math.abs(taken - atMs) < takenWithinMs)) continue;
      yield { atMs, wallTime: toWallTime(atMs, timeZone) };
    }
  }
}

function findMoment(
  date: Temporal.PlainDate,
  minuteOfDay: number,
  timeZone: string,
): number | null {
  const time = new Temporal.PlainTime(Math.floor(minuteOfDay / 60), minuteOfDay % 60);
  const wall = date.toPlainDateTime(time);
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
}
