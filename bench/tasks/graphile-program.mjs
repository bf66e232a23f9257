import { writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Logger, run } from "graphile-worker";

/** The program of a process that does numbered tasks with graphile-worker, reporting as the fixture of our own tasks does. */
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
