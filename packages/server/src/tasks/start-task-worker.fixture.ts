import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { buildProgram } from "../build-program.fixture.ts";
import { onTestFinished } from "vitest";
import type { WorkerOrder } from "./task-worker.fixture.ts";

export const buildTaskWorker = () =>
  buildProgram(new URL("task-worker.fixture.ts", import.meta.url));

/**
 * `starts` lists the numbers of the tasks that the worker has started. `isHolding` returns true once the worker has
 * started a task that it never finishes, or once the worker has exited.
 */
export function startTaskWorker(file: string, order: WorkerOrder) {
  const child = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const starts: number[] = [];
  let isHolding = false;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const report = JSON.parse(line) as { number: number; isHeld: boolean };
    starts.push(report.number);
    isHolding ||= report.isHeld;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  child.on("close", () => (isHolding = true));
  const end = (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { starts, isHolding: () => isHolding, end };
}
