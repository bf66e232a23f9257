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
  /** The folder it runs in: one without a `.env` unless it is given. */
  cwd?: string;
  /** Settings beside those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Standard input. */
  input?: string;
}

/** Runs the command line as people do, in a process of its own. */
export function runProcess(
  args: readonly string[],
  { cwd = tmpdir(), env = {}, input = "" }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, ...env } });
  const outcome = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (outcome.stdout += chunk));
  child.stderr.on("data", (chunk) => (outcome.stderr += chunk));
  // A command that has read enough closes its end.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...outcome })));
}

/** Runs a command in this process, which spares most of the time; in one of its own where the whole is asked for. */
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
