import { createHash } from "node:crypto";
import { buildTid } from "@slideloom/core/networks/bluesky";
import type { TargetRun } from "../connector.ts";

const spreadMicroseconds = 60_000_000;

/**
 * Returns the record key of the run's part, a TID. It is made of what a change, sending anew and a restore keep, so Bluesky itself
 * refuses a second post; a hash spreads the rows of a table, which are made in one millisecond, over a minute.
 */
export function buildRecordKey({ origin, part }: Pick<TargetRun, "origin" | "part">): string {
  const { publicationId, connectionId, createdAtMs } = origin;
  const hash = createHash("sha256").update(`${publicationId} ${connectionId} ${part}`).digest();
  const offset = hash.readUInt32BE(0) % spreadMicroseconds;
  return buildTid(createdAtMs * 1000 + offset, hash.readUInt16BE(4));
}
