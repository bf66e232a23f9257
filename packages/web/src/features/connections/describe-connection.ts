import type { Connection, PostingSlot } from "@slideloom/core/contract";
import type { Tone } from "../../components/publications/describe-target.ts";
import { describeDate } from "../../lib/describe-time.ts";
import { describeZone } from "../../lib/zoned-time.ts";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const states = {
  active: { label: "Connected", tone: "good" },
  expiring: { label: "Expires soon", tone: "doubtful" },
  reconnect: { label: "Disconnected", tone: "bad" },
  revoked: { label: "Access revoked", tone: "bad" },
} satisfies Record<Connection["state"], { label: string; tone: Tone }>;

export const describeState = (state: Connection["state"]) => states[state];

/** When the access expires or expired; null if unknown. */
export function describeEnd({ ends_at, state }: Connection): string | null {
  if (ends_at === null) return null;
  return state === "active" || state === "expiring"
    ? `Reconnect by ${describeDate(ends_at)}`
    : `Expired on ${describeDate(ends_at)}`;
}

/** Summarizes a connection's posting times: `15 a week (Berlin time)`. */
export function describeSlots({ slots, time_zone }: Connection): string {
  const open = slots.filter(({ paused }) => !paused).length;
  const zone = describeZone(time_zone);
  return `${open === 0 ? "none" : `${open} a week`} (${zone} time)`;
}

/** Formats a slot's time: `09:00` becomes `9:00 AM`. */
export function describeSlotTime(time: string): string {
  return new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`2026-01-01T${time}Z`),
  );
}

/** Sorts slots by weekday and time. */
export function sortSlots(slots: readonly PostingSlot[]): PostingSlot[] {
  return slots.toSorted(
    (one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time),
  );
}

export const isSameSlot = (
  one: Pick<PostingSlot, "weekday" | "time">,
  other: Pick<PostingSlot, "weekday" | "time">,
): boolean => one.weekday === other.weekday && one.time === other.time;
