import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { FormData } from "undici";
import { expect, onTestFinished, test, vi } from "vitest";
import { DeadlineError } from "../deadlines/deadline.ts";
import { unrestrictedPolicy, publicWebPolicy } from "../outbound/outbound-policy.ts";
import { buildUserAgent, createCallNetwork } from "./network-call.ts";

const call = createCallNetwork(unrestrictedPolicy);
const post = { method: "POST", body: { json: { text: "Tea" } } } as const;

/** Starts a TCP server that passes each connection to the test. */
async function serve(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/posts`, sockets };
}

/** Runs `answer` once the whole request is received. */
const afterRequest = (answer: (socket: Socket) => void) => (socket: Socket) => {
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString();
    if (received.includes('{"text":"Tea"}')) answer(socket);
  });
};

const reply = (text: string) => afterRequest((socket) => void socket.end(text));

test("a response is returned with its headers and its JSON", async () => {
  const body = '{"id":"1"}';
  const { url } = await serve(
    reply(`HTTP/1.1 201 Created\r\nx-id: 7\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
  );
  expect(await call({ ...post, url })).toMatchObject({
    kind: "response",
    status: 201,
    json: { id: "1" },
    text: body,
    headers: { "x-id": "7" },
  });
});

test("a body that isn't JSON is returned as text", async () => {
  const { url } = await serve(reply("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n<h1>"));
  const result = await call({ ...post, url });
  expect(result).toMatchObject({ kind: "response", text: "<h1>" });
  expect("json" in result && result.json).toBeUndefined();
});

test("no more than 64 kB of a body are read", async () => {
  const { url } = await serve(
    afterRequest((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9000000\r\n\r\n");
      socket.write("x".repeat(200_000));
    }),
  );
  const result = await call({ ...post, url });
  expect(result).toMatchObject({ kind: "response", status: 200 });
  expect("text" in result && result.text).toHaveLength(64 * 1024);
});

test("up to 1 MiB is read if the caller asks for it", async () => {
  const { url } = await serve(
    afterRequest((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9000000\r\n\r\n");
      socket.write("x".repeat(2_000_000));
    }),
  );
  const read = async (maxBodyBytes: number) => {
    const result = await call({ ...post, url, maxBodyBytes });
    return "text" in result ? result.text.length : result.kind;
  };
  expect(await read(500_000)).toBe(500_000);
  expect(await read(9_000_000)).toBe(1024 * 1024);
});

test("a call waits up to its own timeout, at most three times the usual one", async () => {
  const { url } = await serve(reply("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"));
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  await call({ ...post, url });
  await call({ ...post, url, timeoutMs: 60_000 });
  await call({ ...post, url, timeoutMs: 3600_000 });
  const startedMs = timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms >= 30_000);
  expect(startedMs).toEqual([30_000, 60_000, 90_000]);
});

test("every call names this server, whatever the caller's headers are", async () => {
  let received = "";
  const { url } = await serve((socket) => {
    socket.on("data", (chunk) => {
      received += chunk.toString();
      if (received.includes("{}")) socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    });
  });
  const userAgent = buildUserAgent("1.2.3", "https://slides.example");
  const named = createCallNetwork(unrestrictedPolicy, { userAgent });
  const headers = { "user-agent": "oauth4webapi" };
  await named({ method: "POST", url, headers, body: { json: {} } });
  expect(received.match(/^user-agent: .*$/gim)).toEqual([
    "user-agent: Slideloom/1.2.3 (+https://slides.example)",
  ]);
  expect(buildUserAgent("1.2.3", null)).toBe("Slideloom/1.2.3");
});

test("a redirect is not followed", async () => {
  const { url } = await serve(
    reply("HTTP/1.1 307 Temporary Redirect\r\nlocation: /other\r\ncontent-length: 0\r\n\r\n"),
  );
  expect(await call({ ...post, url })).toMatchObject({ kind: "response", status: 307 });
});

