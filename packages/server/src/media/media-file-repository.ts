import type { ExpressionBuilder } from "kysely";
import type { MediaFileRow } from "../db/library-tables.ts";
import type { Queries, Tables } from "../db/tables.ts";

/**
 * Builds the blob key of an upload. The key contains the upload's id, so accounts don't share files with equal content.
 */
export const buildBlobKey = ({ hash, id }: Pick<MediaFileRow, "hash" | "id">) => `${hash}-${id}`;

export async function findMediaFile(queries: Queries, id: string): Promise<MediaFileRow | null> {
  const row = await queries
    .selectFrom("mediaFiles")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "is not", null)
    .where("removedAtMs", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findMediaFileByHash(
  queries: Queries,
  accountId: string,
  hash: string,
): Promise<MediaFileRow | null> {
  const row = await queries
    .selectFrom("mediaFiles")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("hash", "=", hash)
    .where("removedAtMs", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function listMediaFiles(queries: Queries, accountId: string): Promise<MediaFileRow[]> {
  return queries
    .selectFrom("mediaFiles")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("removedAtMs", "is", null)
    .orderBy("uploadedAtMs")
    .orderBy("id")
    .execute();
}

export async function sumMediaBytes(queries: Queries, accountId: string): Promise<number> {
  const { sum } = await queries
    .selectFrom("mediaFiles")
    .select(({ fn }) => fn.sum<number | null>("sizeBytes").as("sum"))
    .where("accountId", "=", accountId)
    .where("removedAtMs", "is", null)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

export async function insertMediaFile(queries: Queries, row: MediaFileRow): Promise<void> {
  await queries.insertInto("mediaFiles").values(row).execute();
}

export async function updateMediaFile(
  queries: Queries,
  id: string,
  change: Partial<Pick<MediaFileRow, "uploadedAtMs" | "unusedSinceMs">>,
): Promise<void> {
  await queries.updateTable("mediaFiles").set(change).where("id", "=", id).execute();
}

const isUnused = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "mediaFiles">) =>
  not(
    exists(
      selectFrom("carouselMedia")
        .select("mediaId")
        .whereRef("carouselMedia.mediaId", "=", "mediaFiles.id"),
    ),
  );

/** Lists accounts with uploads that no carousel version uses. */
export async function listAccountsWithUnusedMedia(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom("mediaFiles")
    .select("accountId")
    .distinct()
    .where("accountId", "is not", null)
    .where("removedAtMs", "is", null)
    .where(isUnused)
    .execute();
  return rows.map(({ accountId }) => accountId).filter((accountId) => accountId !== null);
}

/**
 * Records when an account's uploads became unused. Marks uploads as removed if they became unused before `beforeMs`.
 */
export async function removeUnusedMedia(
  queries: Queries,
  accountId: string,
  { nowMs, beforeMs }: { nowMs: number; beforeMs: number },
): Promise<void> {
  const unused = queries
    .updateTable("mediaFiles")
    .where("accountId", "=", accountId)
    .where("removedAtMs", "is", null)
    .where(isUnused);
  await unused.set({ unusedSinceMs: nowMs }).where("unusedSinceMs", "is", null).execute();
  await unused.set({ removedAtMs: nowMs }).where("unusedSinceMs", "<", beforeMs).execute();
}

export async function removeMediaOf(
  queries: Queries,
  accountId: string,
  nowMs: number,
): Promise<void> {
  await queries
    .updateTable("mediaFiles")
    .set({ removedAtMs: nowMs })
    .where("accountId", "=", accountId)
    .execute();
}

/** Lists uploads that are removed or whose account was deleted. */
export async function listRemovedMedia(queries: Queries): Promise<MediaFileRow[]> {
  return queries
    .selectFrom("mediaFiles")
    .selectAll()
    .where(({ or, eb }) => or([eb("removedAtMs", "is not", null), eb("accountId", "is", null)]))
    .execute();
}

export async function deleteMediaFile(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("mediaFiles").where("id", "=", id).execute();
}
