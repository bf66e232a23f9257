import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { isWhole } from "../../../../scripts/test-sample.mjs";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { buildTaskWorker, startTaskWorker } from "./start-task-worker.fixture.ts";
import { addTaskAccount } from "./task-account.fixture.ts";
import type { TaskKind } from "./task-kind.ts";
import { TaskQueue } from "./task-queue.ts";

const kind: TaskKind<{ number: number }> = {
  name: "number",
  payload: z.object({ number: z.int() }),
  concurrency: 20,
  maxAttempts: 100,
};
const accounts = Array.from({ length: 50 }, (_, index) => `account-${index}`);

let program: Awaited<ReturnType<typeof buildTaskWorker>>;
beforeAll(async () => {
  program = await buildTaskWorker();
});
afterAll(() => program.remove());

describeOnBothEngines("two processes that are killed in turns", (shared) => {
  test("settle each task once", async () => {
    const { database, settings } = shared;
    const { queries } = database;
    const [count, tasks] = isWhole ? [10_000, 200] : [400, 70];
    await sql`create table effects (number integer not null)`.execute(queries);
    for (const account of accounts) await addTaskAccount(queries, account);
    const queue = new TaskQueue({ database, now: () => new Date() });
    await database.transaction(null, (inside) =>
      queue.enqueue(
        inside,
        ...Array.from({ length: count }, (_, number) => ({
          kind,
          payload: { number },
          destination: `host-${number % 200}`,
          accountId: accounts[number % accounts.length] ?? "",
        })),
      ),
    );
    const countEffects = async () => {
      const { rows } = await sql<{
        all: number;
        different: number;
      }>`select count(*) as "all", count(distinct number) as different from effects`.execute(
        queries,
      );
      return rows[0];
    };
    const start = () =>
      startTaskWorker(program.file, {
        settings,
        tasks,
        concurrency: 20,
        shares: { account: 6, destination: 3 },
      });
    const begun: number[] = [];
    const workers = [start(), start()];
    let kills = 0;
    while (((await countEffects())?.different ?? 0) < count) {
      const index = workers.findIndex(({ isHolding }) => isHolding());
      const worker = workers[index];
      if (!worker) {
        await delay(20);
        continue;
      }
      expect(await worker.end("SIGKILL")).toBeNull();
      kills += 1;
      begun.push(...worker.starts);
      workers[index] = start();
    }
    await Promise.all(workers.map((worker) => worker.end("SIGTERM")));
    begun.push(...workers.flatMap(({ starts }) => starts));
    expect(await countEffects()).toEqual({ all: count, different: count });
    expect(await queries.selectFrom("tasks").selectAll().execute()).toEqual([]);
    // All processes but the last two were killed, and none completed more than `tasks` tasks. Each killed process held
    // at least one task, which another process started again.
    expect(kills).toBeGreaterThanOrEqual(count / tasks - workers.length);
    expect(begun.length).toBeGreaterThanOrEqual(count + kills);
    console.info(
      `${count} tasks (${database.engine}): ${kills} processes killed, ${begun.length} begun`,
    );
  });
});
