import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { findFreePort, runServer, type ServerProcess } from "../server.ts";
import { mostMs, TurnLog } from "./turn-log.ts";
import { TurnMeter, watchTurns } from "./turn-meter.ts";

let server: ServerProcess | null = null;

afterEach(async () => {
  await server?.stop();
  server = null;
});

/** Starts a server that takes the turns that a request asks for, watched like Slideloom's. */
async function openLog() {
  const port = await findFreePort();
  const file = fileURLToPath(new URL("blocking-server.mjs", import.meta.url));
  const started = (server = await runServer(watchTurns(port), { file }));
  const meter = new TurnMeter(started, port);
  await meter.read();
  const log = new TurnLog(meter);
  const note = (name: string, path: string) =>
    log.note(name, async () => {
      await meter.read();
      const status = await fetch(started.url + path).then(
        (response) => response.status,
        () => null,
      );
      return { status, longestMs: await meter.read() };
    });
  return { log, meter, note };
}

test("a request that takes a long turn each time is reported by its name", async () => {
  const { log, meter, note } = await openLog();
  await note("GET /quick", "/");
  await note("GET /slow", `/?ms=${5 * mostMs * meter.slowness}`);
  await note("GET /quick again", "/");
  expect(log.listLong()).toEqual([expect.stringMatching(/^GET \/slow: \d+ ms$/)]);
  expect(log.listLong(2)).toEqual([]);
  expect(log.report()).toMatch(/^3 requests, 200: 3\n +\d+ ms {2}GET \/slow\n/);
});

test("a turn that is long only once is a pause of the machine, not the request's", async () => {
  const { log, meter, note } = await openLog();
  await note("GET /warm", `/?once=${5 * mostMs * meter.slowness}`);
  expect(log.listLong()).toEqual([]);
});

test("a request that ends the process is reported by its name", async () => {
  const { note } = await openLog();
  await note("GET /quick", "/");
  await expect(note("GET /end", "/?end")).rejects.toThrow("The process ended after GET /end");
});
