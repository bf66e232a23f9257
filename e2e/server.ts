import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../packages/server/dist/server.js", import.meta.url));

export interface ServerProcess {
  /** The printed URL, without a trailing slash. */
  url: string;
  process: ChildProcess;
  output: { stdout: string; stderr: string };
  /** Resolves to the exit code when the process ends. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

interface RunOptions {
  cwd?: string;
  /** The program to run; by default, the built server. */
  file?: string;
}

/**
 * Runs the built server on an empty database, with the `.env` of `cwd` if there is one. Resolves once the server is
 * ready, or with an empty `url` once it has exited.
 */
export async function runServer(
  settings: Record<string, string> = {},
  { cwd = tmpdir(), file = entry }: RunOptions = {},
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "slideloom-e2e-"));
  // Rate limits per IP address are off, because all tests share one address.
  const defaults = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    RATE_LIMIT_VISITOR: "0",
    RATE_LIMIT_REGISTER: "0",
    RATE_LIMIT_LOGIN: "0",
    RATE_LIMIT_RESET: "0",
  };
  const child = spawn(process.execPath, [file], {
    cwd,
    env: { PATH: process.env["PATH"], ...defaults, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.once("close", () => rmSync(dataDir, { recursive: true }));
  const output = { stdout: "", stderr: "" };
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.stderr.on("data", (chunk) => (output.stderr += chunk));
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      output.stdout += chunk;
      if (output.stdout.includes("ready at")) resolve();
    });
    void ended.then(() => resolve());
  });
  return {
    url: /ready at (\S+)/.exec(output.stdout)?.[1] ?? "",
    process: child,
    output,
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Returns a currently free port, for a server that must know its URL in advance. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs the built server on a free port. Throws if it doesn't start. */
export async function startServer(
  settings?: Record<string, string>,
  cwd?: string,
): Promise<ServerProcess> {
  const server = await runServer(settings, cwd === undefined ? {} : { cwd });
  if (!server.url) throw new Error(`The server did not start:\n${server.output.stderr}`);
  return server;
}
