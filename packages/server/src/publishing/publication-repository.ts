import { openStatuses } from "@slideloom/core/contract/target-phases";
import type { Approver, TargetStatus } from "@slideloom/core/contract/publications";
import type { ExpressionBuilder } from "kysely";
import type { PublicationRow } from "../db/publishing-tables.ts";
import { splitRows } from "../db/split-rows.ts";
import type { Queries, Tables } from "../db/tables.ts";
import { PublishingError } from "./publishing-error.ts";

/** Name of the lock that serializes changes to an account's publications. */
export const publishingLock = (accountId: string) => `publishing:${accountId}`;

/** A publication with the current state of its carousel. */
export interface PublicationWithCarousel extends PublicationRow {
  /** Number of the carousel's newest version; null if the carousel was deleted. */
  currentVersion: number | null;
  /** Number of slides of the published version; null if that version was deleted. */
  slides: number | null;
}

const selectPublications = (queries: Queries) =>
  queries
    .selectFrom("publications")
    .leftJoin("carousels", "carousels.id", "publications.carouselId")
    .leftJoin("carouselVersions", (join) =>
      join
        .onRef("carouselVersions.carouselId", "=", "publications.carouselId")
        .onRef("carouselVersions.number", "=", "publications.carouselVersion"),
    )
    .selectAll("publications")
    .select(["carousels.version as currentVersion", "carouselVersions.slides as slides"]);

export async function insertPublications(
  queries: Queries,
  rows: readonly PublicationRow[],
): Promise<void> {
  for (const some of splitRows(rows)) {
    await queries.insertInto("publications").values(some).execute();
  }
}

export async function findPublication(
  queries: Queries,
  id: string,
): Promise<PublicationWithCarousel | null> {
  const row = await selectPublications(queries)
    .where("publications.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function listDueTimes(
  queries: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<Pick<PublicationRow, "id" | "dueAtMs" | "timeZone">[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom("publications")
    .select(["id", "dueAtMs", "timeZone"])
    .where("accountId", "=", accountId)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

/** An unsent publication with one of its connections. A publication with several connections has several rows. */
export interface PlannedTime extends Pick<
  PublicationRow,
  "id" | "title" | "dueAtMs" | "wallTime" | "timeZone"
> {
  connectionId: string | null;
}

/** Returns the account's planned publications except `without`, ordered by id. */
export async function listPlannedTimes(
  queries: Queries,
  accountId: string,
  without: readonly string[],
): Promise<PlannedTime[]> {
  const rows = await queries
    .selectFrom("publicationTargets")
    .innerJoin("publications", "publications.id", "publicationTargets.publicationId")
    .select(["publications.id", "title", "publications.dueAtMs", "wallTime", "timeZone"])
    .select("connectionId")
    .where("publicationTargets.accountId", "=", accountId)
    .where("status", "in", openStatuses)
    .orderBy("publicationTargets.id")
    .execute();
  const left = new Set(without);
  return rows.filter(({ id }) => !left.has(id));
}

/** @throws {PublishingError} if the account has no such publication. */
export async function getPublication(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<PublicationWithCarousel> {
  const row = await findPublication(queries, id);
  if (row?.accountId !== accountId) throw new PublishingError("publication-not-found");
  return row;
}

export interface PublicationFilter {
  fromMs?: number | undefined;
  beforeMs?: number | undefined;
  isUnscheduled: boolean;
  carouselId?: string | undefined;
  status?: TargetStatus | undefined;
  /** Who has to approve the targets with that status. */
  approver?: Approver | undefined;
  /** Returns only publications after this position. */
  after?: PublicationPlace | undefined;
  limit: number;
}

/**
 * A publication's position in a list. `timeMs` is the due time (null if unscheduled). If the list has only unscheduled
 * publications, `timeMs` is the creation time.
 */
export interface PublicationPlace {
  timeMs: number | null;
  id: string;
}

/**
 * Lists publications by due time, with unscheduled ones last. A list of only unscheduled publications has the newest
 * first.
 */
export async function listPublicationRows(
  queries: Queries,
  accountId: string,
  {
    fromMs,
    beforeMs,
    isUnscheduled,
    carouselId,
    status,
    approver,
    after,
    limit,
  }: PublicationFilter,
): Promise<PublicationWithCarousel[]> {
  let query = selectPublications(queries).where("publications.accountId", "=", accountId);
  if (isUnscheduled) query = query.where("dueAtMs", "is", null);
  if (fromMs !== undefined) query = query.where("dueAtMs", ">=", fromMs);
  if (beforeMs !== undefined) query = query.where("dueAtMs", "<", beforeMs);
  if (carouselId !== undefined) query = query.where("publications.carouselId", "=", carouselId);
  if (status !== undefined) {
    query = query.where("publications.id", "in", (eb) =>
      eb
        .selectFrom("publicationTargets")
        .select("publicationId")
        .where("publicationTargets.accountId", "=", accountId)
        .where("publicationTargets.status", "=", status)
        .$if(approver !== undefined, (some) => some.where("approver", "=", approver ?? null)),
    );
  }
  if (after) query = query.where((eb) => isAfter(eb, after, isUnscheduled));
  return isUnscheduled
    ? query
        .orderBy("publications.createdAtMs", "desc")
        .orderBy("publications.id")
        .limit(limit)
        .execute()
    : query
        .orderBy("dueAtMs", (order) => order.asc().nullsLast())
        .orderBy("publications.id")
        .limit(limit)
        .execute();
}

/** Keyset pagination: matches rows after a position in the list's order. */
function isAfter(
  eb: ExpressionBuilder<Tables, "publications">,
  { timeMs, id }: PublicationPlace,
  isUnscheduled: boolean,
) {
  const column = isUnscheduled ? "publications.createdAtMs" : "publications.dueAtMs";
  const isLaterId = eb("publications.id", ">", id);
  if (timeMs === null) return eb.and([eb(column, "is", null), isLaterId]);
  const isBehind = eb(column, isUnscheduled ? "<" : ">", timeMs);
  const isBeside = eb.and([eb(column, "=", timeMs), isLaterId]);
  return isUnscheduled
    ? eb.or([isBehind, isBeside])
    : eb.or([isBehind, isBeside, eb(column, "is", null)]);
}

/** Returns future scheduled publications of all accounts. */
export async function listScheduledPublications(queries: Queries, fromMs: number) {
  return queries
    .selectFrom("publications")
    .select(["id", "accountId", "wallTime", "timeZone", "dueAtMs"])
    .where("dueAtMs", ">", fromMs)
    .where("source", "in", ["time", "slot"])
    .$narrowType<{ wallTime: string; dueAtMs: number }>()
    .execute();
}

export async function updatePublication(
  queries: Queries,
  id: string,
  change: Partial<PublicationRow>,
): Promise<void> {
  await queries.updateTable("publications").set(change).where("id", "=", id).execute();
}
