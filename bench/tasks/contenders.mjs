import { join } from "node:path";
import pg from "pg";
import { openServerSources } from "../server-sources.mjs";
import { startWorker } from "./workers.mjs";

const shares = { account: 6, destination: 3 };
const accounts = Array.from({ length: 50 }, (_, index) => `account-${index}`);
const concurrency = 20;

const accountOf = (number) => accounts[number % accounts.length];
const hostOf = (number) => `host-${number % 200}`;

/**
 * Opens our tasks and graphile-worker on databases of one server. `add` enqueues numbers in one transaction and
 * resolves after the commit.
 */
export async function openContenders(url) {
  const sources = await openServerSources();
  const { load } = sources;
  const { buildTaskWorker } = await load("tasks/start-task-worker.fixture.ts");
  const program = await buildTaskWorker();
  const ours = await openOurs(load, url, program.file);
  const graphile = await openGraphile(url);
  return {
    contenders: [
      { ...ours, name: "tasks, without shares", start: (workMs) => ours.start(workMs, undefined) },
      { ...ours, name: "tasks, with both shares", start: (workMs) => ours.start(workMs, shares) },
      { ...graphile, name: "graphile-worker, without queues", add: (n) => graphile.add(n, null) },
      {
        ...graphile,
        name: "graphile-worker, a queue an account",
        add: (numbers) => graphile.add(numbers, accountOf),
      },
    ],
    async close() {
      await ours.close();
      await graphile.close();
      program.remove();
      await sources.close();
    },
  };
}

async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace("/postgres?", `/${name}?`);
}

async function openOurs(load, url, file) {
  const databaseUrl = await createDatabase(url, "ours");
  const settings = { dataDir: "/tmp/slideloom-bench-tasks", databaseUrl };
  const { openDatabase } = await load("db/open-database.ts");
  const { TaskQueue } = await load("tasks/task-queue.ts");
  const { addTaskAccount } = await load("tasks/task-account.fixture.ts");
  const database = await openDatabase(settings);
  for (const account of accounts) await addTaskAccount(database.queries, account);
  const queue = new TaskQueue({ database, now: () => new Date() });
  const kind = { name: "number" };
  const query = async (text) => (await database.pool.query(text)).rows[0];
  return {
    start: (workMs, chosen) =>
      startWorker(file, {
        settings,
        concurrency,
        workMs,
        writes: false,
        ...(chosen && { shares: chosen }),
      }),
    add: (numbers) =>
      database.transaction(null, (queries) =>
        queue.enqueue(
          queries,
          ...numbers.map((number) => ({
            kind,
            payload: { number },
            accountId: accountOf(number),
            destination: hostOf(number),
          })),
        ),
      ),
    countLeft: async () => Number((await query("select count(*) from tasks")).count),
    isEmpty: async () => (await query("select not exists (select 1 from tasks) as empty")).empty,
    countReads: async () =>
      Number(
        (
          await query(`select seq_tup_read + coalesce(idx_tup_fetch, 0) as reads
            from pg_stat_user_tables where relname = 'tasks'`)
        ).reads,
      ),
    clear: () => query("truncate tasks"),
    close: () => database.close(),
  };
}

async function openGraphile(url) {
  const connectionString = await createDatabase(url, "graphile");
  const { runMigrations } = await import("graphile-worker");
  await runMigrations({ connectionString });
  const pool = new pg.Pool({ connectionString });
  return {
    start: (workMs) =>
      startWorker(join(import.meta.dirname, "graphile-program.mjs"), {
        connectionString,
        concurrency,
        workMs,
      }),
    add: (numbers, queueOf) =>
      pool.query(
        `select graphile_worker.add_job('number', json_build_object('number', number), queue)
        from unnest($1::int[], $2::text[]) as new(number, queue)`,
        [numbers, numbers.map((number) => queueOf?.(number) ?? null)],
      ),
    countLeft: async () =>
      Number((await pool.query("select count(*) from graphile_worker.jobs")).rows[0].count),
    isEmpty: async () => {
      const text = "select not exists (select 1 from graphile_worker._private_jobs) as empty";
      return (await pool.query(text)).rows[0].empty;
    },
    countReads: async () => {
      const { rows } =
        await pool.query(`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as reads
        from pg_stat_user_tables where relname like '%jobs'`);
      return Number(rows[0].reads);
    },
    clear: () =>
      pool.query(
        "truncate graphile_worker._private_jobs, graphile_worker._private_job_queues cascade",
      ),
    close: () => pool.end(),
  };
}
