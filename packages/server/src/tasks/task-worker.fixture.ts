import { writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { z } from "zod";
import { openDatabase, type DatabaseSettings } from "../db/open-database.ts";
import type { TaskKind } from "./task-kind.ts";
import { TaskQueue } from "./task-queue.ts";
import { TaskRunner } from "./task-runner.ts";

/** Options of a worker process. */
export interface WorkerOrder {
  settings: DatabaseSettings;
  concurrency: number;
  shares?: NonNullable<TaskKind<unknown>["shares"]>;
  /** Number of tasks that the worker completes. It then starts more tasks and holds them until it exits. */
  tasks: number;
}

/*
 * Inserts each task's number into `effects`, in the transaction that settles the task. Starts are reported
 * synchronously, so a kill loses no report.
 */
const order = JSON.parse(process.argv[2] ?? "") as WorkerOrder;
const database = await openDatabase(order.settings);
const now = () => new Date();
const queue = new TaskQueue({ database, now });
const closing = new AbortController();
const runner = new TaskRunner({ database, now, queue, closing: closing.signal });
runner.logTo(console);
let begun = 0;
const kind: TaskKind<{ number: number }> = {
  name: "number",
  payload: z.object({ number: z.int() }),
  concurrency: order.concurrency,
  maxAttempts: 100,
  ...(order.shares && { shares: order.shares }),
};
runner.handle(kind, {
  run: async (task) => {
    const { number } = task.payload;
    begun += 1;
    const isHeld = begun > order.tasks;
    writeSync(1, `${JSON.stringify({ number, isHeld })}\n`);
    // A held task is requeued on shutdown, unless the process is killed.
    await delay(isHeld ? 2 ** 31 - 1 : 2, undefined, { signal: task.signal });
    await database.transaction(null, async (queries) => {
      await sql`insert into effects (number) values (${number})`.execute(queries);
      await task.settle(queries, { kind: "done" });
    });
  },
});
await runner.start();
// Keeps the process alive: the runner's own timers are unref'd.
const alive = setInterval(() => undefined, 60_000);
process.once("SIGTERM", () => void end());

async function end(): Promise<void> {
  clearInterval(alive);
  await runner.stop();
  await database.close();
}
