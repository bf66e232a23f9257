import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { ensureBuilt } from "../scripts/build.mjs";
import { chromiumArgs, getChromium } from "../scripts/find-chromium.mjs";
import { machineTable, table } from "./markdown.mjs";
import { median } from "./statistics.mjs";
import { ensurePeers } from "./peers.mjs";

const rounds = 3;
const port = 9333;
const targets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const metrics = {
  "first-contentful-paint": "First contentful paint, ms",
  "largest-contentful-paint": "Largest contentful paint, ms",
  "total-blocking-time": "Total blocking time, ms",
  "cumulative-layout-shift": "Cumulative layout shift",
  "speed-index": "Speed index, ms",
};
const maxKilobytes = 150;

/** Returns medians of several Lighthouse rounds on the landing page, as a phone or a desktop computer. */
async function measure(url, device) {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    const flags = { port, logLevel: "error" };
    const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
    runs.push(result.lhr);
  }
  const of = (read) => median(runs.map(read));
  return {
    device,
    lighthouse: runs[0].lighthouseVersion,
    scores: Object.fromEntries(
      Object.keys(targets).map((id) => [id, of(({ categories }) => categories[id].score * 100)]),
    ),
    metrics: Object.fromEntries(
      Object.keys(metrics).map((id) => [id, of(({ audits }) => audits[id].numericValue)]),
    ),
  };
}

/** Measures the gzipped JavaScript that the landing page loads until it is idle. */
async function measureScripts(browser, url) {
  const page = await browser.newPage();
  const names = new Set();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) names.add(pathname);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  const dist = join(import.meta.dirname, "../packages/web/dist/app");
  return [...names].map((name) => ({
    name,
    gzipBytes: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
  }));
}

function buildReport({ results, scripts, ...run }) {
  const total = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;
  const scoreRows = results.flatMap(({ device, scores }) =>
    Object.entries(targets).map(([id, target]) => [
      device,
      id,
      target,
      Math.round(scores[id]),
      Math.round(scores[id]) >= target ? "met" : "**missed**",
    ]),
  );
  const metricRows = Object.entries(metrics).map(([id, name]) => [
    name,
    ...results.map(({ metrics: measured }) => measured[id].toFixed(id.endsWith("shift") ? 3 : 0)),
  ]);
  return `# Landing page

Made by \`npm run bench:site\` with Lighthouse ${results[0].lighthouse}, medians of ${rounds} rounds.

${machineTable(run)}

${table(["Device", "Category", "Wanted", "Measured", ""], scoreRows)}

${table(["", ...results.map(({ device }) => device)], metricRows)}

JavaScript, gzip: ${total.toFixed(1)} kB of at most ${maxKilobytes} kB in ${scripts.length} files (${total <= maxKilobytes ? "met" : "**missed**"}).
`;
}

await ensureBuilt("packages", "web");
ensurePeers();
const { startServer } = await import("./editor.mjs");
const { describeMachine, readLoad } = await import("./machine.mjs");
const startMs = performance.now();
const load = [{ at: "at the start", value: readLoad() }];
const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath: getChromium(), args });
const server = await startServer();
try {
  const scripts = await measureScripts(browser, server.url);
  const results = [];
  for (const device of ["mobile", "desktop"]) results.push(await measure(server.url, device));
  const versions = { Chromium: browser.version(), lighthouse: results[0].lighthouse };
  const machine = { ...describeMachine(), versions };
  load.push({ at: "at the end", value: readLoad() });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  const report = buildReport({ machine, load, seconds, results, scripts });
  console.log(report);
  writeFileSync(join(import.meta.dirname, "report/site.md"), report);
} finally {
  await browser.close();
  await server.stop();
}
