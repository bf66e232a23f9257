import { openStatuses, unfinishedStatuses } from "@slideloom/core/contract/target-phases";
import type { TargetStatus } from "@slideloom/core/contract/publications";
import { networks } from "@slideloom/core/networks";
import type { PublicationAttemptRow, PublicationTargetRow } from "../../db/publishing-tables.ts";
import { splitRows } from "../../db/split-rows.ts";
import type { Queries } from "../../db/tables.ts";
import { pausedMark, waitingStatuses } from "./pause.ts";
import { readPosts } from "./row.ts";

/** Statuses in which a target doesn't occupy its time slot. */
export const slotFreeingStatuses: readonly TargetStatus[] = ["canceled", "missed", "failed"];

/** Error code of a target that a newer target has replaced. The row is kept until its files are deleted. */
export const replacedCode = "replaced";

export const unprocessedTarget = {
  checkpoint: "{}",
  files: "[]",
  filesUntilMs: null,
  sendId: null,
  armedAtMs: null,
  attempts: 0,
  checks: 0,
  errorCode: null,
  message: null,
  finishedAtMs: null,
  isSuperseded: 0,
  approver: null,
  askedAtMs: null,
  approvedAtMs: null,
  approvedBy: null,
};

export type TargetChange = Partial<Omit<PublicationTargetRow, "id" | "publicationId" | "token">>;

/** Condition for a change: the task with this token still holds the target, and the status is unchanged. */
export interface TargetGuard {
  id: string;
  token: number;
  status: TargetStatus;
}

/**
 * Condition for recording a call's result: the target still waits for the call `sendId`. The result may arrive at any
 * time.
 */
export interface SendGuard {
  id: string;
  sendId: string;
  statuses: readonly TargetStatus[];
}

