import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { describeMachine, readLoad, readPinnedVersions } from "../machine.mjs";
import { ensurePeers } from "../peers.mjs";
import { writeReport } from "../write-report.mjs";

const usage = `npm run bench:server -- [options]
  --quick  few and short rounds: to see that it runs, not to quote; writes no report`;

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

async function run(amounts) {
  const startMs = performance.now();
  const results = { load: [] };
  const noteLoad = (at) => results.load.push({ at, value: readLoad() });
  noteLoad("at the start");
  await ensureBuilt("packages", "web");
  ensurePeers();
  const { setStage } = await import("./stage.mjs");
  const { measureOverhead, measureRequests } = await import("./request-part.mjs");
  const { measureBombs } = await import("./bomb-part.mjs");
  const { measureStart } = await import("./start-part.mjs");
  const { measureWebhooks } = await import("./webhook-part.mjs");

  results.start = await measureStart(amounts);
  noteLoad("after the starts");
  results.webhooks = await measureWebhooks(amounts);
  const stage = await setStage();
  try {
    results.overhead = await measureOverhead(stage, amounts);
    results.requests = await measureRequests(stage, amounts);
    results.bombs = await measureBombs(stage.engines[0]);
  } finally {
    await stage.stop();
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
  const options = { quick: { type: "boolean" }, help: { type: "boolean" } };
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(usage);
  } else {
    const results = await run(values.quick ? quick : whole);
    const { buildReport } = await import("./report.mjs");
    const report = buildReport(results);
    console.log(report);
    if (!values.quick) writeReport("server", report, results);
  }
} catch (error) {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
}
