import type { JobRow } from "../db/job-tables.ts";
import type { Queries } from "../db/tables.ts";
import { JobError } from "./job-error.ts";

/** What is to be done or being done, without what it holds. */
export type OpenJob = Pick<JobRow, "id" | "accountId" | "status" | "owner" | "dueAtMs">;

export async function insertJob(queries: Queries, row: JobRow): Promise<void> {
  await queries.insertInto("jobs").values(row).execute();
}

export async function findJob(queries: Queries, id: string): Promise<JobRow | null> {
  const row = await queries.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Throws a `JobError` where the account has no such job. */
export async function getJob(queries: Queries, accountId: string, id: string): Promise<JobRow> {
  const row = await findJob(queries, id);
  if (row?.accountId !== accountId) throw new JobError("job-not-found");
  return row;
}

export async function listJobs(queries: Queries, accountId: string): Promise<JobRow[]> {
  return queries
    .selectFrom("jobs")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
}

/** Those of all accounts, the one that is due first at the front. */
export async function listOpenJobs(queries: Queries): Promise<OpenJob[]> {
  return queries
    .selectFrom("jobs")
    .select(["id", "accountId", "status", "owner", "dueAtMs"])
    .where("dueAtMs", "is not", null)
    .where("accountId", "is not", null)
    .orderBy("dueAtMs")
    .orderBy("id")
    .execute();
}

export async function sumResultBytes(queries: Queries, accountId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom("jobs")
    .select(({ fn }) => fn.sum<number | string | null>("sizeBytes").as("bytes"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function updateJob(
  queries: Queries,
  id: string,
  values: Partial<JobRow>,
): Promise<void> {
  await queries.updateTable("jobs").set(values).where("id", "=", id).execute();
}

/** Resolves to false where the job is no longer that run's. */
export async function updateRun(
  queries: Queries,
  runId: string,
  values: Partial<JobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("jobs")
    .set(values)
    .where("runId", "=", runId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function extendRuns(
  queries: Queries,
  runIds: readonly string[],
  dueAtMs: number,
): Promise<void> {
  await queries.updateTable("jobs").set({ dueAtMs }).where("runId", "in", runIds).execute();
}

/** Takes the jobs from an account that is about to leave. */
export async function disownJobs(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable("jobs")
    .set({ accountId: null })
    .where("accountId", "=", accountId)
    .execute();
}

/** What ended before that moment, and what is nobody's and not being done. */
export async function listSweptJobs(
  queries: Queries,
  { nowMs, endedBeforeMs }: { nowMs: number; endedBeforeMs: number },
): Promise<JobRow[]> {
  return queries
    .selectFrom("jobs")
    .selectAll()
    .where(({ and, eb, or }) =>
      or([
        eb("finishedAtMs", "<=", endedBeforeMs),
        and([
          eb("accountId", "is", null),
          or([eb("dueAtMs", "is", null), eb("dueAtMs", "<=", nowMs)]),
        ]),
      ]),
    )
    .limit(100)
    .execute();
}

export async function deleteJob(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("jobs").where("id", "=", id).execute();
}