/** Assigns a target to the task with this token (fencing). Returns null if it is deleted or has a newer token. */
export async function acquireTarget(
  queries: Queries,
  { id, token }: { id: string; token: number },
): Promise<PublicationTargetRow | null> {
  const row = await queries
    .updateTable("publicationTargets")
    .set({ token })
    .where("id", "=", id)
    .where("token", "<=", token)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a target if the task with this token holds it; otherwise null. */
export async function findHeldTarget(
  queries: Queries,
  { id, token }: { id: string; token: number },
): Promise<PublicationTargetRow | null> {
  const row = await findTarget(queries, id);
  return row?.token === token ? row : null;
}

export async function findTarget(
  queries: Queries,
  id: string,
): Promise<PublicationTargetRow | null> {
  const row = await queries
    .selectFrom("publicationTargets")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false if another task holds the target or its status has changed, or if it waits for another send. */
export async function changeTarget(
  queries: Queries,
  guard: TargetGuard | SendGuard,
  change: TargetChange,
): Promise<boolean> {
  const update = queries.updateTable("publicationTargets").set(change).where("id", "=", guard.id);
  const guarded =
    "statuses" in guard
      ? update.where("sendId", "=", guard.sendId).where("status", "in", guard.statuses)
      : update.where("token", "=", guard.token).where("status", "=", guard.status);
  const { numUpdatedRows } = await guarded.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Cancels unsent targets of a publication, connection or carousel and returns them. Messages of partly published
 * threads name the existing posts.
 */
export async function cancelOpenTargets(
  queries: Queries,
  {
    publicationId,
    connectionId,
    carouselId,
  }: { publicationId?: string; connectionId?: string; carouselId?: string },
  { nowMs, errorCode }: { nowMs: number; errorCode: string | null },
): Promise<PublicationTargetRow[]> {
  let query = queries
    .updateTable("publicationTargets")
    .set({ status: "canceled", finishedAtMs: nowMs, filesUntilMs: nowMs, message: null })
    .where("status", "in", openStatuses);
  let reason = ".";
  if (errorCode !== null) query = query.set({ errorCode, isSuperseded: 1 });
  if (publicationId !== undefined) query = query.where("publicationId", "=", publicationId);
  if (connectionId !== undefined) {
    reason = ": the account was disconnected.";
    query = query.where("connectionId", "=", connectionId);
  }
  if (carouselId !== undefined) {
    reason = ": the carousel was moved to the trash.";
    query = query.where("publicationId", "in", (from) =>
      from.selectFrom("publications").select("id").where("carouselId", "=", carouselId),
    );
  }
  const canceled = await query.returningAll().execute();
  for (const target of canceled.filter(({ posts }) => posts !== "[]")) {
    await changeTarget(queries, target, { message: describeCut(target, reason) });
  }
  return canceled;
}

function describeCut({ posts, parts, network }: PublicationTargetRow, reason: string): string {
  const there = readPosts(posts).length;
  const rest = `${there === 1 ? "It's" : "They're"} still on ${networks[network].name}.`;
  return `Cancelled after post ${there} of ${parts}${reason} ${rest}`;
}

/** Whether a connection has posts that aren't published yet, or whose outcome isn't confirmed yet. */
export async function hasUnfinishedTargets(
  queries: Queries,
  connectionId: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom("publicationTargets")
    .select("id")
    .where("connectionId", "=", connectionId)
    .where("status", "in", unfinishedStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Marks waiting targets. If a marked target comes due during the pause, it ends as missed, even if no process ran then.
 */
export async function markPaused(queries: Queries): Promise<void> {
  await queries
    .updateTable("publicationTargets")
    .set(pausedMark)
    .where("status", "in", waitingStatuses)
    .execute();
}

/** Clears the mark of targets that are still in the future when publishing resumes. */
export async function unmarkPaused(queries: Queries, nowMs: number): Promise<void> {
  await queries
    .updateTable("publicationTargets")
    .set({ errorCode: null, message: null })
    .where("status", "in", waitingStatuses)
    .where("errorCode", "=", pausedMark.errorCode)
    .where("dueAtMs", ">", nowMs)
    .execute();
}

/** Moves scheduled targets that are due at `fromMs` to `toMs`, and returns them. */
export async function rescheduleTargets(
  queries: Queries,
  publicationId: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<PublicationTargetRow[]> {
  return queries
    .updateTable("publicationTargets")
    .set({ dueAtMs: toMs })
    .where("publicationId", "=", publicationId)
    .where("status", "in", ["scheduled", "waiting_for_approval"])
    .where("dueAtMs", "=", fromMs)
    .returningAll()
    .execute();
}

/** Reschedules targets that waited for the connection's renewal. */
export async function resumeTargets(
  queries: Queries,
  connectionId: string,
): Promise<PublicationTargetRow[]> {
  return queries
    .updateTable("publicationTargets")
    .set({ status: "scheduled", attempts: 0, errorCode: null, message: null })
    .set({ finishedAtMs: null, filesUntilMs: null })
    .where("connectionId", "=", connectionId)
    .where("status", "=", "needs_reconnect")
    .returningAll()
    .execute();
}

export async function insertTargets(
  queries: Queries,
  rows: readonly PublicationTargetRow[],
): Promise<void> {
  for (const some of splitRows(rows)) {
    await queries.insertInto("publicationTargets").values(some).execute();
  }
}

export async function listTargets(
  queries: Queries,
  publicationIds: readonly string[],
): Promise<PublicationTargetRow[]> {
  const rows: PublicationTargetRow[] = [];
  for (const ids of splitRows(publicationIds)) {
    const some = await queries
      .selectFrom("publicationTargets")
      .selectAll()
      .where("publicationId", "in", ids)
      .where((eb) => eb.or([eb("errorCode", "is", null), eb("errorCode", "<>", replacedCode)]))
      .orderBy("id")
      .execute();
    rows.push(...some);
  }
  return rows;
}

/** Returns a connection's occupied times from `fromMs` on. */
export async function listTakenTimes(
  queries: Queries,
  connectionId: string,
  fromMs: number,
): Promise<number[]> {
  const rows = await queries
    .selectFrom("publicationTargets")
    .select("dueAtMs")
    .where("connectionId", "=", connectionId)
    .where("dueAtMs", ">=", fromMs)
    .where("status", "not in", slotFreeingStatuses)
    .execute();
  return rows.flatMap(({ dueAtMs }) => dueAtMs ?? []);
}

/** Returns those targets of an account that are due at `fromMs` or later and aren't canceled, ordered by id. */
export async function listTargetsFrom(queries: Queries, accountId: string, fromMs: number) {
  return queries
    .selectFrom("publicationTargets")
    .select(["id", "connectionId", "dueAtMs", "status"])
    .where("accountId", "=", accountId)
    .where("dueAtMs", ">=", fromMs)
    .where("status", "!=", "canceled")
    .orderBy("id")
    .execute();
}

/** A target of a carousel, with the time of its publication. */
export interface CarouselTarget {
  carouselId: string | null;
  connectionId: string | null;
  status: TargetStatus;
  wallTime: string | null;
  timeZone: string;
}

/** Statuses of targets that will not appear on the network. */
const endedStatuses: readonly TargetStatus[] = ["canceled", "failed"];

/** Returns those targets of the carousels that are on their network, or may still get there, ordered by id. */
export async function listCarouselTargets(
  queries: Queries,
  accountId: string,
  carouselIds: readonly string[],
): Promise<CarouselTarget[]> {
  const targets: CarouselTarget[] = [];
  for (const ids of splitRows(carouselIds)) {
    const some = await queries
      .selectFrom("publicationTargets")
      .innerJoin("publications", "publications.id", "publicationTargets.publicationId")
      .select(["carouselId", "connectionId", "status", "wallTime", "timeZone"])
      .where("publications.accountId", "=", accountId)
      .where("carouselId", "in", ids)
      .where("status", "not in", endedStatuses)
      .orderBy("publicationTargets.id")
      .execute();
    targets.push(...some);
  }
  return targets;
}

export async function listPayloads(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const payloads = new Map<string, string>();
  for (const some of splitRows(ids)) {
    const rows = await queries
      .selectFrom("publicationTargets")
      .select(["id", "payload"])
      .where("id", "in", some)
      .execute();
    for (const { id, payload } of rows) payloads.set(id, payload);
  }
  return payloads;
}

/** Returns targets of all accounts with their owners, latest due first, unscheduled ones last. */
export async function listAllTargets(
  queries: Queries,
  { status, limit }: { status: TargetStatus | undefined; limit: number },
) {
  let query = queries
    .selectFrom("publicationTargets")
    .innerJoin("publications", "publications.id", "publicationTargets.publicationId")
    .innerJoin("accounts", "accounts.id", "publicationTargets.accountId")
    .leftJoin("connections", "connections.id", "publicationTargets.connectionId")
    .selectAll("publicationTargets")
    .select(["publications.title", "accounts.username", "connections.handle", "connections.name"]);
  if (status !== undefined) query = query.where("publicationTargets.status", "=", status);
  return query
    .orderBy("publicationTargets.dueAtMs", (order) => order.desc().nullsLast())
    .orderBy("publicationTargets.id")
    .limit(limit)
    .execute();
}

/** Returns targets whose files have passed their retention. */
export async function listTargetsWithOldFiles(
  queries: Queries,
  nowMs: number,
): Promise<Pick<PublicationTargetRow, "id" | "files" | "errorCode">[]> {
  return queries
    .selectFrom("publicationTargets")
    .select(["id", "files", "errorCode"])
    .where("filesUntilMs", "<=", nowMs)
    .limit(100)
    .execute();
}

export async function listTargetsWithFiles(
  queries: Queries,
  accountId: string,
): Promise<Pick<PublicationTargetRow, "id" | "files">[]> {
  return queries
    .selectFrom("publicationTargets")
    .select(["id", "files"])
    .where("accountId", "=", accountId)
    .where("files", "<>", "[]")
    .execute();
}

/** Clears the file list of a target after the files were deleted. Deletes the row of a replaced target. */
export async function forgetFiles(
  queries: Queries,
  { id, errorCode }: Pick<PublicationTargetRow, "id" | "errorCode">,
): Promise<void> {
  if (errorCode === replacedCode) {
    await queries.deleteFrom("publicationTargets").where("id", "=", id).execute();
    return;
  }
  await queries
    .updateTable("publicationTargets")
    .set({ files: "[]", filesUntilMs: null })
    .where("id", "=", id)
    .execute();
}

export async function insertAttempt(queries: Queries, row: PublicationAttemptRow): Promise<void> {
  await queries.insertInto("publicationAttempts").values(row).execute();
}

/** Returns a publication's calls, oldest first. */
export async function listAttempts(
  queries: Queries,
  publicationId: string,
  limit: number,
): Promise<PublicationAttemptRow[]> {
  return queries
    .selectFrom("publicationAttempts")
    .innerJoin("publicationTargets", "publicationTargets.id", "publicationAttempts.targetId")
    .selectAll("publicationAttempts")
    .where("publicationId", "=", publicationId)
    .orderBy("atMs")
    .limit(limit)
    .execute();
}

export async function deleteOldAttempts(queries: Queries, beforeMs: number): Promise<void> {
  await queries.deleteFrom("publicationAttempts").where("atMs", "<", beforeMs).execute();
}
