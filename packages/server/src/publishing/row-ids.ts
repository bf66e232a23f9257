import { createHash } from "node:crypto";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import { findInstant } from "./publish-time.ts";
import type { RowPost } from "./saved-rows.ts";
import { findUsualZone } from "./schedule-row.ts";

/** Ids of the records that an import creates from a CSV row. The same row always gets the same ids. */
export interface RowIds {
  publicationId: string;
  carouselId: string;
  /** Ids that earlier versions of Slideloom gave the row's publication. */
  formerIds: string[];
}

/** A row with the connections and the saved carousel that its names refer to. */
export interface AddressedRow {
  post: RowPost;
  /** Id of the saved carousel; null if the row has its own slides. */
  carouselId: string | null;
  connections: readonly PublishingConnection[];
}

export interface RowTable {
  accountId: string;
  /** The text of the table, or the id of the request that selects saved carousels. */
  csv: string;
  isSelection: boolean;
  /** The time zone of rows that name none; undefined means that of a row's first account. */
  timeZone: string | undefined;
}

/**
 * Derives each row's ids from its text, instant and accounts, so importing the table again creates nothing, whatever
 * the spelling of its times. Identical rows get a counter.
 */
export function identifyRows(table: RowTable, rows: readonly AddressedRow[]): Map<number, RowIds> {
  return table.isSelection ? identifySelection(table, rows) : identifyTable(table, rows);
}

/** Derives ids from the request's id, so that a repeated request schedules nothing more. */
function identifySelection({ accountId, csv }: RowTable, rows: readonly AddressedRow[]) {
  return new Map(
    rows.map(({ post: { row }, carouselId }): [number, RowIds] => {
      const publicationId = identify(["selection", accountId, csv, carouselId]);
      return [row, { publicationId, carouselId: carouselId ?? "", formerIds: [] }];
    }),
  );
}

function identifyTable(
  { accountId, csv, timeZone }: RowTable,
  rows: readonly AddressedRow[],
): Map<number, RowIds> {
  const counts = new Map<string, number>();
  const count = (row: string) => {
    const before = counts.get(row) ?? 0;
    counts.set(row, before + 1);
    return before;
  };
  // Hash of the account and the whole table, computed once. For each former id, a copy also hashes the row's number.
  const table = createHash("sha256").update(JSON.stringify([accountId, csv]).slice(0, -1));
  return new Map(
    rows.map((addressed): [number, RowIds] => {
      const { post, connections } = addressed;
      const zone = post.timeZone || findUsualZone(timeZone, connections);
      const row = hashRow(accountId, addressed, findWhen(post, zone));
      const place = count(row);
      const { publishAt, isQueued } = post;
      const written = hashRow(accountId, addressed, [publishAt, isQueued, post.timeZone]);
      const former = table.copy().update(`,${JSON.stringify(`publication ${post.row}`)}]`);
      return [
        post.row,
        {
          publicationId: identify([row, place, "publication"]),
          carouselId: addressed.carouselId ?? identify([row, place, "carousel"]),
          formerIds: [
            identify([written, count(written), "publication"]),
            formatUuid(former.digest()),
          ],
        },
      ];
    }),
  );
}

/** Returns a row's instant, as a timestamp. A time that can't be read stays as typed. */
function findWhen({ publishAt, isQueued }: RowPost, zone: string): number | string {
  if (publishAt === "") return isQueued ? "queue" : "unscheduled";
  return findInstant(publishAt, zone) ?? publishAt;
}

function hashRow(
  accountId: string,
  { post: scheduled, connections, carouselId }: AddressedRow,
  when: unknown,
): string {
  const { post: whole, mediaUrls, caption, firstComment } = scheduled;
  // The post's caption is left out, so tables that were imported before posts had captions keep their ids.
  const { caption: _, ...post } = whole;
  const accounts = connections.map(({ network, remoteId }) => `${network} ${remoteId}`).toSorted();
  // A saved carousel is known by its id, so it may be edited between two imports.
  const content = carouselId === null ? post : { carouselId };
  const words = [content, mediaUrls, caption, ...(firstComment === "" ? [] : [firstComment])];
  return hash([accountId, words, when, accounts]).toString("hex");
}

const hash = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest();

const identify = (parts: unknown) => formatUuid(hash(parts));

/** Formats the first 16 bytes of a hash as a version 4 UUID. */
function formatUuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex", 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
