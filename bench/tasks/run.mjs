import { setTimeout as delay } from "node:timers/promises";
import { describeMachine, readLoad, readPinnedVersions } from "../machine.mjs";
import { ensurePeers } from "../peers.mjs";
import { startPostgresServer } from "../server/processes.mjs";
import { percentile } from "../statistics.mjs";
import { runMeasurement } from "../run-measurement.mjs";

const usage = `npm run bench:tasks -- [options]
  --quick  few tasks: to see that it runs, not to quote; writes no report`;

const whole = { tasks: 10_000, processes: [1, 2, 4], paced: 500, pauseMs: 10, killed: 2000 };
const quick = { tasks: 500, processes: [2], paced: 50, pauseMs: 10, killed: 400 };
/** If tasks aren't done within this time after a process was killed, they count as stuck. */
const patienceMs = 30_000;

const range = (count) => Array.from({ length: count }, (_, number) => number);

async function withWorkers(contender, { count, workMs }, work) {
  const workers = range(count).map(() => contender.start(workMs));
  try {
    await Promise.all(workers.map(({ ready }) => ready));
    return await work(workers);
  } finally {
    await Promise.all(workers.map((worker) => worker.end("SIGTERM")));
    await contender.clear();
  }
}

/** Waits until all tasks are done; returns how many are left after the timeout. Polling reads at most one row. */
async function untilDone(contender, timeoutMs = 120_000) {
  const deadlineMs = performance.now() + timeoutMs;
  while (!(await contender.isEmpty())) {
    if (performance.now() > deadlineMs) return contender.countLeft();
    await delay(50);
  }
  return 0;
}

const listStarts = (workers) => workers.flatMap(({ starts }) => starts);

/** Enqueues all tasks in one transaction while the processes listen. */
async function measureDrain(contender, { tasks, count }) {
  return withWorkers(contender, { count, workMs: 0 }, async (workers) => {
    const readBefore = await contender.countReads();
    await contender.add(range(tasks));
    const startMs = Date.now();
    const left = await untilDone(contender);
    const starts = listStarts(workers);
    const waits = starts.map(({ atMs }) => atMs - startMs);
    // PostgreSQL reports a connection's statistics at most once per second.
    await delay(2000);
    return {
      count,
      left,
      perSecond: (starts.length * 1000) / Math.max(...waits),
      p50Ms: percentile(waits, 0.5),
      p99Ms: percentile(waits, 0.99),
      readsPerTask: ((await contender.countReads()) - readBefore) / tasks,
    };
  });
}

/** Runs one task after another, with pauses. */
async function measurePaced(contender, { paced, pauseMs }) {
  return withWorkers(contender, { count: 2, workMs: 0 }, async (workers) => {
    const addedAtMs = [];
    for (const number of range(paced)) {
      await contender.add([number]);
      addedAtMs.push(Date.now());
      await delay(pauseMs);
    }
    await untilDone(contender);
    const waits = listStarts(workers).map(({ number, atMs }) => atMs - addedAtMs[number]);
    return { p50Ms: percentile(waits, 0.5), p99Ms: percentile(waits, 0.99) };
  });
}

/** Kills one of two processes once half of the tasks have started, and starts a new process. */
async function measureKill(contender, { killed }) {
  return withWorkers(contender, { count: 2, workMs: 5 }, async (workers) => {
    await contender.add(range(killed));
    while (listStarts(workers).length < killed / 2) await delay(5);
    await workers[0].end("SIGKILL");
    workers.push(contender.start(5));
    const startMs = performance.now();
    const left = await untilDone(contender, patienceMs);
    const begun = listStarts(workers).length;
    return { left, begun, seconds: (performance.now() - startMs) / 1000 };
  });
}

async function measure(amounts) {
  ensurePeers();
  const { openContenders } = await import("./contenders.mjs");
  const postgres = await startPostgresServer();
  if (!postgres) throw new Error("This benchmark needs PostgreSQL.");
  const { contenders, close } = await openContenders(postgres.url).catch((error) => {
    postgres.stop();
    throw error;
  });
  const beginMs = performance.now();
  const results = { amounts, contenders: [], load: [] };
  results.load.push({ at: "at the start", value: readLoad() });
  try {
    for (const contender of contenders) {
      results.contenders.push({ name: contender.name, drains: [] });
    }
    // The contenders alternate, so that other load on the machine affects them equally.
    for (const count of amounts.processes) {
      for (const [index, contender] of contenders.entries()) {
        console.error(`${contender.name}: ${count} processes…`);
        const drain = await measureDrain(contender, { ...amounts, count });
        results.contenders[index].drains.push(drain);
        console.error(`  ${Math.round(drain.perSecond)} tasks a second`);
      }
    }
    for (const [index, contender] of contenders.entries()) {
      console.error(`${contender.name}: paced, killed…`);
      results.contenders[index].paced = await measurePaced(contender, amounts);
      results.contenders[index].kill = await measureKill(contender, amounts);
    }
  } finally {
    await close();
    postgres.stop();
  }
  results.load.push({ at: "at the end", value: readLoad() });
  results.seconds = Math.round((performance.now() - beginMs) / 1000);
  const versions = readPinnedVersions("bench", (name) => name === "graphile-worker");
  results.machine = { ...describeMachine(), versions };
  return results;
}

await runMeasurement("tasks", {
  usage,
  measure,
  quick,
  whole,
  buildReport: async (results) => (await import("./report.mjs")).buildReport(results),
});
