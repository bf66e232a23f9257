import { expect, test } from "vitest";
import { WorkerPool, type WorkerPoolSettings } from "./worker-pool.ts";

class FakeWorker {
  isSpent = false;
  readonly name: number;

  constructor(name: number) {
    this.name = name;
  }

  kill(): void {
    this.isSpent = true;
  }
}

const { signal } = new AbortController();
const settle = () => new Promise((resolve) => setImmediate(resolve));

function createPool(settings: Partial<WorkerPoolSettings<FakeWorker>> = {}) {
  const workers: FakeWorker[] = [];
  const create = () => {
    const worker = new FakeWorker(workers.length + 1);
    workers.push(worker);
    return worker;
  };
  const pool = new WorkerPool({ create, idleMs: 60_000, ...settings });
  /** Runs work that ends when aborted. */
  const hang = (by: string, until = signal) =>
    pool.use(
      by,
      (_, own) =>
        new Promise<never>((_resolve, reject) => {
          own.addEventListener("abort", () => reject(own.reason as Error));
        }),
      until,
    );
  const name = (by: string) => pool.use(by, async (worker) => worker.name, signal);
  return { pool, workers, hang, name };
}

test("hanging work of one party leaves a worker that all others share", async () => {
  const { pool, workers, hang, name } = createPool();
  const hanging = Array.from({ length: 20 }, () => hang("a"));
  expect(await Promise.all([name("b"), name("c"), name("b")])).toEqual([2, 2, 2]);
  expect(workers).toHaveLength(2);
  await pool.dispose();
  for (const { reason } of (await Promise.allSettled(hanging)) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: "server-closing" });
  }
});

test("one party's works take turns with one worker, which is used again", async () => {
  const { name } = createPool();
  expect(await Promise.all([name("a"), name("a"), name("a")])).toEqual([1, 1, 1]);
  expect(await name("b")).toBe(1);
});

test("a worker that is spent is killed and replaced", async () => {
  const { pool, name } = createPool();
  const spend = async (worker: FakeWorker) => {
    worker.isSpent = true;
  };
  await pool.use("a", spend, signal);
  expect(await name("a")).toBe(2);
});

test("work ends with its client, and the party's next one runs", async () => {
  const { hang, name } = createPool();
  const client = new AbortController();
  const left = hang("a", client.signal);
  const next = name("a");
  await settle();
  client.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  expect(await next).toBe(1);
});

test("idle workers end", async () => {
  const { name, workers } = createPool({ idleMs: 0 });
  await name("a");
  await expect.poll(() => workers[0]?.isSpent).toBe(true);
  expect(await name("a")).toBe(2);
});

test("disposing of a pool ends its idle workers, and refuses further work", async () => {
  const { pool, name, workers } = createPool();
  await name("a");
  await pool.dispose();
  expect(workers[0]?.isSpent).toBe(true);
  await expect(name("a")).rejects.toMatchObject({ code: "server-closing" });
});
