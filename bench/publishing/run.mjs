import { setTimeout as delay } from "node:timers/promises";
import { ensureBuilt } from "../../scripts/build.mjs";
import { describeMachine, readLoad, readPinnedVersions } from "../machine.mjs";
import { startPostgresServer } from "../server/processes.mjs";
import { percentile, sum } from "../statistics.mjs";
import { runMeasurement } from "../run-measurement.mjs";
import { openFakes, setStage } from "./stage.mjs";

const usage = `npm run bench:publishing -- [options]
  --quick  few publications: to see that it runs, not to quote; writes no report`;

const whole = { publications: 1000, connections: 50, slides: 3, leadMs: 240_000 };
const quick = { publications: 200, connections: 20, slides: 3, leadMs: 25_000 };
const minuteMs = 60_000;
/** Publications that take longer are abandoned. */
const patienceMs = 10 * minuteMs;

/** Schedules all publications for the same minute and measures how they are published. */
async function measureEngine(fakes, { name, count, databaseUrl }, amounts) {
  console.error(`${name}: scheduling…`);
  const { publications, connections, slides, leadMs } = amounts;
  const stage = await setStage(fakes, { count, databaseUrl, connections });
  const database = await fakes.openDatabase(stage.database);
  const postsBefore = fakes.countPosts();
  const readCpuMs = () => sum(stage.servers.map((server) => server.readCpuMs()));
  try {
    const beginMs = Date.now();
    const cpuAtBeginMs = readCpuMs();
    const dueMs = Math.ceil((beginMs + leadMs) / minuteMs) * minuteMs;
    const at = new Date(dueMs).toISOString().slice(0, 16);
    for (let number = 0; number < publications; number++) {
      const account = stage.accounts[number % stage.accounts.length];
      await stage.publish({ account, number, slides, at });
    }
    console.error(`${name}: due at ${at}Z`);
    await delay(dueMs - Date.now());
    const drawn = await countDrawn(database);
    const cpuAtDueMs = readCpuMs();
    await untilPublished(database, dueMs + patienceMs);
    const cpuMs = readCpuMs() - cpuAtDueMs;
    return {
      name,
      count,
      drawn,
      cpuMs,
      cpuBeforeMs: cpuAtDueMs - cpuAtBeginMs,
      ...(await readLateness(database)),
      posts: fakes.countPosts() - postsBefore,
    };
  } finally {
    await database.close();
    await stage.stop();
  }
}

async function countDrawn({ queries }) {
  const row = await queries
    .selectFrom("publicationTargets")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("files", "<>", "[]")
    .executeTakeFirst();
  return Number(row.count);
}

async function untilPublished({ queries }, untilMs) {
  while (Date.now() < untilMs) {
    const open = await queries
      .selectFrom("publicationTargets")
      .select("id")
      .where("status", "in", ["scheduled", "preparing", "ready", "sending", "checking"])
      .executeTakeFirst();
    if (!open) return;
    await delay(500);
  }
}

/**
 * Measures two delays from a publication's due time. The first ends with the request to the network, the second with
 * the saved result.
 */
async function readLateness({ queries }) {
  const rows = await queries
    .selectFrom("publicationTargets")
    .select(["id", "network", "status", "dueAtMs", "finishedAtMs"])
    .execute();
  const calls = await queries
    .selectFrom("publicationAttempts")
    .select(["targetId", "atMs"])
    .where("step", "in", ["send", "hand over"])
    .execute();
  const callMs = new Map(calls.map(({ targetId, atMs }) => [targetId, atMs]));
  const published = rows.filter(({ status }) => status === "published");
  const networks = [...new Set(rows.map(({ network }) => network))].toSorted();
  return {
    published: published.length,
    networks: networks.map((network) => {
      const own = published.filter((row) => row.network === network);
      return {
        network,
        called: summarize(own.map(({ id, dueAtMs }) => callMs.get(id) - dueAtMs)),
        ended: summarize(own.map(({ finishedAtMs, dueAtMs }) => finishedAtMs - dueAtMs)),
      };
    }),
    ended: summarize(published.map(({ finishedAtMs, dueAtMs }) => finishedAtMs - dueAtMs)),
  };
}

const summarize = (times) => ({
  count: times.length,
  p50Ms: percentile(times, 0.5),
  p95Ms: percentile(times, 0.95),
  mostMs: Math.max(...times),
});

async function measure(amounts) {
  const beginMs = performance.now();
  await ensureBuilt("packages");
  const results = { amounts, engines: [], load: [{ at: "at the start", value: readLoad() }] };
  const fakes = await openFakes();
  const postgres = await startPostgresServer();
  try {
    const engines = [
      { name: "SQLite, one process", count: 1 },
      ...(postgres
        ? [{ name: "PostgreSQL, two processes", count: 2, databaseUrl: postgres.url }]
        : []),
    ];
    for (const engine of engines) {
      results.engines.push(await measureEngine(fakes, engine, amounts));
      console.error(JSON.stringify(results.engines.at(-1)));
    }
  } finally {
    postgres?.stop();
    await fakes.close();
  }
  results.load.push({ at: "at the end", value: readLoad() });
  results.seconds = Math.round((performance.now() - beginMs) / 1000);
  const isMeasured = (name) => ["libsql", "pg", "kysely", "undici"].includes(name);
  const versions = readPinnedVersions("packages/server", isMeasured);
  results.machine = { ...describeMachine(), versions };
  return results;
}

await runMeasurement("publishing", {
  usage,
  measure,
  quick,
  whole,
  buildReport: async (results) => (await import("./report.mjs")).buildReport(results),
});
