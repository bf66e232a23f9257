import { expect, test } from "vitest";
import type { Database } from "../database.ts";
import { describeOnEngine } from "../database.fixture.ts";
import { tasksMigration } from "./0011-tasks.ts";
import { openBefore } from "./unmigrated.fixture.ts";

/** Inserts queued, running and finished jobs and deliveries in the schema of the previous migration. */
async function insertOldRows({ queries }: Database): Promise<void> {
  const insert = (table: "accounts" | "jobs" | "webhooks" | "webhookDeliveries", rows: object[]) =>
    queries
      .insertInto(table)
      .values(rows as never)
      .execute();
  const name = { email: "a", emailFolded: "a", username: "a", usernameFolded: "a" };
  const nobody = { firstName: null, lastName: null, passwordHash: "", plan: "free" };
  await insert("accounts", [{ id: "a", ...name, ...nobody, createdAtMs: 1 }]);
  const job = {
    accountId: "a",
    kind: "render",
    input: '{"a":1}',
    progress: "{}",
    message: null,
    sizeBytes: 5e9,
    createdAtMs: 1,
  };
  const unheld = { runId: null, owner: null };
  const open = { ...job, finishedAtMs: null };
  await insert("jobs", [
    { ...open, ...unheld, id: "waits", status: "queued", attempts: 0, dueAtMs: 10 },
    {
      ...open,
      id: "runs",
      status: "running",
      attempts: 2,
      runId: "r",
      owner: "m 1 x",
      dueAtMs: 20,
    },
    { ...job, ...unheld, id: "ended", status: "done", attempts: 1, dueAtMs: null, finishedAtMs: 5 },
  ]);
  const webhook = { accountId: "a", events: "[]", sealedSecret: "", createdAtMs: 1, isForCalls: 0 };
  await insert("webhooks", [
    { ...webhook, id: "w", url: "https://hooks.test/", host: "hooks.test" },
  ]);
  const delivery = {
    webhookId: "w",
    event: "credits.low",
    body: "{}",
    createdAtMs: 1,
    outcome: null,
    deliveredAtMs: null,
  };
  const lease = { nextAttemptAtMs: 40, leasedUntilMs: 40 };
  await insert("webhookDeliveries", [
    { ...delivery, id: "later", attempts: 1, nextAttemptAtMs: 30, leasedUntilMs: null },
    { ...delivery, ...lease, id: "being-sent", attempts: 2 },
    { ...delivery, id: "sent", attempts: 1, nextAttemptAtMs: null, leasedUntilMs: null },
  ]);
}

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "tasks", (empty) => {
    test("are created from open jobs and deliveries", async () => {
      const database = await openBefore(empty.settings, tasksMigration);
      const { queries } = database;
      await insertOldRows(database);
      await tasksMigration.up(queries);
      const tasks = await queries.selectFrom("tasks").selectAll().orderBy("runAtMs").execute();
      const none = {
        accountId: "a",
        destination: null,
        waitsFor: null,
        lane: null,
        leasedUntilMs: null,
        owner: null,
        error: null,
        diedAtMs: null,
      };
      const job = (id: string) => ({ id, key: id, kind: "job", payload: `{"jobId":"${id}"}` });
      const delivery = (id: string) => ({
        id,
        key: id,
        kind: "webhook-delivery",
        payload: `{"deliveryId":"${id}"}`,
        destination: "hooks.test",
      });
      expect(tasks).toEqual([
        { ...none, ...job("waits"), runAtMs: 10, queuedAtMs: 10, attempts: 0, token: 1 },
        {
          ...none,
          ...job("runs"),
          runAtMs: 20,
          queuedAtMs: null,
          attempts: 2,
          token: 1,
          leasedUntilMs: 20,
          owner: "m 1 x",
        },
        { ...none, ...delivery("later"), runAtMs: 30, queuedAtMs: 30, attempts: 1, token: 0 },
        { ...none, ...delivery("being-sent"), runAtMs: 40, queuedAtMs: 40, attempts: 2, token: 0 },
      ]);
      const jobs = await queries
        .selectFrom("jobs")
        .select(["id", "status", "token", "input", "sizeBytes"])
        .orderBy("id")
        .execute();
      const kept = { input: '{"a":1}', sizeBytes: 5e9 };
      expect(jobs).toEqual([
        { id: "ended", status: "done", token: 0, ...kept },
        { id: "runs", status: "running", token: 1, ...kept },
        { id: "waits", status: "queued", token: 0, ...kept },
      ]);
      const deliveries = await queries.selectFrom("webhookDeliveries").selectAll().execute();
      expect(deliveries).toHaveLength(3);
      expect(deliveries[0]).not.toHaveProperty("leasedUntilMs");
      await queries.deleteFrom("accounts").execute();
      const left = await queries.selectFrom("jobs").select("accountId").execute();
      expect(left).toEqual(Array(3).fill({ accountId: null }));
    });
  });
}
