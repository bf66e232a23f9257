import type { Connection, PostingSlot } from "@slideloom/core/contract/connections";
import { accountName, describePlace, networks, placeName } from "@slideloom/core/networks";
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

/** Describes a connection in one line. Lists the server or service, the name, and when access expires. */
export function describeFacts(connection: Connection): string {
  const { name, service, kind, server, through } = connection;
  const place = through ? describeKind({ service, kind }) : server;
  const who = name !== accountName(connection) && name;
  // Access through a key expires together with the key. The key's own card shows the date.
  return [place, who, through ? null : describeEnd(connection)].filter(Boolean).join(" · ");
}

/** Names a service with the account's kind: `LinkedIn page`. */
export const describeKind = ({ service, kind }: { service: string; kind: string | null }): string =>
  [placeName(service), kind].filter(Boolean).join(" ");

/** Names other connections to the same account; null if there are none. */
export function describeDuplicates(
  { duplicates }: Connection,
  all: readonly Connection[],
): string | null {
  const others = all.filter(({ id }) => duplicates.includes(id)).map((one) => describePlace(one));
  if (others.length === 0) return null;
  const places = new Intl.ListFormat("en-GB").format(others);
  return `This account is also connected as ${places}. If you publish to more than one connection, the post appears more than once.`;
}

/** Describes when a connection's access expires or expired. Null if unknown, or if access is renewed automatically. */
export function describeEnd({
  network,
  ends_at,
  state,
}: Pick<Connection, "network" | "ends_at" | "state">): string | null {
  if (ends_at === null) return null;
  if (state === "active" && networks[network].connect.renewedDays !== undefined) return null;
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

export function sortSlots(slots: readonly PostingSlot[]): PostingSlot[] {
  return slots.toSorted(
    (one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time),
  );
}

export const isSameSlot = (
  one: Pick<PostingSlot, "weekday" | "time">,
  other: Pick<PostingSlot, "weekday" | "time">,
): boolean => one.weekday === other.weekday && one.time === other.time;
