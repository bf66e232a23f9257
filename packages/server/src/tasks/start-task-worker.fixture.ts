import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { buildProgram } from "../build-program.fixture.ts";
import type { WorkerOrder } from "./task-worker.fixture.ts";

export const buildTaskWorker = () =>
  buildProgram(new URL("task-worker.fixture.ts", import.meta.url));

/** A process that does tasks; `starts` are those that it has begun so far. */
export function startTaskWorker(file: string, order: WorkerOrder) {
  const child = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const starts: number[] = [];
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const report = JSON.parse(line) as { ready: true } | { number: number };
      if ("ready" in report) resolve();
      else starts.push(report.number);
    });
    child.on("error", reject);
    child.on("close", () => resolve());
  });
  const end = (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { starts, ready, end };
}
