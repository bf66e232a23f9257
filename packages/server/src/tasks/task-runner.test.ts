import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { TaskHandler, TaskKind } from "./task-kind.ts";
import { createGate } from "../gate.fixture.ts";
import { TaskQueue } from "./task-queue.ts";
import { TaskRunner } from "./task-runner.ts";

const call: TaskKind<{ word: string }> = {
  name: "call",
  payload: z.object({ word: z.string() }),
  concurrency: 2,
  maxAttempts: 2,
};
const clean: TaskKind<null> = {
  name: "clean",
  payload: z.null(),
  concurrency: 1,
  maxAttempts: 1,
  everyMs: 60_000,
};

/** Returns a queue and a runner on an empty table, with a clock that the test controls. */
async function setUp(database: Database, handler: TaskHandler<{ word: string }>) {
  await database.queries.deleteFrom("tasks").execute();
  const clock = { nowMs: 1_000_000 };
  const now = () => new Date(clock.nowMs);
  const closing = new AbortController();
  const start = () => {
    const queue = new TaskQueue({ database, now });
    const runner = new TaskRunner({ database, now, queue, closing: closing.signal });
    runner.handle(call, handler);
    onTestFinished(() => runner.stop());
    return { queue, runner };
  };
  const { queue, runner } = start();
  const run = async (kind: { name: string } = call) => {
    const count = await runner.claimDue(kind);
    await runner.whenIdle();
    return count;
  };
  const list = () => queue.list(100);
  return { queue, runner, start, run, list, clock, queries: database.queries };
}

