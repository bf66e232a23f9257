import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A process that does numbered tasks; `starts` maps each to the moments when it was begun. */
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
  // Whoever kills it first does not wait for it.
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
