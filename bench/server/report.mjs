import { busyNote, machineTable, megabytes, table, targetTable } from "../markdown.mjs";
import { compareWithTargets } from "./targets.mjs";

const ms = (value) => value.toFixed(value < 1 ? 2 : value < 20 ? 1 : 0);
const cpu = (value) => (Number.isNaN(value) ? "" : value.toFixed(value < 1 ? 3 : 1));

const titles = {
  bare: "Fastify's hello world",
  dressed: "… with the same headers and log line",
  provider: "the provider alone",
};
const titleOf = (name) => titles[name] ?? `**${name}**`;

function requestSection({ connections, rounds, seconds, generations, routes }) {
  const row = (route) => (contender, index) => [
    `${index === 0 ? `${route}: ` : ""}${titleOf(contender.name)}`,
    contender.perSecond.toFixed(0),
    ms(contender.p50Ms),
    ms(contender.p99Ms),
    contender.share.toFixed(3),
    contender.shareOfDressed?.toFixed(2) ?? "",
    cpu(contender.cpuMs),
  ];
  return `## Requests a second

${connections} connections, each of another account, one request after the other on each; ${rounds} rounds of ${seconds} s (or of
${generations} generations) after one to warm up, medians. All contenders of a route take turns; the share is that of the bare server's requests a second in the same round.
"Processor" is the time that the server's own process (without PostgreSQL's) kept cores busy for a request; it hardly depends on what else runs.

${table(
  [
    "",
    "Requests a second",
    "p50, ms",
    "p99, ms",
    "Share of bare",
    "… with headers and log",
    "Processor, ms",
  ],
  routes.flatMap(({ route, contenders }) => contenders.map(row(route))),
)}`;
}

function overheadSection(overhead) {
  const { rounds, amount, paced } = overhead;
  return `## What generating takes beyond the provider

One request at a time, ${rounds} rounds of ${amount} after one to warm up, medians. The provider answers at once with a post of 8 slides
in pieces of a token's size; "beyond" is the p50 less the provider's own in the same round, for the same request.

${overheadTable(overhead)}

The same with ${paced.pieceMs} ms between two pieces, which is ${1000 / paced.pieceMs} tokens a second, in rounds of ${paced.amount}: what the server does while it waits for the model
costs nobody time.

${overheadTable(paced)}`;
}

function overheadTable({ contenders }) {
  return table(
    ["", "p50, ms", "p99, ms", "Beyond, p50, ms", "Processor, ms"],
    contenders.map(({ name, p50Ms, p99Ms, beyondMs, cpuMs }) => [
      titleOf(name),
      ms(p50Ms),
      ms(p99Ms),
      name === "provider" ? "" : ms(beyondMs),
      cpu(cpuMs),
    ]),
  );
}

function startSection({ starts, readiness, requestsInAll, restMs, memory }) {
  return `## Start and memory

From the start of the process to the first 200 of \`/readyz\`, ${starts} starts each after one to warm up.

${table(
  ["", "Median, ms", "Slowest, ms"],
  readiness.map(({ name, medianMs, slowestMs }) => [name, ms(medianMs), ms(slowestMs)]),
)}

Resident memory of the server's process in MB; "at rest" is ${restMs / 1000} s after the start or after the last request. The ${requestsInAll}
requests are pings, me, credits and generations, as many of each.

${table(
  ["", "At rest", `Right after ${requestsInAll} requests`, "At rest again"],
  memory.map(({ name, atRestBytes, rightAfterBytes, afterBytes }) => [
    name,
    megabytes(atRestBytes),
    rightAfterBytes === undefined ? "" : megabytes(rightAfterBytes),
    afterBytes === undefined ? "" : megabytes(afterBytes),
  ]),
)}`;
}

function webhookSection({ deliveries, waiting, deadHosts, engines }) {
  return `## Webhooks beside dead receivers

From an event to its arrival at a receiver that answers, ${deliveries} times, while ${waiting} deliveries of another account wait for ${deadHosts} hosts
that never answer.

${table(
  ["", "Median, ms", "Slowest, ms"],
  engines.map(({ name, medianMs, slowestMs }) => [name, ms(medianMs), ms(slowestMs)]),
)}`;
}

function manySection({ carousels, accounts, requestsEach, rows }) {
  return `## A large library among many accounts

One request at a time, ${requestsEach} of each, of an account with ${carousels} carousels among ${accounts} accounts, on SQLite.

${table(
  ["", "p50, ms", "p99, ms"],
  rows.map(({ name, p50Ms, p99Ms }) => [name, ms(p50Ms), ms(p99Ms)]),
)}`;
}

function turnsSection({ times, rows }) {
  return `## While one account sends its hardest

Another account's request, ${times} times one after the other, medians: alone, and while one account keeps the same door busy.

${table(
  ["", "Alone, ms", "Meanwhile, ms", "Longer, ms"],
  rows.map(({ name, aloneMs, attackedMs }) => [
    name,
    ms(aloneMs),
    ms(attackedMs),
    ms(Math.max(0, attackedMs - aloneMs)),
  ]),
)}`;
}

function bombSection(bombs) {
  return `## An import of a ZIP bomb

\`POST /api/library/import\` of ZIPs of about 1 MB, one each, and \`GET /healthz\` every 10 ms meanwhile.

${table(
  ["", "ZIP, kB", "Answer", "after, ms", "Health p50, ms", "Health p99, ms"],
  bombs.map(({ name, zipBytes, status, answerMs, p50Ms, p99Ms }) => [
    name,
    zipBytes ? (zipBytes / 1000).toFixed(0) : "",
    status ?? "",
    answerMs ? ms(answerMs) : "",
    ms(p50Ms),
    ms(p99Ms),
  ]),
)}`;
}

const sections = {
  requests: requestSection,
  overhead: overheadSection,
  start: startSection,
  many: manySection,
  turns: turnsSection,
  bombs: bombSection,
  webhooks: webhookSection,
};

/** Returns the report as Markdown. */
export function buildReport(results) {
  return `${[
    "# Benchmark of the server",
    "Written by `npm run bench:server`; all figures are from one run on one machine, on whose cores the load generator, the server, its database and the fake provider all run. Compare ratios, not milliseconds.",
    busyNote(results),
    targetTable(compareWithTargets(results)),
    ...Object.entries(sections).map(([name, show]) => results[name] && show(results[name])),
    `## Machine and method

${machineTable(results)}

How each figure is taken, and why targets are missed, is in [the benchmark's README](../README.md#the-server).`,
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}
