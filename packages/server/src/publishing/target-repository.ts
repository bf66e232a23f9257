import type { TargetStatus } from "@slideloom/core/contract";
import { networks } from "@slideloom/core/publishing";
import type { PublicationAttemptRow, PublicationTargetRow } from "../db/publishing-tables.ts";
import { splitRows } from "../db/split-rows.ts";
import type { Queries } from "../db/tables.ts";
import { pausedMark, waitingStatuses } from "./target-pause.ts";
import { readPosts } from "./target-state.ts";

/** What is not sent yet, so that it can be moved, changed and canceled. */
export const openStatuses: readonly TargetStatus[] = [
  "draft",
  "scheduled",
  "preparing",
  "ready",
  "needs_reconnect",
  "missed",
];

/** What leaves its time to others. */
export const timelessStatuses: readonly TargetStatus[] = ["canceled", "missed", "failed"];

/** The error code of targets that others stand for; their rows go with their files. */
export const replacedCode = "replaced";

/** What a target has of which nothing is done yet. */
export const notBegun = {
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
};

type TargetChange = Partial<Omit<PublicationTargetRow, "id" | "publicationId" | "token">>;

/** Which row a change is for: that of the task with this token while it still stands where the task saw it. */
export interface TargetGuard {
  id: string;
  token: number;
  status: TargetStatus;
}

/** The call that a change is about: whoever was allowed to make it may tell its result, however late. */
export interface SendGuard {
  id: string;
  sendId: string;
  statuses: readonly TargetStatus[];
}

/** Gives a target to the task of that token; null where it is gone or a later one's. */
export async function beginTarget(
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

/** A target while it is that task's; null where it is gone or a later one's. */
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

/** Resolves to false where the target is no longer that task's, or somebody moved or canceled it. */
export async function changeTarget(
  queries: Queries,
  { id, token, status }: TargetGuard,
  change: TargetChange,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("publicationTargets")
    .set(change)
    .where("id", "=", id)
    .where("token", "=", token)
    .where("status", "=", status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Resolves to false where that call is no longer what the target waits for. */
export async function changeSentTarget(
  queries: Queries,
  { id, sendId, statuses }: SendGuard,
  change: TargetChange,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("publicationTargets")
    .set(change)
    .where("id", "=", id)
    .where("sendId", "=", sendId)
    .where("status", "in", statuses)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Cancels what is not sent yet of a publication, on a connection or of a carousel; resolves to how many. A thread of which
 * posts are there says so.
 */
export async function cancelOpenTargets(
  queries: Queries,
  {
    publicationId,
    connectionId,
    carouselId,
  }: { publicationId?: string; connectionId?: string; carouselId?: string },
  { nowMs, errorCode }: { nowMs: number; errorCode: string | null },
): Promise<number> {
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
  return canceled.length;
}

function describeCut({ posts, parts, network }: PublicationTargetRow, reason: string): string {
  const there = readPosts(posts).length;
  const rest = `${there === 1 ? "It's" : "They're"} still on ${networks[network].name}.`;
  return `Canceled after post ${there} of ${parts}${reason} ${rest}`;
}

/** Marks what is scheduled: whatever of it is due before publishing goes on is missed, also if no process saw it come due. */
export async function markPaused(queries: Queries): Promise<void> {
  await queries
    .updateTable("publicationTargets")
    .set(pausedMark)
    .where("status", "in", waitingStatuses)
    .execute();
}

/** Takes the mark from what is still to come when publishing goes on. */
export async function unmarkPaused(queries: Queries, nowMs: number): Promise<void> {
  await queries
    .updateTable("publicationTargets")
    .set({ errorCode: null, message: null })
    .where("status", "in", waitingStatuses)
    .where("errorCode", "=", pausedMark.errorCode)
    .where("dueAtMs", ">", nowMs)
    .execute();
}

/** Gives what is scheduled for one moment another; resolves to the targets that had that moment. */
export async function rescheduleTargets(
  queries: Queries,
  publicationId: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<PublicationTargetRow[]> {
  return queries
    .updateTable("publicationTargets")
    .set({ dueAtMs: toMs })
    .where("publicationId", "=", publicationId)
    .where("status", "=", "scheduled")
    .where("dueAtMs", "=", fromMs)
    .returningAll()
    .execute();
}

/** Has what waited for a connection to be renewed begin anew. */
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

/** When something is published or was to be on a connection, from that moment on. */
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
    .where("status", "not in", timelessStatuses)
    .execute();
  return rows.flatMap(({ dueAtMs }) => dueAtMs ?? []);
}

/** Of an account, what is due from that moment on and not canceled, in the order of the ids. */
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

/** The payloads of those targets, by the target's id. */
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

/** Of all accounts, with whose each is; what is due last comes first, and what has no time at the end. */
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

/** Targets whose files nobody needs any more. */
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

/** An account's targets that have files. */
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

/** Once the files are deleted. */
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

/** Of those targets, oldest first. */
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
