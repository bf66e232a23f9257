import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { threadId } from "node:worker_threads";
import { afterAll, afterEach, expect, test } from "vitest";
import type { JobOutcome } from "./job-thread.ts";
import { JobThreads, type JobThreadsSettings } from "./job-threads.ts";

const folder = mkdtempSync(join(tmpdir(), "slideloom-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that runs the code in its message. */
const file = join(folder, "thread.mjs");
writeFileSync(
  file,
  `import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ code, shared }) =>
    parentPort.postMessage(new Function("threadId", "shared", code)(threadId, shared)));
  parentPort.postMessage("started");`,
);

const pools: JobThreads[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((threads) => threads.dispose()));
});

const { signal } = new AbortController();

interface RunOptions {
  by?: string;
  deadlineMs?: number;
  until?: AbortSignal;
  shared?: object;
}

function createThreads(settings: Partial<JobThreadsSettings> = {}) {
  const threads = new JobThreads({
    findFile: () => file,
    heapMb: 64,
    idleMs: 60_000,
    ...settings,
  });
  pools.push(threads);
  const run = (
    code: string,
    { by = "account:a", deadlineMs = 60_000, until = signal, shared }: RunOptions = {},
  ) => threads.of(by).run<unknown>({ code, shared }, { signal: until, deadlineMs });
  return { threads, run };
}

const readId = (outcome: JobOutcome<unknown>) => (outcome.ok ? Number(outcome.result) : NaN);

test("a party's jobs run in one thread, one after another", async () => {
  const { run } = createThreads();
  const [one, two] = (await Promise.all([run("return threadId"), run("return threadId")])).map(
    readId,
  );
  expect(one).toBeGreaterThan(threadId);
  expect(two).toBe(one);
});

test("one party's endless jobs leave a thread to all others", async () => {
  const { threads, run } = createThreads();
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const endless = Array.from({ length: 5 }, () =>
    run("Atomics.add(shared, 0, 1); for (;;);", { by: "account:a", shared }),
  );
  const ended = Promise.allSettled(endless);
  await expect.poll(() => Atomics.load(shared, 0)).toBe(1);
  for (const by of ["account:b", "account:c", "address:d"]) {
    expect(await run("return 1", { by })).toEqual({ ok: true, result: 1 });
  }
  expect(Atomics.load(shared, 0)).toBe(1);
  await threads.dispose();
  await ended;
});

test("a job past its deadline is given up, and its thread ends", async () => {
  const { run } = createThreads();
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const outcome = await run("for (;;) Atomics.add(shared, 0, 1);", { shared, deadlineMs: 300 });
  const last = Atomics.load(shared, 0);
  expect(outcome).toEqual({ ok: false, limit: "time" });
  expect(Atomics.load(shared, 0)).toBe(last);
});

test("the start of a thread doesn't count as its job's time", async () => {
  const slow = join(folder, "slow.mjs");
  writeFileSync(
    slow,
    `await new Promise((go) => setTimeout(go, 1000)); await import("./thread.mjs");`,
  );
  const { run } = createThreads({ findFile: () => slow });
  expect(await run("return 1", { deadlineMs: 500 })).toEqual({ ok: true, result: 1 });
});

test("a thread that can't start fails its job", async () => {
  const { run } = createThreads({ findFile: () => join(folder, "missing.mjs") });
  await expect(run("return 1")).rejects.toThrow("missing.mjs");
});

test("a job that needs too much memory is given up, and the next one runs", async () => {
  const { run } = createThreads({ heapMb: 16 });
  const code = "const all = []; for (;;) all.push([...Array(1000).keys()].map(String));";
  expect(await run(code)).toEqual({ ok: false, limit: "memory" });
  expect(await run("return 1")).toEqual({ ok: true, result: 1 });
});

test("a job's error rejects, and the next one runs", async () => {
  const { run } = createThreads();
  await expect(run("throw new Error('no such word')")).rejects.toThrow("no such word");
  expect(await run("return 1")).toEqual({ ok: true, result: 1 });
});

test("a job ends with its signal, and the next one runs", async () => {
  const { run } = createThreads();
  const client = new AbortController();
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const endless = run("for (;;) Atomics.store(shared, 0, 1);", { until: client.signal, shared });
  await expect.poll(() => Atomics.load(shared, 0)).toBe(1);
  client.abort(new Error("The client left"));
  await expect(endless).rejects.toThrow("The client left");
  expect(await run("return 1")).toEqual({ ok: true, result: 1 });
});

test("disposal ends the thread, the running job and the waiting ones", async () => {
  const { threads, run } = createThreads();
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const outcomes = Promise.allSettled([
    run("for (;;) Atomics.add(shared, 0, 1);", { shared }),
    run("return 1"),
  ]);
  await expect.poll(() => Atomics.load(shared, 0)).toBeGreaterThan(0);
  await threads.dispose();
  const last = Atomics.load(shared, 0);
  const closing = { status: "rejected", reason: { code: "server-closing" } };
  expect(await outcomes).toMatchObject([closing, closing]);
  await expect(run("return 1")).rejects.toMatchObject({ code: "server-closing" });
  expect(Atomics.load(shared, 0)).toBe(last);
});

test("an idle thread ends", async () => {
  const { run } = createThreads({ idleMs: 0 });
  const first = readId(await run("return threadId"));
  await expect.poll(async () => readId(await run("return threadId"))).toBeGreaterThan(first);
});

test("a job runs while the idle thread of the last one is ending", async () => {
  const { run } = createThreads({ idleMs: 0 });
  for (const job of Array(20).keys()) {
    expect(await run(`return ${job}`)).toEqual({ ok: true, result: job });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
});

test("a finished job is not kept in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  if (typeof collectGarbage !== "function") throw new Error("Garbage can't be collected");
  const { run } = createThreads();
  const runOne = async () => {
    const shared = { text: "a source" };
    await run("return 1", { shared });
    return new WeakRef(shared);
  };
  const job = await runOne();
  await run("return 2");
  await expect
    .poll(() => {
      collectGarbage();
      return job.deref();
    })
    .toBeUndefined();
});
