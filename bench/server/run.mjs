import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { describeMachine, readLoad, readPinnedVersions } from "../machine.mjs";
import { ensurePeers } from "../peers.mjs";
import { writeReport } from "../write-report.mjs";

const usage = `npm run bench:server -- [options]
  --quick      few and short rounds: to see that it runs, not to quote
  --only PART  start, webhooks, many, turns, overhead, requests or bombs; more than one with commas
The report is written by a whole run only.`;

const whole = {
  rounds: 3,
  seconds: 2,
  generations: 60,
  amount: 60,
  pacedAmount: 10,
  starts: 7,
  deliveries: 20,
  waiting: 10_000,
};
const quick = {
  rounds: 1,
  seconds: 2,
  generations: 20,
  amount: 10,
  pacedAmount: 2,
  starts: 1,
  deliveries: 3,
  waiting: 500,
};

/** The parts are imported lazily, because they need the built packages and the installed peers. */
const parts = {
  start: async (amounts) => (await import("./start-part.mjs")).measureStart(amounts),
  webhooks: async (amounts) => (await import("./webhook-part.mjs")).measureWebhooks(amounts),
  many: async () => (await import("./many-part.mjs")).measureMany(),
  turns: async () => (await import("./turns-part.mjs")).measureTurns(),
};
const stageParts = {
  overhead: async (amounts, stage) =>
    (await import("./request-part.mjs")).measureOverhead(stage, amounts),
  requests: async (amounts, stage) =>
    (await import("./request-part.mjs")).measureRequests(stage, amounts),
  bombs: async (_, stage) => (await import("./bomb-part.mjs")).measureBombs(stage.engines[0]),
};
const partNames = [...Object.keys(parts), ...Object.keys(stageParts)];

async function run(amounts, names) {
  const startMs = performance.now();
  const results = { load: [] };
  const noteLoad = (at) => results.load.push({ at, value: readLoad() });
  noteLoad("at the start");
  await ensureBuilt("packages", "web");
  ensurePeers();
  for (const name of names.filter((one) => one in parts)) {
    results[name] = await parts[name](amounts);
    noteLoad(`after ${name}`);
  }
  const onStage = names.filter((name) => name in stageParts);
  if (onStage.length > 0) {
    const { setStage } = await import("./stage.mjs");
    const stage = await setStage();
    try {
      for (const name of onStage) results[name] = await stageParts[name](amounts, stage);
    } finally {
      await stage.stop();
    }
  }
  noteLoad("at the end");
  const isMeasured = (name) =>
    ["fastify", "libsql", "pg", "kysely", "ai", "autocannon"].includes(name);
  results.machine = {
    ...describeMachine(),
    versions: {
      ...readPinnedVersions("packages/server", isMeasured),
      ...readPinnedVersions("bench", isMeasured),
    },
  };
  results.seconds = Math.round((performance.now() - startMs) / 1000);
  return results;
}

try {
  const options = {
    quick: { type: "boolean" },
    only: { type: "string" },
    help: { type: "boolean" },
  };
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(usage);
  } else {
    const names = values.only?.split(",") ?? partNames;
    const unknown = names.find((name) => !partNames.includes(name));
    if (unknown !== undefined) throw new Error(`No part is called "${unknown}".`);
    const results = await run(values.quick ? quick : whole, names);
    const { buildReport } = await import("./report.mjs");
    const report = buildReport(results);
    console.log(report);
    if (!values.quick && !values.only) writeReport("server", report, results);
  }
} catch (error) {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
}