describeOnBothEngines("a task", (shared) => {
  test("commits or rolls back with the caller's transaction", async () => {
    const words: string[] = [];
    const api = await setUp(shared.database, {
      run: async ({ payload }) => void words.push(payload.word),
    });
    const add = (word: string) => (queries: typeof api.queries) =>
      api.queue.enqueue(queries, { kind: call, payload: { word } });
    await shared.database.transaction("test", add("kept"));
    const failing = shared.database.transaction("test", async (queries) => {
      await add("lost")(queries);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await api.run()).toBe(1);
    expect(words).toEqual(["kept"]);
    expect(await api.list()).toEqual([]);
  });

  test("is done when it is due", async () => {
    const api = await setUp(shared.database, { run: async () => undefined });
    const runAt = new Date(api.clock.nowMs + 1000);
    await api.queue.enqueue(api.queries, { kind: call, payload: { word: "" }, runAt });
    expect(await api.run()).toBe(0);
    expect(await api.queue.findOldestOverdueMs()).toBe(0);
    api.clock.nowMs += 3000;
    expect(await api.queue.findOldestOverdueMs()).toBe(2000);
    expect(await api.run()).toBe(1);
  });

  test("that fails is retried, then kept as dead with its error", async () => {
    // A back-off of 0 ms, one of a thousand, would run both attempts at once.
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
    onTestFinished(() => random.mockRestore());
    const onDeath = vi.fn<() => Promise<void>>(async () => undefined);
    const run = () => Promise.reject(new Error("no answer"));
    const api = await setUp(shared.database, { run, onDeath });
    const payload = { word: "x" };
    await api.queue.enqueue(api.queries, { kind: call, payload });
    expect(await api.run()).toBe(1);
    const [waiting] = await api.list();
    expect(waiting).toMatchObject({ attempts: 1, error: "no answer", diedAtMs: null });
    expect(waiting?.runAtMs).toBeLessThan(api.clock.nowMs + 1000);
    api.clock.nowMs += 1000;
    expect(await api.run()).toBe(1);
    const [dead] = await api.list();
    expect(dead).toMatchObject({ attempts: 2, error: "no answer", diedAtMs: api.clock.nowMs });
    expect(onDeath).toHaveBeenCalledExactlyOnceWith(expect.anything(), payload);
    api.clock.nowMs += 3_600_000;
    expect(await api.run()).toBe(0);
    expect(await api.queue.findOldestOverdueMs()).toBe(0);
    await api.queue.retry(dead?.id ?? "");
    expect(await api.run()).toBe(1);
    api.clock.nowMs += 31 * 24 * 3_600_000;
    await api.run();
    await api.queue.deleteOld();
    expect(await api.list()).toHaveLength(1);
    api.clock.nowMs += 30 * 24 * 3_600_000;
    await api.queue.deleteOld();
    expect(await api.list()).toEqual([]);
  });

  test("is retried if the transaction that settles it with others fails", async () => {
    const both = createGate();
    let isAway = false;
    const database: Database = {
      ...shared.database,
      transaction: async (lockName, work) => {
        if (!isAway) return shared.database.transaction(lockName, work);
        isAway = false;
        throw new Error("away");
      },
    };
    const api = await setUp(database, { run: () => both.opened });
    for (const word of ["a", "b"]) {
      await api.queue.enqueue(api.queries, { kind: call, payload: { word } });
    }
    expect(await api.runner.claimDue(call)).toBe(2);
    isAway = true;
    both.open();
    await api.runner.whenIdle();
    expect((await api.list()).map(({ error }) => error)).toEqual(["away", "away"]);
  });

  test.for(["{", '{"word":1}'])("whose payload is %s is dead, with the reason", async (payload) => {
    const api = await setUp(shared.database, { run: () => expect.fail() });
    await api.queue.enqueue(api.queries, { kind: call, payload: { word: "" } });
    await api.queries.updateTable("tasks").set({ payload }).execute();
    await api.run();
    const [dead] = await api.list();
    expect(dead?.diedAtMs).not.toBeNull();
    expect(dead?.error).toMatch(/^The payload can't be read/);
  });

  test("is unique by key, and restarts if it is added again", async () => {
    const end = createGate();
    const words: string[] = [];
    const api = await setUp(shared.database, {
      run: async ({ payload, attempts, signal }) => {
        words.push(`${payload.word} ${attempts}`);
        if (payload.word === "one") await end.opened;
        expect(signal.aborted).toBe(false);
      },
    });
    const add = (word: string) =>
      api.queue.enqueue(api.queries, { kind: call, payload: { word }, key: "k" });
    await add("one");
    await api.runner.claimDue(call);
    await expect.poll(() => words).toEqual(["one 1"]);
    await add("two");
    end.open();
    await api.run();
    await api.run();
    expect(words).toEqual(["one 1", "two 1"]);
    expect(await api.list()).toEqual([]);
  });

  test("that settles in its own transaction commits its writes with it", async () => {
    const api = await setUp(shared.database, {
      run: async (task) => {
        const runAtMs = api.clock.nowMs + 5;
        const again = { kind: "again" as const, runAtMs, error: "busy", attempts: 0 };
        await shared.database.transaction(null, (queries) => task.settle(queries, again));
      },
    });
    await api.queue.enqueue(api.queries, { kind: call, payload: { word: "" } });
    await api.run();
    const [task] = await api.list();
    expect(task).toMatchObject({ attempts: 0, error: "busy", queuedAtMs: api.clock.nowMs + 5 });
  });

  test("that is running at shutdown is requeued, which doesn't count as an attempt", async () => {
    const begun = createGate();
    const api = await setUp(shared.database, {
      run: async ({ signal }) => {
        begun.open();
        await delay(60_000, undefined, { signal });
      },
    });
    await api.queue.enqueue(api.queries, { kind: call, payload: { word: "" } });
    await api.runner.claimDue(call);
    await begun.opened;
    await api.runner.stop();
    expect(await api.list()).toMatchObject([{ attempts: 0, owner: null, leasedUntilMs: null }]);
    expect(await api.runner.claimDue(call)).toBe(0);
  });

  test("starts in a running process as soon as it is committed", async () => {
    const words: string[] = [];
    const api = await setUp(shared.database, {
      run: async ({ payload }) => void words.push(payload.word),
    });
    await api.runner.start();
    await shared.database.transaction("test", (queries) =>
      api.queue.enqueue(
        queries,
        ...["a", "b", "c"].map((word) => ({ kind: call, payload: { word } })),
      ),
    );
    await expect.poll(() => words.toSorted()).toEqual(["a", "b", "c"]);
    await expect.poll(api.list).toEqual([]);
  });

  test("that recurs exists once for all processes, and is due again after its end, even if it fails", async () => {
    const api = await setUp(shared.database, { run: async () => undefined });
    const other = api.start();
    let runs = 0;
    for (const { runner } of [api, other]) {
      runner.handle(clean, {
        run: async () => {
          runs += 1;
          if (runs === 2) throw new Error("no disk");
        },
      });
      await runner.ensureRecurring();
    }
    const runBoth = async () => {
      await Promise.all([api.run(clean), other.runner.claimDue(clean)]);
      await other.runner.whenIdle();
    };
    await runBoth();
    expect(runs).toBe(1);
    expect(await api.list()).toMatchObject([{ runAtMs: api.clock.nowMs + 60_000, attempts: 0 }]);
    for (const [error, attempts] of [["no disk", 1] as const, [null, 0] as const]) {
      api.clock.nowMs += 60_000;
      await runBoth();
      expect(await api.list()).toMatchObject([{ error, attempts, diedAtMs: null }]);
    }
    expect(runs).toBe(3);
  });
});
