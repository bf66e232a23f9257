import { createHash } from "node:crypto";
import { buildTid } from "@slideloom/core/networks/bluesky";
import type { TargetRun } from "../connector.ts";

const spreadMicroseconds = 60_000_000;

/**
 * Returns the same record key (TID) for every try, so Bluesky refuses a second post. The hash separates posts that a
 * CSV import created in the same millisecond.
 */
export function buildRecordKey({ origin, part }: Pick<TargetRun, "origin" | "part">): string {
  const { publicationId, connectionId, createdAtMs } = origin;
  const hash = createHash("sha256").update(`${publicationId} ${connectionId} ${part}`).digest();
  const offset = hash.readUInt32BE(0) % spreadMicroseconds;
  return buildTid(createdAtMs * 1000 + offset, hash.readUInt16BE(4));
}
