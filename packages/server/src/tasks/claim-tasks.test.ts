import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { openDatabase } from "../db/open-database.ts";
import type { TaskRow } from "../db/task-tables.ts";
import { claimTask, claimTasks } from "./claim-tasks.ts";
import { recoverTasks } from "./recover-tasks.ts";
import { settleDone, settleTask } from "./settle-tasks.ts";
import { addTaskAccount } from "./task-account.fixture.ts";
import { LostLeaseError, type TaskKind } from "./task-kind.ts";
import { TaskQueue } from "./task-queue.ts";

const call: TaskKind<string> = {
  name: "call",
  payload: z.string(),
  concurrency: 100,
  maxAttempts: 3,
  shares: { account: 4, destination: 2 },
};
const nowMs = 1_000_000;
const leaseMs = 20_000;

interface Order {
  account: string;
  host: string;
  count?: number;
}

/** Replaces all rows with new tasks: for each order, `count` tasks of its account, with the host as destination. */
async function setUp(database: Database, orders: readonly Order[], kind = call) {
  const { queries } = database;
  await queries.deleteFrom("tasks").execute();
  const tasks = new TaskQueue({ database, now: () => new Date(nowMs) });
  const all = orders.flatMap(({ count = 1, ...order }) =>
    Array.from({ length: count }, () => order),
  );
  for (const account of new Set(orders.map((order) => order.account))) {
    await addTaskAccount(queries, account);
  }
  const added = all.map(({ account, host }, index) => ({
    kind,
    accountId: account,
    destination: host,
    payload: `${account} ${host}`,
    runAt: new Date(nowMs - all.length + index),
  }));
  await tasks.enqueue(queries, ...added);
  const claim = (count = 100, atMs = nowMs) => claimTasks(database, kind, { count, nowMs: atMs });
  const end = (ended: readonly TaskRow[], atMs = nowMs) =>
    database.transaction(null, (inside) =>
      settleDone(inside, database, kind, { tasks: ended, nowMs: atMs }),
    );
  return { claim, end, tasks, queries };
}

const payloads = (tasks: readonly TaskRow[]) =>
  tasks.map(({ payload }) => JSON.parse(payload) as string).toSorted();

