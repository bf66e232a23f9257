import { setTimeout as delay } from "node:timers/promises";
import { median } from "../statistics.mjs";
import { applyLoad } from "./load.mjs";
import {
  buildEnvironment,
  makeFolder,
  startBare,
  startFakeModel,
  startPostgresServer,
  startSlideloom,
} from "./processes.mjs";
import { buildRequests, makeAccounts } from "./routes.mjs";
import { connections } from "./stage.mjs";

/** An idle process has settled after this time. */
const restMs = 5000;
const requestsInAll = 10_000;

/** The lower bound for any server built with Node and Fastify on the same machine. */
const bareName = "Fastify's hello world";

/** Measures start-up time with new and used databases, and resident memory, for each engine. */
export async function measureStart({ starts }) {
  const postgres = await startPostgresServer();
  try {
    const readiness = await measureReadiness(starts, postgres?.url);
    const memory = [await measureBareMemory(), await measureMemory("SQLite")];
    if (postgres) memory.push(await measureMemory("PostgreSQL", postgres.url));
    return { starts, readiness, requestsInAll, restMs, memory };
  } finally {
    postgres?.stop();
  }
}

/** Measures the time from process start to the first 200 of `/readyz`; the engines alternate. */
async function measureReadiness(starts, postgresUrl) {
  console.error("Measuring starts…");
  const used = makeFolder();
  const script = "scripts/start.mjs";
  const ways = [
    { name: bareName, isBare: true },
    { name: "SQLite, first start", isFresh: true, script },
    { name: "SQLite, later starts", script },
    { name: "SQLite, later starts, without the look at the sources" },
    ...(postgresUrl
      ? [{ name: "PostgreSQL, later starts", databaseUrl: postgresUrl, script }]
      : []),
  ].map((way) => ({ ...way, timesMs: [] }));
  try {
    for (let round = 0; round <= starts; round++) {
      for (const { isBare, isFresh, databaseUrl, timesMs, ...way } of ways) {
        const folder = isFresh ? makeFolder() : used;
        const environment = buildEnvironment({ folder: folder.path, databaseUrl });
        const server = isBare
          ? await startBare(folder.path)
          : await startSlideloom(folder.path, environment, way.script);
        if (round > 0) timesMs.push(server.readyMs);
        await server.stop();
        if (isFresh) folder.remove();
      }
    }
  } finally {
    used.remove();
  }
  return ways.map(({ name, timesMs }) => ({
    name,
    medianMs: median(timesMs),
    slowestMs: Math.max(...timesMs),
  }));
}

async function measureBareMemory() {
  const folder = makeFolder();
  const server = await startBare(folder.path);
  try {
    await delay(restMs);
    return { name: bareName, atRestBytes: server.readResidentBytes() };
  } finally {
    await server.stop();
    folder.remove();
  }
}

async function measureMemory(name, databaseUrl) {
  console.error(`Measuring the memory with ${name}…`);
  const folder = makeFolder();
  const model = await startFakeModel(folder.path);
  const environment = buildEnvironment({ folder: folder.path, databaseUrl, modelUrl: model.url });
  const server = await startSlideloom(folder.path, environment, "scripts/start.mjs");
  try {
    await delay(restMs);
    const atRestBytes = server.readResidentBytes();
    const accounts = await makeAccounts(server.url, environment, connections);
    const { ping, me, credits, generate } = buildRequests(server.url, accounts);
    const mix = [ping, me, credits, generate];
    for (const request of mix) {
      await applyLoad(request, { connections, amount: requestsInAll / mix.length });
    }
    const rightAfterBytes = server.readResidentBytes();
    await delay(restMs);
    return { name, atRestBytes, rightAfterBytes, afterBytes: server.readResidentBytes() };
  } finally {
    await server.stop();
    await model.stop();
    folder.remove();
  }
}
