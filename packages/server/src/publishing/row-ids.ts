import { createHash } from "node:crypto";
import type { ScheduledPost } from "@slideloom/core/import";
import type { PublishingConnection } from "../connections/publishing-connection.ts";

/** Ids of the records that an import creates from a CSV row. The same row always gets the same ids. */
export interface RowIds {
  publicationId: string;
  carouselId: string;
  /** The id that earlier versions of Slideloom gave the row, derived from its number and the whole table. */
  formerId: string;
}

/** A CSV row with the connections that the row's account names refer to. */
export interface AddressedRow {
  post: ScheduledPost;
  connections: readonly PublishingConnection[];
}

/**
 * Derives each row's ids from its text, times and accounts, so importing the table again creates nothing. Identical
 * rows get a counter.
 */
export function identifyRows(
  { accountId, csv }: { accountId: string; csv: string },
  rows: readonly AddressedRow[],
): Map<number, RowIds> {
  const counts = new Map<string, number>();
  // Hash of the account and the whole table, computed once. For each former id, a copy also hashes the row's number.
  const table = createHash("sha256").update(JSON.stringify([accountId, csv]).slice(0, -1));
  return new Map(
    rows.map(({ post, connections }): [number, RowIds] => {
      const row = hashRow(accountId, { post, connections });
      const count = counts.get(row) ?? 0;
      counts.set(row, count + 1);
      const identify = (what: string) => formatUuid(hash([row, count, what]));
      const former = table.copy().update(`,${JSON.stringify(`publication ${post.row}`)}]`);
      return [
        post.row,
        {
          publicationId: identify("publication"),
          carouselId: identify("carousel"),
          formerId: formatUuid(former.digest()),
        },
      ];
    }),
  );
}

function hashRow(accountId: string, { post: scheduled, connections }: AddressedRow): string {
  const {
    post: whole,
    mediaUrls,
    caption,
    firstComment,
    publishAt,
    isQueued,
    timeZone,
  } = scheduled;
  // The post's caption is left out, so tables that were imported before posts had captions keep their ids.
  const { caption: _, ...post } = whole;
  const accounts = connections.map(({ network, remoteId }) => `${network} ${remoteId}`).toSorted();
  const words = [post, mediaUrls, caption, ...(firstComment === "" ? [] : [firstComment])];
  return hash([accountId, words, [publishAt, isQueued, timeZone], accounts]).toString("hex");
}

const hash = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest();

/** Formats the first 16 bytes of a hash as a version 4 UUID. */
function formatUuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex", 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
