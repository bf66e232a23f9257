import type { JobRow } from "../db/job-tables.ts";
import type { Queries } from "../db/tables.ts";
import { JobError } from "./job-error.ts";

export async function insertJob(queries: Queries, row: JobRow): Promise<void> {
  await queries.insertInto("jobs").values(row).execute();
}

export async function findJob(queries: Queries, id: string): Promise<JobRow | null> {
  const row = await queries.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** @throws {JobError} if the account has no such job. */
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

/** Counts queued and running jobs of one account and of all. */
export async function countOpenJobs(
  queries: Queries,
  accountId: string,
): Promise<{ account: number; all: number }> {
  const { account, all } = await queries
    .selectFrom("jobs")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>(eb.case().when("accountId", "=", accountId).then(1).end()).as("account"),
    ])
    .where("finishedAtMs", "is", null)
    .where("accountId", "is not", null)
    .executeTakeFirstOrThrow();
  return { account, all };
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

/**
 * Assigns a job to the task with this token (fencing). Returns null if the job is done, deleted, without account, or
 * has this token or a newer one.
 */
export async function acquireJob(
  queries: Queries,
  { id, token }: Pick<JobRow, "id" | "token">,
): Promise<(JobRow & { accountId: string }) | null> {
  const row = await queries
    .updateTable("jobs")
    .set({ status: "running", token, message: null, finishedAtMs: null })
    .where("id", "=", id)
    .where("token", "<", token)
    .where("status", "<>", "done")
    .where("accountId", "is not", null)
    .returningAll()
    .executeTakeFirst();
  return row?.accountId ? { ...row, accountId: row.accountId } : null;
}

/** Updates a job's run. Returns false, without updating, if another task has taken over the job. */
export async function updateRun(
  queries: Queries,
  { id, token }: Pick<JobRow, "id" | "token">,
  values: Partial<JobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("jobs")
    .set(values)
    .where("id", "=", id)
    .where("token", "=", token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Detaches an account's jobs before the account is deleted. */
export async function detachJobs(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable("jobs")
    .set({ accountId: null })
    .where("accountId", "=", accountId)
    .execute();
}

/** Returns jobs that ended before that time, and idle jobs without an account. */
export async function listExpiredJobs(queries: Queries, endedBeforeMs: number): Promise<JobRow[]> {
  return queries
    .selectFrom("jobs")
    .selectAll()
    .where(({ and, eb, or }) =>
      or([
        eb("finishedAtMs", "<=", endedBeforeMs),
        and([eb("accountId", "is", null), eb("status", "<>", "running")]),
      ]),
    )
    .limit(100)
    .execute();
}

export async function deleteJob(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("jobs").where("id", "=", id).execute();
}
