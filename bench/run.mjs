import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { ensureBuilt } from "../scripts/build.mjs";
import { chromiumArgs, getChromium } from "../scripts/find-chromium.mjs";
import { ensurePeers } from "./peers.mjs";
import { writeReport } from "./write-report.mjs";

const usage = `npm run bench -- [options]
  --only PART       exports, edits, stage, node, hundred, editor, share or smoothness; more with commas
  --quick           few rounds: to see that it runs, not to quote
  --pictures FOLDER write every contender's slides there, to compare them by eye
The report in bench/report/ is written by a whole run only.`;

/** The parts, imported once the packages are built and the peers installed. */
const parts = {
  exports: async (tools) => (await import("./export-part.mjs")).measureExport(tools),
  edits: async (tools) => (await import("./edit-part.mjs")).measureEdits(tools),
  stage: async (tools) => (await import("./stage-part.mjs")).measureStages(tools),
  node: async (tools) => (await import("./node-part.mjs")).measureNode(tools),
  hundred: async (tools) => (await import("./hundred-part.mjs")).measureHundred(tools),
  editor: async (tools) => (await import("./editor-part.mjs")).measureEditor(tools),
  share: async (tools) => (await import("./share-part.mjs")).measureShare(tools),
  smoothness: async (tools) => (await import("./smoothness-part.mjs")).measureSmoothness(tools),
};

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      quick: { type: "boolean", default: false },
      pictures: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const names = values.only?.split(",") ?? Object.keys(parts);
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Error(`No part is called "${unknown}".`);
  return { ...values, names };
}

/** Starts the tools of the measurements and returns a function that stops them. */
async function startTools() {
  await ensureBuilt("packages", "web");
  ensurePeers();
  const { startSite } = await import("./site.mjs");
  const { startServer } = await import("./editor.mjs");
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumArgs });
  const site = await startSite();
  const server = await startServer();
  return {
    tools: { browser, site, server },
    stop: async () => {
      await browser.close();
      await site.stop();
      await server.stop();
    },
  };
}

async function run({ names, quick, pictures }) {
  const startMs = performance.now();
  const { tools, stop } = await startTools();
  const { describeMachine, readLoad, readPinnedVersions } = await import("./machine.mjs");
  const amounts = quick
    ? { rounds: 1, edits: 8, templateChanges: [2, 4, 8] }
    : { rounds: 7, edits: 40, templateChanges: [20, 100, 200] };
  const results = { load: [] };
  const noteLoad = (at) => results.load.push({ at, value: readLoad() });
  try {
    results.machine = {
      ...describeMachine(),
      chromium: tools.browser.version(),
      versions: {
        ...readPinnedVersions("packages/renderer", (name) => name.startsWith("@takumi-rs/")),
        ...readPinnedVersions("bench", (name) => name !== "autocannon"),
      },
    };
    noteLoad("at the start");
    for (const name of names) {
      console.error(`Measuring ${name}…`);
      const folder = pictures === undefined ? undefined : resolve(pictures);
      results[name] = await parts[name]({ ...tools, ...amounts, pictures: folder });
      noteLoad(`after ${name}`);
    }
  } finally {
    await stop();
  }
  results.seconds = Math.round((performance.now() - startMs) / 1000);
  return results;
}

try {
  const options = readOptions();
  if (options.help) {
    console.log(usage);
  } else {
    const results = await run(options);
    const { buildReport } = await import("./report.mjs");
    const report = buildReport(results);
    console.log(report);
    if (!options.quick && !options.only) writeReport("report", report, results);
  }
} catch (error) {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
}
