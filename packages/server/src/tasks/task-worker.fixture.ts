import { writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { z } from "zod";
import { openDatabase, type DatabaseSettings } from "../db/open-database.ts";
import type { TaskKind } from "./task-kind.ts";
import { TaskQueue } from "./task-queue.ts";
import { TaskRunner } from "./task-runner.ts";

/** What a worker is to do. */
export interface WorkerOrder {
  settings: DatabaseSettings;
  concurrency: number;
  shares?: NonNullable<TaskKind<unknown>["shares"]>;
  /** How long a task takes beside its end. */
  workMs: number;
  /** Whether a task writes its number into the table `effects`, in the transaction in which it ends. */
  writes: boolean;
}

/*
 * The program of a process that does tasks with numbers. It reports each at its start, with the time, and that it is ready;
 * both at once, whenever it is killed.
 */
const order = JSON.parse(process.argv[2] ?? "") as WorkerOrder;
const database = await openDatabase(order.settings);
const now = () => new Date();
const queue = new TaskQueue({ database, now });
const closing = new AbortController();
const runner = new TaskRunner({ database, now, queue, closing: closing.signal });
runner.logTo(console);
const kind: TaskKind<{ number: number }> = {
  ...{ name: "number", payload: z.object({ number: z.int() }) },
  ...{ concurrency: order.concurrency, maxAttempts: 100 },
  ...(order.shares && { shares: order.shares }),
};
runner.handle(kind, {
  run: async (task) => {
    const { number } = task.payload;
    report({ number, atMs: Date.now() });
    if (order.workMs > 0) await delay(order.workMs);
    if (!order.writes) return;
    await database.transaction(null, async (queries) => {
      await sql`insert into effects (number) values (${number})`.execute(queries);
      await task.settle(queries, { kind: "done" });
    });
  },
});
await runner.start();
// The runner's own timers hold no process.
const alive = setInterval(() => undefined, 60_000);
report({ ready: true });
process.once("SIGTERM", () => void end());

async function end(): Promise<void> {
  clearInterval(alive);
  await runner.stop();
  await database.close();
}

function report(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}
