import { parseArgs } from "node:util";
import { ensureBuilt } from "../../scripts/build.mjs";
import { describeMachine, readLoad } from "../machine.mjs";
import { busyNote, machineTable, table, targetTable } from "../markdown.mjs";
import { writeReport } from "../write-report.mjs";

const usage = `npm run bench:long-texts -- [options]
  --quick  one round of every seventh: to see that it runs, not to quote; writes no report`;
const maxBlockMs = 50;
const maxWaitMs = 1000;
/** Number of simultaneous requests by one account while another account waits. */
const atOnce = 4;

/** HTTP status of requests beyond the account's rate limit. */
const tooMany = 429;

/** A failed request counts as 429: the server may close the connection of a refused request while the body is sent. */
const send = ({ accounts, ask }, { method, url, build }) =>
  ask(accounts.heavy, method, url, build(accounts.heavy)).catch(() => ({ status: tooMany }));

/**
 * Measures each request's longest block of the event loop. Takes the minimum over rounds, because other programs on the
 * machine lengthen blocks.
 */
async function measureBlocks(stage, requests, rounds) {
  const found = new Map();
  for (const request of requests) {
    let blockMs = Infinity;
    for (let round = 0; round < rounds && blockMs > maxBlockMs / 2; round++) {
      let status = tooMany;
      for (let tries = 0; status === tooMany && tries < 2; tries++) {
        if (tries > 0) await stage.renew();
        await stage.readBlockMs();
        ({ status } = await send(stage, request));
      }
      blockMs = Math.min(blockMs, await stage.readBlockMs());
      if (status === 500) throw new Error(`${request.name} of ${request.unit}: ${status}`);
    }
    const worst = found.get(request.name);
    if (!worst || blockMs > worst.blockMs) found.set(request.name, { ...request, blockMs });
  }
  return [...found.values()].toSorted((one, other) => other.blockMs - one.blockMs);
}

/**
 * Measures how long a second account waits for its list of carousels while the first account sends its slowest
 * requests.
 */
async function measureWait(stage, hardest) {
  await stage.renew();
  let isDone = false;
  const sent = Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const request of hardest) await send(stage, request);
    }),
  ).then(() => (isDone = true));
  let longestMs = 0;
  while (!isDone) {
    const beginMs = performance.now();
    await stage.ask(stage.accounts.other, "GET", "/api/carousels");
    longestMs = Math.max(longestMs, performance.now() - beginMs);
  }
  await sent;
  return longestMs;
}

const show = (ms) => ms.toFixed(ms < 20 ? 1 : 0);

function buildReport(results) {
  const { blocks, waitMs } = results;
  const [longest] = blocks;
  const target = (name, ms, limit) => ({
    target: name,
    wanted: `at most ${limit} ms`,
    value: `${show(ms)} ms`,
    met: ms <= limit,
  });
  const rows = blocks.map(({ name, unit, blockMs }) => [
    name,
    `\`${JSON.stringify(unit).replaceAll("|", "\\|")}\``,
    show(blockMs),
  ]);
  return [
    "# Long texts",
    busyNote(results),
    "The longest block of the event loop while an endpoint takes the longest text that it takes (up to 1 MiB), in the script in which it is longest.",
    targetTable([
      target(`Longest block, ${longest.name}`, longest.blockMs, maxBlockMs),
      target("Longest wait of another account", waitMs, maxWaitMs),
    ]),
    table(["Endpoint", "Text", "Longest block, ms"], rows),
    machineTable(results),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

async function run({ rounds, every }) {
  const startMs = performance.now();
  const load = [{ at: "at the start", value: readLoad() }];
  await ensureBuilt("packages", "web");
  const { setStage } = await import("./stage.mjs");
  const { buildRequests } = await import("./requests.mjs");
  const stage = await setStage();
  try {
    const all = await buildRequests(stage);
    const requests = all.filter((_, index) => index % every === 0);
    console.error(`${requests.length} requests…`);
    const blocks = await measureBlocks(stage, requests, rounds);
    const waitMs = await measureWait(stage, blocks.slice(0, 5));
    load.push({ at: "at the end", value: readLoad() });
    const seconds = Math.round((performance.now() - startMs) / 1000);
    const told = blocks.map(({ name, unit, blockMs }) => ({ name, unit, blockMs }));
    const machine = { ...describeMachine(), versions: {} };
    return { blocks: told, waitMs, load, machine, seconds };
  } finally {
    await stage.stop();
  }
}

try {
  const options = { quick: { type: "boolean" }, help: { type: "boolean" } };
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(usage);
  } else {
    const results = await run(values.quick ? { rounds: 1, every: 7 } : { rounds: 3, every: 1 });
    const report = buildReport(results);
    console.log(report);
    if (!values.quick) writeReport("long-texts", report, results);
  }
} catch (error) {
  console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error);
  process.exitCode = 1;
}
