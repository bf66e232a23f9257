import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { isWhole } from "../../../../scripts/test-sample.mjs";
import { runCommandLine } from "./program.ts";

export const bin = fileURLToPath(new URL("../../bin/slideloom.js", import.meta.url));

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  /** Working directory; one without a `.env` by default. */
  cwd?: string;
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string>>;
  /** Written to standard input. */
  input?: string;
}

/** Runs the command line in a child process. */
export function runProcess(
  args: readonly string[],
  { cwd = tmpdir(), env = {}, input = "" }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, ...env } });
  const outcome = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (outcome.stdout += chunk));
  child.stderr.on("data", (chunk) => (outcome.stderr += chunk));
  // A command may close its standard input early.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...outcome })));
}

/** Runs a command in this process, because that is faster. If requested, runs a child process instead. */
export async function runCommand(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  if (isWhole) return runProcess(args, options);
  const { cwd = tmpdir(), env = {}, input = "" } = options;
  const outcome = { stdout: "", stderr: "" };
  const before = { cwd: process.cwd(), env: process.env };
  process.chdir(cwd);
  process.env = { ...before.env, ...env };
  try {
    const code = await runCommandLine(args, {
      stdin: Readable.from(input === "" ? [] : [Buffer.from(input)]),
      stdout: { write: (text) => (outcome.stdout += text) },
      stderr: { write: (text) => (outcome.stderr += text) },
    });
    return { code, ...outcome };
  } finally {
    process.chdir(before.cwd);
    process.env = before.env;
  }
}
