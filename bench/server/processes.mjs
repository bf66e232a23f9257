import { execFile, execFileSync, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "../..");
/** Node's flags in `npm start`. */
export const startArguments = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  .scripts.start.split(" ")
  .filter((word) => word.startsWith("--"));
const startTimeoutMs = 30_000;
const pollMs = 4;

/** Default settings without rate limits, with the request log in a file. */
const settings = {
  HOST: "127.0.0.1",
  APP_SECRET: "a secret that is long enough to be one",
  RATE_LIMIT_REGISTER: "0",
  RATE_LIMIT_GENERATE: "0",
  RATE_LIMIT_API: "0",
  RATE_LIMIT_VISITOR: "0",
};

export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), "slideloom-bench-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a Node script, logging to a file, and waits until it responds with 200. Returns how long that took. */
async function start(script, args, { folder, port, env = {}, path, nodeArguments = [] }) {
  const log = openSync(join(folder, `${port}.log`), "a");
  const startMs = performance.now();
  const child = spawn(process.execPath, [...nodeArguments, join(root, script), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}${path}`, child);
  return {
    url,
    readyMs: performance.now() - startMs,
    readResidentBytes: () => readResidentBytes(child.pid),
    readCpuMs: () => readCpuMs(child.pid),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Returns the ids and resident memory of the process and its child processes. */
function listFamily(pid) {
  const args = ["-o", "pid=,rss=", "-p", String(pid), "--ppid", String(pid)];
  const lines = execFileSync("ps", args, { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => line.trim().split(/\s+/).map(Number));
}

const readResidentBytes = (pid) =>
  listFamily(pid).reduce((sum, [, kilobytes]) => sum + 1024 * kilobytes, 0);

/** Returns the CPU time of the process and its children, all threads included, in steps of 10 ms; Linux only. */
function readCpuMs(pid) {
  try {
    return listFamily(pid).reduce((sum, [id]) => sum + readOwnCpuMs(id), 0);
  } catch {
    return Number.NaN;
  }
}

/** Returns the CPU time of a process and its ended children. */
function readOwnCpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return 10 * fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

async function untilReady(url, child) {
  const deadlineMs = performance.now() + startTimeoutMs;
  while ((await askStatus(url)) !== 200) {
    if (child.exitCode !== null) throw new Error(`A server ended before it was ready: ${url}`);
    if (performance.now() > deadlineMs) throw new Error(`A server did not get ready: ${url}`);
    await delay(pollMs);
  }
}

function askStatus(url) {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", () => resolve(null));
  });
}

export async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** Starts Fastify's hello world. If `headers` is given, the server also sends these headers and logs requests. */
export async function startBare(folder, headers) {
  const port = await findFreePort();
  const args = headers ? ["dressed", JSON.stringify(headers)] : [];
  return start("bench/server/bare-server.mjs", [String(port), ...args], {
    folder,
    port,
    path: "/",
  });
}

export async function startFakeModel(folder) {
  const port = await findFreePort();
  return start("bench/server/fake-model.mjs", [String(port)], { folder, port, path: "/" });
}

/** Starts the tests' Ollama. Each reply is a post, and takes 3 s. */
export async function startOllama() {
  const fixture = join(root, "packages/server/src/generation/ollama/fake-ollama.fixture.ts");
  const { module } = await runnerImport(fixture, { configFile: false, logLevel: "error" });
  const content = Array.from({ length: 8 }, (_, at) => ({
    header: `Step ${at + 1}`,
    description: [{ type: "text", value: "Change one thing, and keep a note of it." }],
    summary: null,
  }));
  return module.startFakeOllama({
    reply: JSON.stringify({ title: "Steps", content, hashtags: ["#Tea"] }),
    gate: async (sent) => (sent === 0 ? delay(3000) : undefined),
  });
}

/** Returns settings of a server with its embedded database and secrets in the folder. */
export function buildEnvironment({ folder, databaseUrl, modelUrl }) {
  return {
    ...settings,
    DATA_DIR: join(folder, "data"),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(modelUrl ? { AI_BASE_URL: `${modelUrl}/v1`, AI_MODEL: "fake" } : {}),
  };
}

/** Starts the built server. `script` is the server's own entry, or the script that `npm start` runs. */
export async function startSlideloom(
  folder,
  environment,
  script = "packages/server/dist/server.js",
) {
  const port = await findFreePort();
  const env = { ...environment, PORT: String(port) };
  return start(script, [], { folder, port, env, path: "/readyz", nodeArguments: startArguments });
}

export async function runAdmin(environment, ...args) {
  const command = [join(root, "packages/server/bin/slideloom.js"), "admin", ...args];
  await promisify(execFile)(process.execPath, command, {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...environment },
  });
}

/** Starts PostgreSQL like the tests, but with commits that wait for the disk; null if unavailable. */
export async function startPostgresServer() {
  const fixture = join(root, "packages/server/src/db/postgres-server.fixture.ts");
  const { module } = await runnerImport(fixture, { configFile: false, logLevel: "error" });
  const server = module.startPostgres([]);
  if (typeof server !== "string") {
    const host = encodeURIComponent(server.socketDir);
    return { url: `postgres://postgres@localhost/postgres?host=${host}`, stop: server.stop };
  }
  console.error(`SKIPPED: PostgreSQL, since ${server}.`);
  return null;
}
