import type { Connection } from "@slideloom/core/contract/connections";
import type { Grant } from "@slideloom/core/contract/grants";
import { isHandOff } from "@slideloom/core/networks";
import type { SlotTime } from "@slideloom/core/publishing";
import type { GrantRow, PostingSlotRow } from "../db/publishing-tables.ts";
import { readDetails } from "./connection-details.ts";
import type { HeldConnection } from "./holder-repository.ts";

const minutesPerHour = 60;

/** Returns an account's connections in the shape of the API. */
export function presentConnections(
  rows: readonly HeldConnection[],
  slots: readonly PostingSlotRow[],
): Connection[] {
  return rows.map((row) => ({
    id: row.id,
    network: row.network,
    service: row.service,
    kind: row.kind,
    through: row.grant && {
      id: row.grant.id,
      network: row.grant.network,
      name: row.grant.name,
    },
    duplicates: listDuplicates(row, rows),
    name: row.name,
    handle: row.handle,
    state: row.state,
    picture_url: row.pictureUrl,
    server: findHost(row.instanceUrl),
    message: row.lastError,
    ends_at: toIso(row.refreshEndsAtMs),
    time_zone: row.timeZone,
    slots: listSlotTimes(slots, row.id).map(({ weekday, minuteOfDay, isPaused: paused }) => ({
      weekday,
      paused,
      time: printMinute(minuteOfDay),
    })),
    ...readShown(row.details),
    created_at: new Date(row.createdAtMs).toISOString(),
  }));
}

function readShown(text: string): Pick<Connection, "limits" | "choices"> {
  const { limits, choices } = readDetails(text);
  return { limits, choices };
}

export const presentGrant = (row: GrantRow): Grant => ({
  id: row.id,
  network: row.network,
  name: row.name,
  server: findHost(row.instanceUrl),
  state: row.state,
  message: row.lastError,
  ends_at: toIso(row.refreshEndsAtMs),
  time_zone: row.timeZone,
  created_at: new Date(row.createdAtMs).toISOString(),
});

/** Returns the ids of other connections to the same account. */
export const listDuplicates = (row: HeldConnection, rows: readonly HeldConnection[]): string[] =>
  rows.filter((other) => isSameAccount(row, other)).map(({ id }) => id);

/** Whether two connections publish to the same account. Accounts are compared by id and by handle. */
function isSameAccount(one: HeldConnection, other: HeldConnection): boolean {
  if (one.id === other.id || one.service !== other.service || isHandOff(one.network)) return false;
  const [id, otherId] = [findServiceAccount(one), findServiceAccount(other)];
  const [handle, otherHandle] = [foldHandle(one.handle), foldHandle(other.handle)];
  return (id !== null && id === otherId) || (handle !== "" && handle === otherHandle);
}

const findServiceAccount = ({ grant, details, remoteId }: HeldConnection) =>
  grant ? readDetails(details).serviceAccountId : remoteId;

const foldHandle = (handle: string) => handle.toLowerCase().replace(/^@/, "");

export const listSlotTimes = (slots: readonly PostingSlotRow[], id: string): SlotTime[] =>
  slots
    .filter(({ connectionId }) => connectionId === id)
    .map(({ weekday, minuteOfDay, isPaused }) => ({
      weekday,
      minuteOfDay,
      isPaused: isPaused === 1,
    }));

const findHost = (url: string | null) => (url === null ? null : new URL(url).host);

const toIso = (timeMs: number | null) => (timeMs === null ? null : new Date(timeMs).toISOString());

const printMinute = (minute: number) =>
  [Math.floor(minute / minutesPerHour), minute % minutesPerHour]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
