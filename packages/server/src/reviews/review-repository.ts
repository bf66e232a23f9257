import type { CarouselRow } from "../db/library-tables.ts";
import type { ReviewCommentRow, ReviewRow } from "../db/review-tables.ts";
import type { Queries } from "../db/tables.ts";

export async function insertReview(queries: Queries, row: ReviewRow): Promise<void> {
  await queries.insertInto("reviews").values(row).execute();
}

/** An open link, with the newest state of its carousel. */
export type OpenReview = ReviewRow & { carousel: Pick<CarouselRow, "title" | "version"> };

/** Returns the link that works with this token; null if it is unknown, over or its carousel is in the trash. */
export async function findOpenReview(
  queries: Queries,
  tokenHash: string,
  nowMs: number,
): Promise<OpenReview | null> {
  const row = await queries
    .selectFrom("reviews")
    .innerJoin("carousels", "carousels.id", "reviews.carouselId")
    .selectAll("reviews")
    .select(["carousels.title", "carousels.version"])
    .where("tokenHash", "=", tokenHash)
    .where("withdrawnAtMs", "is", null)
    .where("expiresAtMs", ">", nowMs)
    .where("carousels.deletedAtMs", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { title, version, ...review } = row;
  return { ...review, carousel: { title, version } };
}

/** Returns the links of a carousel, newest first. */
export async function listReviewRows(
  queries: Queries,
  carouselId: string,
  limit: number,
): Promise<ReviewRow[]> {
  return queries
    .selectFrom("reviews")
    .selectAll()
    .where("carouselId", "=", carouselId)
    .orderBy("createdAtMs", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function listAccountReviews(queries: Queries, accountId: string) {
  return queries
    .selectFrom("reviews")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
}

export async function countOpenReviews(
  queries: Queries,
  carouselId: string,
  nowMs: number,
): Promise<number> {
  const { count } = await queries
    .selectFrom("reviews")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("carouselId", "=", carouselId)
    .where("withdrawnAtMs", "is", null)
    .where("expiresAtMs", ">", nowMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns false if the account has no such link. Withdrawing again changes nothing. */
export async function withdrawReviewRow(
  queries: Queries,
  { accountId, id, nowMs }: { accountId: string; id: string; nowMs: number },
): Promise<boolean> {
  const row = await queries
    .selectFrom("reviews")
    .select("id")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (!row) return false;
  await queries
    .updateTable("reviews")
    .set({ withdrawnAtMs: nowMs })
    .where("id", "=", id)
    .where("withdrawnAtMs", "is", null)
    .execute();
  return true;
}

/** Stores an answer. Returns false if the link was withdrawn or deleted meanwhile. */
export async function answerReviewRow(
  queries: Queries,
  id: string,
  answer: Pick<ReviewRow, "answer" | "answeredBy" | "answeredVersion" | "answeredAtMs">,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("reviews")
    .set(answer)
    .where("id", "=", id)
    .where("withdrawnAtMs", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertComment(queries: Queries, row: ReviewCommentRow): Promise<void> {
  await queries.insertInto("reviewComments").values(row).execute();
}

/** Returns the comments on these links, newest first. */
export async function listCommentRows(
  queries: Queries,
  reviewIds: readonly string[],
  limit: number,
): Promise<ReviewCommentRow[]> {
  if (reviewIds.length === 0) return [];
  return queries
    .selectFrom("reviewComments")
    .selectAll()
    .where("reviewId", "in", reviewIds)
    .orderBy("createdAtMs", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Returns the number of comments on a link, and when the newest was made. */
export async function countComments(
  queries: Queries,
  reviewId: string,
): Promise<{ count: number; newestMs: number | null }> {
  return queries
    .selectFrom("reviewComments")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.max<number | null>("createdAtMs").as("newestMs"),
    ])
    .where("reviewId", "=", reviewId)
    .executeTakeFirstOrThrow();
}

/** Resolves a comment or opens it again. Returns false if the account has no such comment. */
export async function resolveCommentRow(
  queries: Queries,
  { accountId, id, resolvedAtMs }: { accountId: string; id: string; resolvedAtMs: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("reviewComments")
    .set({ resolvedAtMs })
    .where("id", "=", id)
    .where("reviewId", "in", (from) =>
      from.selectFrom("reviews").select("reviews.id").where("accountId", "=", accountId),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