describeOnBothEngines("a claim of tasks", (shared) => {
  test("takes one task per account before a second of any", async () => {
    const { claim } = await setUp(shared.database, [
      ...["a1", "a2", "a3"].map((host) => ({ account: "a", host })),
      ...["b1", "b2", "b3"].map((host) => ({ account: "b", host })),
      { account: "c", host: "c1" },
    ]);
    const claimed = await claim(3);
    expect(claimed.map(({ accountId }) => accountId).toSorted()).toEqual(["a", "b", "c"]);
    const [first] = claimed;
    expect(first).toMatchObject({ attempts: 1, leasedUntilMs: nowMs + leaseMs, queuedAtMs: null });
    expect(payloads(await claim(2))).toHaveLength(2);
  });

  test("stays within the shares of accounts and destinations until running tasks end", async () => {
    const { claim, end } = await setUp(shared.database, [
      { account: "a", host: "dead", count: 50 },
      { account: "a", host: "other", count: 50 },
      { account: "b", host: "dead" },
      { account: "b", host: "live" },
    ]);
    const claimed = await claim();
    expect(payloads(claimed)).toEqual(["a dead", "a other", "a other", "b dead", "b live"]);
    expect(await claim()).toEqual([]);
    await end(claimed.filter(({ accountId }) => accountId === "b"));
    // Capacity is left for 1 call to "dead" and for 4 calls of account "a".
    expect(payloads(await claim())).toEqual(["a dead"]);
    expect(await claim()).toEqual([]);
  });

  test("keeps reserved slots for accounts with no running task, even if other tasks hang", async () => {
    const kind: TaskKind<string> = { ...call, concurrency: 16, reserved: 8 };
    const services = ["1", "2", "3", "4"];
    const neighbours = ["a", "b", "c", "d", "e", "f"].flatMap((account) =>
      services.map((service) => ({ account, host: `${account}${service}`, count: 3 })),
    );
    const { claim, end, tasks, queries } = await setUp(shared.database, neighbours, kind);
    const hanging = await claim(16);
    expect(hanging).toHaveLength(8);
    expect(new Set(hanging.map(({ accountId }) => accountId)).size).toBe(6);
    expect(await claim(8)).toEqual([]);

    await addTaskAccount(queries, "late");
    await tasks.enqueue(queries, { kind, accountId: "late", destination: "well", payload: "late" });
    const [late, ...others] = await claim(8);
    expect(late?.accountId).toBe("late");
    expect(others).toEqual([]);

    // An account whose tasks have all ended gets its next turn.
    await end(hanging.filter(({ accountId }) => accountId === "c"));
    expect((await claim(8)).map(({ accountId }) => accountId)).toEqual(["c"]);
  });

  test("gives one account all slots up to its share if no other account waits", async () => {
    const kind: TaskKind<string> = { ...call, concurrency: 16, reserved: 8 };
    const hosts = ["1", "2", "3", "4", "5"].map((host) => ({ account: "a", host }));
    const { claim } = await setUp(shared.database, hosts, kind);
    expect(await claim(16)).toHaveLength(4);
  });

  test("lets accounts take turns at a destination", async () => {
    const accounts = ["a", "b", "c", "d"];
    const { claim, end } = await setUp(
      shared.database,
      accounts.map((account) => ({ account, host: "dead", count: 4 })),
    );
    const order: string[] = [];
    for (let round = 0; round < 8; round++) {
      const claimed = await claim();
      order.push(...claimed.map(({ accountId }) => String(accountId)));
      await end(claimed);
    }
    for (const account of accounts) {
      expect(order.slice(0, 8)).toContain(account);
      expect(order.filter((name) => name === account)).toHaveLength(4);
    }
  });

  test("by several processes at once takes no task twice and stays within the shares", async () => {
    const { claim } = await setUp(
      shared.database,
      ["a", "b", "c"].flatMap((account) =>
        ["x", "y", "z"].map((host) => ({ account, host, count: 5 })),
      ),
    );
    const other = await openDatabase(shared.settings);
    const claimed = await Promise.all([
      ...[1, 2, 3].map(() => claim()),
      ...[1, 2, 3].map(() => claimTasks(other, call, { count: 100, nowMs })),
    ]);
    await other.close();
    const all = claimed.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const host of ["x", "y", "z"]) {
      expect(all.filter(({ destination }) => destination === host)).toHaveLength(2);
    }
  });

  test("doesn't deadlock with tasks that end in several processes", async () => {
    const hosts = ["x", "y", "z"];
    const { queries } = await setUp(
      shared.database,
      ["a", "b", "c"].flatMap((account) => hosts.map((host) => ({ account, host, count: 20 }))),
    );
    const other = await openDatabase(shared.settings);
    const drain = async (database: Database) => {
      let count = 0;
      for (let misses = 0; misses < 20; misses++) {
        const tasks = await claimTasks(database, call, { count: 3, nowMs });
        if (tasks.length > 0) misses = 0;
        count += await database.transaction(null, (inside) =>
          settleDone(inside, database, call, { tasks, nowMs }),
        );
      }
      return count;
    };
    const counts = await Promise.all(
      [shared.database, other, shared.database, other].map((database) => drain(database)),
    );
    await other.close();
    expect(counts.reduce((sum, count) => sum + count)).toBe(180);
    expect(await queries.selectFrom("tasks").selectAll().execute()).toEqual([]);
  });

  test("skips tasks that aren't due, and finds a task by key regardless of shares", async () => {
    const { claim, tasks, queries } = await setUp(shared.database, [
      { account: "a", host: "x", count: 5 },
    ]);
    await claim();
    const order = { kind: call, accountId: "a", destination: "x", payload: "", key: "waited for" };
    await tasks.enqueue(queries, order);
    expect(await claim()).toEqual([]);
    const find = (key: string) => claimTask(shared.database, call, { key, nowMs });
    expect(await find("waited for")).toMatchObject({ attempts: 1 });
    expect(await find("waited for")).toBeNull();
    await tasks.enqueue(queries, { ...order, key: "later", runAt: new Date(nowMs + 1) });
    expect(await find("later")).toBeNull();
    expect(await find("unknown")).toBeNull();
  });
});

