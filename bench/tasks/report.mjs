import { machineTable, table } from "../markdown.mjs";

const whole = (value) => value.toFixed(0);

function drainSection({ amounts: { tasks }, contenders }) {
  const rows = contenders.flatMap(({ name, drains }) =>
    drains.map(({ count, perSecond, p50Ms, p99Ms, readsPerTask, left }) => [
      name,
      count,
      whole(perSecond),
      whole(p50Ms),
      whole(p99Ms),
      readsPerTask.toFixed(1),
      left === 0 ? "" : left,
    ]),
  );
  return `## Draining

${tasks} tasks of 50 accounts to 200 destinations that do nothing, queued at once in one transaction; each process does up to 20 at a time. Times run
from the commit to the start of a task; rows are those that PostgreSQL counts as read from the tables of tasks.

${table(["", "Processes", "Tasks a second", "p50, ms", "p99, ms", "Rows read a task", "Not done"], rows)}`;
}

function pacedSection({ amounts: { paced, pauseMs }, contenders }) {
  const rows = contenders.map(({ name, paced: { p50Ms, p99Ms } }) => [
    name,
    whole(p50Ms),
    whole(p99Ms),
  ]);
  return `## From enqueue to start

${paced} tasks, one every ${pauseMs} ms and more, two processes that wait for them.

${table(["", "p50, ms", "p99, ms"], rows)}`;
}

function killSection({ amounts: { killed }, contenders }) {
  const rows = contenders.map(({ name, kill: { begun, left, seconds } }) => [
    name,
    begun,
    left === 0 ? `${seconds.toFixed(1)} s` : "not in 30 s",
    left,
  ]);
  return `## kill -9

${killed} tasks of 5 ms, two processes; with half of them begun one is killed and another one started.

${table(["", "Starts", "All done after the kill", "Stuck"], rows)}`;
}

/** Returns the report as Markdown. */
export function buildReport(results) {
  return `${[
    "# Benchmark of background tasks",
    `Written by \`npm run bench:tasks\`, on PostgreSQL with commits that wait for the disk. Compare ratios, not milliseconds.`,
    drainSection(results),
    pacedSection(results),
    killSection(results),
    `## Machine\n\n${machineTable(results)}`,
  ].join("\n\n")}\n`;
}
