import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { ensureBuilt } from "../../scripts/build.mjs";
import { describeMachine, readLoad, readPinnedVersions } from "../machine.mjs";
import { ensurePeers } from "../peers.mjs";
import { startArguments } from "../server/processes.mjs";
import { writeReport } from "../write-report.mjs";

const usage = `npm run bench:rendering -- [options]
  --quick           few and short rounds: to see that it runs, not to quote; writes no report
  --pictures FOLDER write every contender's slides there, to compare them by eye`;

const whole = { rounds: 3, seconds: 8, singles: 200, renders: 3000 };
const quick = { rounds: 1, seconds: 2, singles: 20, renders: 200 };

async function run(amounts) {
  const startMs = performance.now();
  const results = { load: [] };
  const noteLoad = (at) => results.load.push({ at, value: readLoad() });
  noteLoad("at the start");
  await ensureBuilt("packages", "web");
  ensurePeers();
  // Set before any thread starts, so contenders run with the product's flags.
  for (const argument of startArguments) setFlagsFromString(argument);
  const { measureThroughput } = await import("./throughput-part.mjs");
  const { measureApi } = await import("./api-part.mjs");
  results.throughput = await measureThroughput(amounts);
  noteLoad("after the contenders");
  results.api = await measureApi(amounts);
  noteLoad("at the end");
  results.machine = {
    ...describeMachine(),
    versions: {
      ...readPinnedVersions("packages/renderer", (name) => name.startsWith("@takumi-rs/")),
      ...readPinnedVersions("bench", (name) => ["satori", "@resvg/resvg-js"].includes(name)),
    },
  };
  results.seconds = Math.round((performance.now() - startMs) / 1000);
  return results;
}

try {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      pictures: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
  } else {
    const pictures = values.pictures && resolve(values.pictures);
    const results = await run({ ...(values.quick ? quick : whole), pictures });
    const { buildReport } = await import("./report.mjs");
    const report = buildReport(results);
    console.log(report);
    if (!values.quick) writeReport("rendering", report, results);
  }
} catch (error) {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
}
