import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type ServerProcess } from "../server.ts";
import { buildHostileFiles, type HostileFile } from "./hostile-files.ts";

/** Collects garbage four times a second, as a server under load does all the time. */
const collector =
  "import v8 from 'node:v8'; import vm from 'node:vm'; v8.setFlagsFromString('--expose_gc'); const gc = vm.runInNewContext('gc'); setInterval(() => gc(), 250).unref();";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collector)}`,
  });
});
afterAll(async () => server.stop());

async function send(path: string, { token, body }: { token?: string; body?: object | FormData }) {
  const isForm = body instanceof FormData;
  const start = performance.now();
  const response = await fetch(server.url + path, {
    method: body ? "POST" : "GET",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const json: Record<string, unknown> = await response.json();
  return { status: response.status, json, ms: performance.now() - start };
}

async function register(): Promise<string> {
  const name = `u${randomUUID().slice(0, 18)}`;
  const body = { username: name, email: `${name}@example.com`, password: "correct horse" };
  return String((await send("/api/auth/register", { body })).json["token"]);
}

const upload = async (token: string, { name, bytes }: HostileFile) => {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), name);
  return { name, ...(await send("/api/sources", { token, body })) };
};

/** Sends what people do all day; resolves to the milliseconds of each request. */
async function behave(token: string, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const requests = [
      await send("/api/auth/me", { token }),
      await send("/api/carousels", { token }),
      ...(at % 20 === 0 && at < 400
        ? [await send("/api/sources", { token, body: { text: `Tea ${at}. It rests.` } })]
        : []),
    ];
    for (const { status, ms } of requests) {
      expect(status).toBeLessThan(300);
      waits.push(ms);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return waits;
}

/** Resident memory of the server and its child processes, in MB. */
function measureMemory(): number {
  const table = execFileSync("ps", ["-e", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const own = server.process.pid;
  const kilobytes = rows.filter(([pid, parent]) => pid === own || parent === own);
  return Math.round(kilobytes.reduce((sum, [, , rss = 0]) => sum + rss, 0) / 1000);
}

const quantile = (values: readonly number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0);

/** More memory than this after the files, in MB, was kept. A warm reader is within it. */
const maxKept = 300;

test("hostile files are refused or read while another account's requests go on", async () => {
  const [hostile, other] = [await register(), await register()];
  const files = buildHostileFiles();
  await upload(hostile, { name: "warm.txt", bytes: Buffer.from("Tea rests for three minutes.") });
  const before = measureMemory();
  let isOver = false;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, measureMemory())), 500);
  const ordinary = behave(other, () => isOver);
  const results = [];
  for (let at = 0; at < files.length; at += 2)
    results.push(
      ...(await Promise.all(files.slice(at, at + 2).map((file) => upload(hostile, file)))),
    );
  isOver = true;
  clearInterval(watch);
  const waits = await ordinary;
  for (const { name, status, json } of results) {
    expect([name, status < 500 || status === 503]).toEqual([name, true]);
    if (status >= 300) expect([name, typeof json["message"]]).toEqual([name, "string"]);
  }
  expect(server.process.exitCode).toBeNull();
  await expect.poll(measureMemory, { timeout: 60_000 }).toBeLessThan(before + maxKept);
  const lines = results.map(({ name, status, ms }) => `${name} ${status} in ${Math.round(ms)} ms`);
  process.stdout.write(
    `${lines.join("\n")}\n${waits.length} requests of another account: median ${quantile(waits, 0.5)} ms, 95 % ${quantile(waits, 0.95)} ms, longest ${quantile(waits, 0.9999)} ms\nmemory ${before} MB before, ${most} MB at most, ${measureMemory()} MB after\n`,
  );
});
