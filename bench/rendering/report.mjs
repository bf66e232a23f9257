import { busyNote, machineTable, megabytes, table, targetTable } from "../markdown.mjs";
import { compareWithTargets } from "./targets.mjs";

const ms = (value) => value.toFixed(value < 20 ? 1 : 0);

function throughputSection({ throughput, api }) {
  const [ours] = throughput.contenders;
  const row = (name) => (load, place) => [
    `**${name}**, ${load.clients} ${load.clients === 1 ? "client" : "clients"}`,
    load.slides,
    load.perSecond.toFixed(1),
    (ours.loads[place].perSecond / load.perSecond).toFixed(2),
    ms(load.p50Ms),
    ms(load.p99Ms),
  ];
  const contenders = [...throughput.contenders, { name: "Slideloom by HTTP", loads: api.loads }];
  return `## Slides a second

PNG files of 1080x1350 px, the same fifteen slides for all. Each client asks for its next slide as soon as it has the last one. The
contenders take turns, ${throughput.rounds} rounds of ${throughput.seconds} s at each number of clients. Slideloom by HTTP was measured after them, one round.

${table(
  ["", "Slides", "A second", "Slideloom is so many times as fast", "p50, ms", "p99, ms"],
  contenders.flatMap(({ name, loads }) => loads.map(row(name))),
)}`;
}

function apiSection({ singles, firstEverMs, single, memory }) {
  return `## One picture by HTTP

\`POST /api/v1/render\` of the built server, one request after the other, ${singles} of them; the clock stops at the first byte of the picture.

${table(
  ["", "ms"],
  [
    ["p50", ms(single.p50Ms)],
    ["p99", ms(single.p99Ms)],
    ["The very first one: a drawing process, engine and fonts start with it", ms(firstEverMs)],
  ],
)}

## Memory over many renders

Resident memory of the server's process, 8 clients.

${table(
  ["Renders", "MB"],
  [
    ...memory.rows.map(({ renders, residentBytes }) => [renders, megabytes(residentBytes)]),
    [`${memory.restMs / 1000} s later`, megabytes(memory.restedBytes)],
  ],
)}`;
}

/** Returns the report as Markdown. */
export function buildReport(results) {
  return `${[
    "# Benchmark of rendering on a server",
    "Written by `npm run bench:rendering`; all figures are from one run on one machine. Compare ratios, not milliseconds.",
    busyNote(results),
    targetTable(compareWithTargets(results)),
    throughputSection(results),
    apiSection(results.api),
    `## Machine and method

${machineTable(results)}

How each figure is taken is in [the benchmark's README](../README.md#rendering-on-a-server).`,
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}
