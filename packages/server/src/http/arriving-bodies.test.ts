import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { describeOnSampledEngine } from "../db/database.fixture.ts";
import { createGate } from "../gate.fixture.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import type { Party } from "../turns/party.ts";
import { type ArrivalLimits, registerArrivingBodies } from "./arriving-bodies.ts";
import { registerErrors } from "./errors.ts";

const megabyte = 1024 * 1024;
const image = (letter: string) => `data:image/png;base64,${letter.repeat(4_500_000)}`;
const slide = (media: string) => ({ header: "H", description: [], media });
const large = { title: "T", content: [slide(image("A")), slide(image("B"))] };

/** Announces a body and sends some of it. */
function sendPart(
  url: string,
  headers: Readonly<Record<string, string>>,
  { length, sent }: { length: number; sent: number },
): Socket {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const all = { host: hostname, ...headers, "content-length": String(length) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n${" ".repeat(sent)}`);
  onTestFinished(() => void socket.destroy());
  return socket;
}

describeOnSampledEngine("a JSON body of more than 4 MB", (shared) => {
  const start = async () => {
    const server = await setUpMcp(shared.settings);
    const url = `${server.url}/api/v1/validate`;
    const buildHeaders = (key: string) => ({
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    });
    const headers = buildHeaders(server.key);
    const validate = (body: string | ReadableStream, own = headers) =>
      fetch(url, { method: "POST", headers: own, body, duplex: "half" } as RequestInit);
    const addOther = async () => {
      const { token } = await registerSomebody(server);
      const made = await server.send("POST", "/api/auth/api-token", { token });
      return buildHeaders(made.json<{ apiToken: string }>().apiToken);
    };
    return { url, headers, validate, addOther };
  };

  test("is read if its images make it large, as object and as text", async () => {
    const { validate } = await start();
    for (const post of [large, JSON.stringify(large), JSON.stringify(large, null, 2)]) {
      const response = await validate(JSON.stringify({ post }));
      expect(await response.json()).toMatchObject({ valid: true, issues: [] });
    }
  });

  test("is refused before it is parsed if its words or values make it large", async () => {
    const { validate } = await start();
    const bodies = [
      JSON.stringify({ post: "a".repeat(5 * megabyte) }),
      `{"post":${"[".repeat(5 * megabyte)}`,
      `{"post":{${Array.from({ length: 500_000 }, (_, index) => `"k${index}":1`).join()}}}`,
      JSON.stringify({ post: { ...large, x: Array(500_000).fill("data:image/png") } }),
    ];
    for (const body of bodies) {
      const response = await validate(body);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        message: "The body is larger than 4 MB, not counting its images.",
      });
    }
  });

  test("doesn't wait for bodies that have arrived in part, nor do bodies of unknown length", async () => {
    const { url, headers, validate, addOther } = await start();
    const part = { length: 20 * megabyte, sent: megabyte };
    const slow = [sendPart(url, headers, part), sendPart(url, headers, part)];
    await Promise.all(slow.map((socket) => once(socket, "connect")));
    const body = JSON.stringify({ post: large });
    const short = new Blob([JSON.stringify({ post: { title: "T" } })]).stream();
    const answers = [validate(body), validate(body, await addOther()), validate(short)];
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
  });
});

const limits: Partial<ArrivalLimits> = {
  allBytes: 3_000_000,
  accountBytes: 2_000_000,
  addressBytes: 1_000_000,
};

type ServerSettings = Partial<ArrivalLimits> & { bodyLimit?: number };

/** Starts a server that answers with the body's length, once the gate is open. The `from` header names the account. */
async function startServer({ bodyLimit = 2_000_000, ...changed }: ServerSettings = {}) {
  const app = fastify({ bodyLimit });
  onTestFinished(() => app.close());
  app.decorateRequest("party", {
    getter(): Party {
      const accountId = this.headers.from;
      return accountId === undefined
        ? { kind: "anonymous", addressKey: "192.0.2.1" }
        : { kind: "account", accountId };
    },
  });
  registerErrors(app);
  registerArrivingBodies(app, { ...limits, ...changed });
  const gate = createGate();
  const arrived: string[] = [];
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/", async ({ headers, body }) => {
    arrived.push(String(headers["x-name"]));
    await gate.opened;
    return { bytes: (body as Buffer).length };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const send = (name: string, bytes: number, from: Record<string, string> = {}, isOpen = false) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", "x-name": name, ...from },
      body: isOpen ? new Blob([new Uint8Array(bytes)]).stream() : new Uint8Array(bytes),
      duplex: "half",
    } as RequestInit);
  return { url, gate, arrived, send };
}

describe("bodies", () => {
  test("of one account wait until its earlier ones are answered, and nobody else's wait", async () => {
    const { gate, arrived, send } = await startServer();
    const sent = [send("a1", 1_000_000, { from: "a" }), send("a2", 1_000_000, { from: "a" })];
    await expect.poll(() => arrived).toHaveLength(2);
    sent.push(send("a3", 100_000, { from: "a" }));
    sent.push(send("a-small", 1000, { from: "a" }), send("b", 1_000_000, { from: "b" }));
    await expect.poll(() => arrived).toHaveLength(4);
    expect(arrived).toEqual(expect.arrayContaining(["a1", "a2", "a-small", "b"]));
    gate.open();
    const answers = await Promise.all(sent);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { bytes: 1_000_000 },
      { bytes: 1_000_000 },
      { bytes: 100_000 },
      { bytes: 1000 },
      { bytes: 1_000_000 },
    ]);
  });

  test("of an address have a smaller sum than those of an account", async () => {
    const { gate, arrived, send } = await startServer();
    const sent = [send("1", 900_000)];
    await expect.poll(() => arrived).toHaveLength(1);
    sent.push(send("2", 900_000), send("a", 900_000, { from: "a" }));
    await expect.poll(() => arrived).toEqual(["1", "a"]);
    gate.open();
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200);
  });

  test("of unknown length are counted as what they turn out to be", async () => {
    const { gate, arrived, send } = await startServer({ bodyLimit: 1_000_000 });
    const names = ["1", "2", "3", "4"];
    const sent = names.map((name) => send(name, 300_000, { from: "a" }, true));
    await expect.poll(() => arrived.toSorted()).toEqual(names);
    gate.open();
    for (const answer of await Promise.all(sent)) {
      expect(await answer.json()).toEqual({ bytes: 300_000 });
    }
  });

  test("are refused if too many of one account wait", async () => {
    const { gate, arrived, send } = await startServer({ maxWaiting: 1 });
    const first = send("1", 2_000_000, { from: "a" });
    await expect.poll(() => arrived).toHaveLength(1);
    const others = ["2", "3", "4"].map((name) => send(name, 100_000, { from: "a" }));
    const waits: (string | null)[] = [];
    for (const one of others) {
      void one.then(
        ({ status, headers }) => status === 503 && waits.push(headers.get("retry-after")),
      );
    }
    await expect.poll(() => waits).toEqual(["10", "10"]);
    gate.open();
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
  });

  test("that arrive too slowly are ended", async () => {
    const { url, arrived } = await startServer({ windowMs: 50 });
    const socket = sendPart(url, { from: "a" }, { length: 200_000, sent: 100_000 });
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(String(answer)).toContain("arrived too slowly");
    expect(arrived).toEqual([]);
  });

  test("that arrive slowly are ended only while others wait for their room", async () => {
    const windowMs = 50;
    const { url, gate, arrived, send } = await startServer({
      windowMs,
      windowBytes: 0,
      crowdedMs: 500,
    });
    gate.open();
    const answers: string[] = [];
    for (const from of ["a", "b"]) {
      const socket = sendPart(url, { from }, { length: 1_400_000, sent: 100_000 });
      socket.on("data", (data) => answers.push(String(data)));
      await once(socket, "connect");
    }
    await new Promise((resolve) => setTimeout(resolve, 4 * windowMs));
    expect(answers).toEqual([]);
    expect((await send("c", 2_000_000, { from: "c" })).status).toBe(200);
    expect(arrived).toEqual(["c"]);
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("of clients that leave give their room back", async () => {
    const { url, gate, send } = await startServer();
    gate.open();
    for (let round = 0; round < 4; round++) {
      const socket = sendPart(url, { from: "a" }, { length: 2_000_000, sent: 100_000 });
      await once(socket, "connect");
      socket.destroy();
    }
    expect((await send("a", 2_000_000, { from: "a" })).status).toBe(200);
  });
});