describeOnBothEngines("a lease", (shared) => {
  test("that has expired goes to another process, and the fencing token refuses the first", async () => {
    const { claim, end } = await setUp(shared.database, [{ account: "a", host: "x" }]);
    const [first] = await claim();
    if (!first) expect.fail();
    const kinds = new Map([[call.name, { kind: call }]]);
    await recoverTasks(shared.database, kinds, nowMs + leaseMs - 1);
    expect(await claim(1, nowMs + leaseMs)).toEqual([]);
    await recoverTasks(shared.database, kinds, nowMs + leaseMs);
    const [second] = await claim(1, nowMs + leaseMs);
    expect(second).toMatchObject({ id: first.id, attempts: 2, token: first.token + 1 });
    expect(await end([first])).toBe(0);
    const settling = shared.database.transaction(null, (queries) =>
      settleTask(queries, shared.database, call, {
        task: first,
        nowMs,
        outcome: { kind: "dead", error: "too late" },
      }),
    );
    await expect(settling).rejects.toThrow(LostLeaseError);
    expect(second && (await end([second]))).toBe(1);
  });

  test("that is over frees its places in the shares, even if its process was killed", async () => {
    const { claim, queries } = await setUp(shared.database, [
      { account: "a", host: "x", count: 5 },
    ]);
    expect(await claim()).toHaveLength(2);
    // Simulates a process that was killed between ending its tasks and admitting waiting tasks.
    await queries.deleteFrom("tasks").where("leasedUntilMs", "is not", null).execute();
    expect(await claim()).toEqual([]);
    await recoverTasks(shared.database, new Map([[call.name, { kind: call }]]), nowMs);
    expect(await claim()).toHaveLength(2);
  });

  test("without an account takes no place, and tasks that waited for one continue", async () => {
    const { claim, queries } = await setUp(
      shared.database,
      ["1", "2", "3", "4", "5", "6"].map((host) => ({ account: "leaves", host })),
    );
    expect(await claim()).toHaveLength(4);
    await queries.deleteFrom("accounts").where("id", "=", "leaves").execute();
    await recoverTasks(shared.database, new Map([[call.name, { kind: call }]]), nowMs);
    expect(await claim()).toHaveLength(2);
  });
});

describeOnEngine("postgres", "draining due tasks", (empty) => {
  /** Counts the table's rows read so far, by index or sequential scan. */
  const countReads = async ({ queries }: Database) => {
    await sql`select pg_stat_force_next_flush()`.execute(queries);
    const { rows } = await sql<{ reads: number }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as reads
      from pg_stat_user_tables where relname = 'tasks'
    `.execute(queries);
    return rows[0]?.reads ?? 0;
  };

  test(
    "reads a constant number of rows per task, however many wait",
    { timeout: 60_000 },
    async () => {
      const database = await openDatabase(empty.settings);
      const drain = async (count: number) => {
        const orders = [
          { account: "greedy", host: "slow", count },
          ...Array.from({ length: 10 }, (_, index) => ({ account: `a${index}`, host: "slow" })),
        ];
        const shares = { account: 20, destination: 20 };
        const { claim, end } = await setUp(database, orders, { ...call, shares });
        await sql`analyze tasks`.execute(database.queries);
        const before = await countReads(database);
        for (let left = count + 10; left > 0;) {
          const claimed = await claim();
          expect(claimed.length).toBeGreaterThan(0);
          await end(claimed);
          left -= claimed.length;
        }
        return ((await countReads(database)) - before) / (count + 10);
      };
      const [few, many] = [await drain(200), await drain(1000)];
      await database.close();
      expect(few).toBeGreaterThan(1);
      expect(many).toBeLessThan(2 * few);
    },
  );
});
