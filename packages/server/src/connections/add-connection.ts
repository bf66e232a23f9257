import { randomUUID } from "node:crypto";
import { maxConnections } from "@slideloom/core/contract/connections";
import { defaultSlots, type SlotTime } from "@slideloom/core/publishing";
import type { ConnectionRow, PostingSlotRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { ConnectionError } from "./connection-error.ts";
import { insertConnection, listConnectionRows, replaceSlots } from "./connection-repository.ts";

/**
 * Inserts a connection with the default posting times.
 * @throws {ConnectionError} if the account has too many.
 */
export async function addConnection(queries: Queries, row: ConnectionRow): Promise<void> {
  const { length } = await listConnectionRows(queries, row.accountId);
  if (length >= maxConnections) throw new ConnectionError("too-many-connections");
  await insertConnection(queries, row);
  await replaceSlots(
    queries,
    row.id,
    defaultSlots.map((slot) => buildSlotRow(row.id, slot)),
  );
}

export const buildSlotRow = (
  connectionId: string,
  { weekday, minuteOfDay, isPaused }: SlotTime,
): PostingSlotRow => ({
  id: randomUUID(),
  connectionId,
  weekday,
  minuteOfDay,
  isPaused: isPaused ? 1 : 0,
});
