import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { describeOnEngine } from "../db/database.fixture.ts";
import { openDatabase } from "../db/open-database.ts";
import { cutKinds, startPostgresProxy } from "../db/postgres-proxy.fixture.ts";
import { leaseMs } from "./lease.ts";
import type { TaskKind } from "./task-kind.ts";
import { TaskQueue } from "./task-queue.ts";
import { TaskRunner } from "./task-runner.ts";

const mark: TaskKind<{ number: number }> = {
  name: "mark",
  payload: z.object({ number: z.int() }),
  concurrency: 1,
  maxAttempts: 10,
  shares: { account: 1, destination: 1 },
};
/** PostgreSQL sends fewer responses than this while one task is claimed, run and settled. */
const maxResponses = 100;

describeOnEngine("postgres", "a task whose process loses its database", (empty) => {
  test("runs again once its lease is over, and what it writes on settling is written once", async () => {
    const proxy = await startPostgresProxy(String(empty.settings.databaseUrl));
    onTestFinished(proxy.stop);
    const settings = { ...empty.settings, databaseUrl: proxy.databaseUrl };
    const database = await openDatabase(settings);
    onTestFinished(() => database.close());
    const { queries } = database;
    await sql`create table marks (number integer not null)`.execute(queries);
    let nowMs = 1_000_000;
    const now = () => new Date(nowMs);
    const queue = new TaskQueue({ database, now });
    const runner = new TaskRunner({ database, now, queue, closing: new AbortController().signal });
    runner.handle(mark, {
      run: (task) =>
        database.transaction(null, async (inside) => {
          await sql`insert into marks (number) values (${task.payload.number})`.execute(inside);
          await task.settle(inside, { kind: "done" });
        }),
    });
    const run = async () => {
      await runner.claimDue(mark).catch(() => undefined);
      await runner.whenIdle();
    };
    let number = 0;
    for (const kind of cutKinds) {
      for (let answer = 1; ; answer += 1) {
        expect(answer).toBeLessThan(maxResponses);
        number += 1;
        await queue.enqueue(queries, {
          kind: mark,
          payload: { number },
          destination: "a.example",
        });
        proxy.cutAt(answer, kind);
        await run();
        const isOver = proxy.cancelCut();
        nowMs += leaseMs;
        await run();
        expect(await queue.list(10)).toEqual([]);
        if (isOver) break;
      }
    }
    const { rows } = await sql<{ number: number }>`
      select number from marks order by number
    `.execute(queries);
    expect(rows.map((row) => row.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1));
  });
});
