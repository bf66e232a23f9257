import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { buildProgram } from "../build-program.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

/**
 * Tells a worker process how many generations to run and how many of them at once. Generations alternate between the
 * accounts.
 */
export interface WorkerOrder {
  settings: DatabaseSettings;
  accountIds: readonly string[];
  generations: number;
  concurrency: number;
  /** If true, every third generation fails. */
  someFail: boolean;
}

export type WorkerReport =
  | { kind: "ready" | "refused" }
  | { kind: "start" | "start-to-fail" | "success" | "failure"; id: string };

export interface CreditWorker {
  /** Reports received so far. */
  reports: readonly WorkerReport[];
  /** Resolves to true when the worker is ready, to false if it exits first. */
  ready: Promise<boolean>;
  /** Resolves to the exit code; null if the process was killed. */
  ended: Promise<number | null>;
  kill(): void;
}

export const buildCreditWorker = () =>
  buildProgram(new URL("credit-worker.fixture.ts", import.meta.url));

export function startCreditWorker(file: string, order: WorkerOrder): CreditWorker {
  const child = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const reports: WorkerReport[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => reports.push(JSON.parse(line) as WorkerReport));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const ready = new Promise<boolean>((resolve) => {
    lines.once("line", () => resolve(true));
    child.on("close", () => resolve(false));
  });
  return { reports, ready, ended, kill: () => void child.kill("SIGKILL") };
}
