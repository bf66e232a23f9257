import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Starts a process that runs numbered tasks; `starts` records when each started. */
export function startWorker(file, order) {
  const child = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const starts = [];
  const ended = new Promise((resolve) => void child.on("close", resolve));
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const report = JSON.parse(line);
      if (report.ready) resolve();
      else starts.push(report);
    });
    child.on("close", () => reject(new Error("A worker ended before it was ready.")));
  });
  // Avoids an unhandled rejection if the process is killed before it is ready.
  ready.catch(() => undefined);
  return {
    starts,
    ready,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
