import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { JobRow } from "../db/job-tables.ts";
import type { Queries } from "../db/tables.ts";
import { addTaskAccount } from "../tasks/task-account.fixture.ts";
import { acquireJob, countOpenJobs, findJob, insertJob, updateRun } from "./job-repository.ts";

async function addJob(queries: Queries, change: Partial<JobRow> = {}): Promise<string> {
  const id = randomUUID();
  await addTaskAccount(queries, "ana");
  await insertJob(queries, {
    id,
    accountId: "ana",
    kind: "render",
    status: "queued",
    input: "{}",
    progress: "{}",
    message: null,
    token: 0,
    sizeBytes: 0,
    createdAtMs: 1,
    finishedAtMs: null,
    ...change,
  });
  return id;
}

describeOnBothEngines("a job's row", (shared) => {
  test("accepts no write from a run with an outdated token", async () => {
    const { queries } = shared.database;
    const id = await addJob(queries);
    expect(await acquireJob(queries, { id, token: 7 })).toMatchObject({
      status: "running",
      token: 7,
    });
    expect(await acquireJob(queries, { id, token: 8 })).toMatchObject({ token: 8 });
    expect(await acquireJob(queries, { id, token: 7 })).toBeNull();
    expect(await updateRun(queries, { id, token: 7 }, { progress: "old" })).toBe(false);
    expect(await updateRun(queries, { id, token: 8 }, { progress: "new" })).toBe(true);
    expect(await findJob(queries, id)).toMatchObject({ progress: "new" });
  });

  test("can be restarted after a failure, but not once it is done or has no account", async () => {
    const { queries } = shared.database;
    const begin = async (change: Partial<JobRow>) =>
      acquireJob(queries, { id: await addJob(queries, change), token: 1 });
    const failed = { status: "failed" as const, message: "no", finishedAtMs: 5 };
    expect(await begin(failed)).toMatchObject({ message: null, finishedAtMs: null });
    expect(await begin({ status: "done", finishedAtMs: 5 })).toBeNull();
    expect(await begin({ accountId: null })).toBeNull();
  });

  test("counts as open until its end, for its account and in total", async () => {
    const { queries } = shared.database;
    await queries.deleteFrom("jobs").execute();
    await addTaskAccount(queries, "bob");
    await addJob(queries);
    await addJob(queries, { status: "running" });
    await addJob(queries, { status: "done", finishedAtMs: 5 });
    await addJob(queries, { accountId: "bob" });
    await addJob(queries, { accountId: null });
    expect(await countOpenJobs(queries, "ana")).toEqual({ account: 2, all: 3 });
  });
});
