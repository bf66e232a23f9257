import { machineTable, table } from "../markdown.mjs";

const seconds = (ms) => (ms / 1000).toFixed(1);

const latenessCells = ({ p50Ms, p95Ms, mostMs }) => [p50Ms, p95Ms, mostMs].map(seconds);

function latenessSection({ engines }) {
  const head = ["", "Publications", "p50, s", "p95, s", "Most, s"];
  const rows = engines.flatMap(({ name, networks, ended }) => [
    ...networks.flatMap(({ network, called, ended: own }) => [
      [`${name}: ${network}, the call`, own.count, ...latenessCells(called)],
      [`${name}: ${network}, published`, own.count, ...latenessCells(own)],
    ]),
    [`${name}: all, published`, ended.count, ...latenessCells(ended)],
  ]);
  return `## Later than due\n\n${table(head, rows)}`;
}

function costSection({ amounts: { publications }, engines }) {
  const head = ["", "Drawn when due", "Published", "Posts there", "CPU before, s", "CPU after, s"];
  const rows = engines.map(({ name, drawn, published, posts, cpuBeforeMs, cpuMs }) => [
    name,
    drawn,
    `${published} of ${publications}`,
    posts,
    seconds(cpuBeforeMs),
    seconds(cpuMs),
  ]);
  return `## What it takes

The processor time of the servers, before the minute (scheduling, drawing) and after it (uploads, the calls).

${table(head, rows)}`;
}

/** Returns the report as Markdown. */
export function buildReport(results) {
  const { publications, connections, slides, leadMs } = results.amounts;
  return `${[
    "# Benchmark of publishing",
    `Written by \`npm run bench:publishing\`. ${publications} carousels of ${slides} slides each are due in the same minute on ${connections} connections of as many
accounts: four of five at a fake Bluesky, where images are uploaded when the post is due, and one of five by webhook hand-off. They are
scheduled ${leadMs / 1000} s or a little more before, and rendered meanwhile. The fakes run on the same machine.`,
    latenessSection(results),
    costSection(results),
    `## Machine\n\n${machineTable(results)}`,
  ].join("\n\n")}\n`;
}
