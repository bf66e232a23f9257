import { writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, run } from "graphile-worker";

/** Runs numbered tasks with graphile-worker in this process, and reports each start like our own worker fixture. */
const { connectionString, concurrency, workMs } = JSON.parse(process.argv[2]);
const report = (line) => writeSync(1, `${JSON.stringify(line)}\n`);

const runner = await run({
  connectionString,
  concurrency,
  pollInterval: 5000,
  noHandleSignals: true,
  crontab: "",
  logger: new Logger(() => () => undefined),
  taskList: {
    number: async ({ number }) => {
      report({ number, atMs: Date.now() });
      if (workMs > 0) await delay(workMs);
    },
  },
});
report({ ready: true });
process.once("SIGTERM", () => void runner.stop().then(() => process.exit()));