test("each call opens its own connection and closes it", async () => {
  const { url, sockets } = await serve(
    afterRequest((socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")),
  );
  await call({ ...post, url });
  await call({ ...post, url });
  expect(sockets.size).toBe(2);
  await expect.poll(() => [...sockets].every(({ closed }) => closed)).toBe(true);
});

test("a form is sent as a form", async () => {
  let received = "";
  const { url } = await serve((socket) => {
    socket.on("data", (chunk) => {
      received += chunk.toString();
      if (received.includes("a=1%262")) {
        socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
      }
    });
  });
  await call({ method: "POST", url, body: new URLSearchParams({ a: "1&2" }) });
  expect(received).toContain("content-type: application/x-www-form-urlencoded");
});

test("files are sent in parts", async () => {
  let received = "";
  const { url } = await serve((socket) => {
    socket.on("data", (chunk) => {
      received += chunk.toString();
      if (received.endsWith("--\r\n")) socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    });
  });
  const form = new FormData();
  form.append("file", new File(["bytes"], "slide-1.jpg", { type: "image/jpeg" }));
  expect(await call({ method: "POST", url, body: form })).toMatchObject({ status: 200 });
  expect(received).toMatch(/multipart\/form-data; boundary=/);
  expect(received).toContain('filename="slide-1.jpg"');
});

/* Failed calls: the request certainly wasn't sent, or it may have had an effect. */

test("nobody listens: not sent", async () => {
  const { url, sockets } = await serve(() => undefined);
  const gone = url.replace(/:\d+/, ":1");
  expect(await call({ ...post, url: gone })).toMatchObject({ kind: "not-sent" });
  expect(sockets.size).toBe(0);
});

test("nobody has the name: not sent", async () => {
  const result = await call({ ...post, url: "http://nobody.invalid/posts" });
  expect(result).toMatchObject({ kind: "not-sent" });
});

test("an address that must not be reached: not sent", async () => {
  const { url, sockets } = await serve(() => undefined);
  const guarded = createCallNetwork(publicWebPolicy);
  expect(await guarded({ ...post, url })).toMatchObject({ kind: "not-sent" });
  expect(sockets.size).toBe(0);
});

test("TLS fails: not sent", async () => {
  const { url } = await serve((socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  const result = await call({ ...post, url: url.replace("http:", "https:") });
  expect(result).toMatchObject({ kind: "not-sent" });
});

test.for([false, true])(
  "the call is given up before its first byte: not sent (publishing: %s)",
  async (isPublishing) => {
    const { url } = await serve(() => undefined);
    const result = await call({ ...post, url }, { signal: AbortSignal.abort(), isPublishing });
    expect(result).toMatchObject({ kind: "not-sent" });
  },
);

test.for<[string, (socket: Socket) => void]>([
  ["it was read, and the connection reset", (socket) => void socket.resetAndDestroy()],
  ["it was read, and the connection closed", (socket) => void socket.end()],
  ["what comes back is not HTTP", (socket) => void socket.end("Hello\r\n\r\n")],
  [
    "the response breaks off",
    (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"id":'),
  ],
])("%s: unknown", async ([, answer]) => {
  const { url } = await serve(afterRequest(answer));
  expect(await call({ ...post, url })).toMatchObject({ kind: "unknown" });
});

test("the request was read, and the call is aborted: unknown", async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { url } = await serve(afterRequest(() => arrive()));
  const givenUp = new AbortController();
  const result = call({ ...post, url }, { signal: givenUp.signal });
  await arrived;
  givenUp.abort();
  expect(await result).toMatchObject({ kind: "unknown" });
});

test("a publishing call that is given up after its last byte still gets its response", async () => {
  let answer: () => void = () => undefined;
  const givenUp = new AbortController();
  const { url } = await serve(
    afterRequest((socket) => {
      answer = () => socket.end("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n");
      givenUp.abort();
    }),
  );
  const result = call({ ...post, url }, { signal: givenUp.signal, isPublishing: true });
  await once(givenUp.signal, "abort");
  answer();
  expect(await result).toMatchObject({ kind: "response", status: 201 });
});

test("the request was read, and the call times out: unknown", async () => {
  const timeout = new AbortController();
  const { url } = await serve(afterRequest(() => timeout.abort(new DeadlineError("Too late"))));
  const hasty = createCallNetwork(unrestrictedPolicy, { giveUp: () => timeout.signal });
  expect(await hasty({ ...post, url })).toEqual({
    kind: "unknown",
    message: expect.stringContaining("did not answer in time"),
  });
});

test("concurrent calls have separate outcomes", async () => {
  const { url } = await serve(afterRequest((socket) => void socket.resetAndDestroy()));
  const gone = url.replace(/:\d+/, ":1");
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => call({ ...post, url: index % 2 ? url : gone })),
  );
  const kinds = results.map(({ kind }) => kind);
  expect(kinds).toEqual(Array.from({ length: 5 }, () => ["not-sent", "unknown"]).flat());
});
