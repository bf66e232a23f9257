import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

const megabyte = 1024 * 1024;
const python = `
import http.client, sys
call = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
call.request("POST", "/api/auth/login", b"x" * (8 << 20), {"content-type": "application/json", "connection": "close"})
print(call.getresponse().status)
`;

describeOnEngine("sqlite", "a body over the limit", (shared) => {
  async function listen() {
    const { app } = await createTestApp(shared.settings);
    await app.listen({ port: 0, host: "127.0.0.1" });
    return (app.server.address() as AddressInfo).port;
  }

  /** Opens a request that announces a body of this length. */
  async function begin(port: number, length: number) {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return socket;
  }

  test("is refused to a client that sends everything before reading", async () => {
    const socket = await begin(await listen(), 8 * megabyte);
    socket.pause();
    for (let sent = 0; sent < 8; sent += 1) {
      await new Promise<void>((resolve, reject) => {
        socket.once("error", reject);
        socket.write(Buffer.alloc(megabyte, "x"), (error) => (error ? reject(error) : resolve()));
      });
    }
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk)).resume();
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer.endsWith("}")).toBe(true);
  });

  test("is refused to fetch and Python", async ({ skip }) => {
    const port = await listen();
    const body = "x".repeat(8 * megabyte);
    const headers = { "content-type": "application/json" };
    for (let round = 0; round < 5; round += 1) {
      const url = `http://127.0.0.1:${port}/api/auth/login`;
      expect((await fetch(url, { method: "POST", headers, body })).status).toBe(413);
    }
    const run = promisify(execFile)("python3", ["-c", python, String(port)]);
    const result = await run.catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (result === null) return skip("Python is not installed");
    expect(result.stdout.trim()).toBe("413");
  });

  test("is cut off if it never ends", async () => {
    const socket = await begin(await listen(), 1024 * megabyte);
    let sent = 0;
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.on("error", () => undefined).resume();
    const chunk = Buffer.alloc(megabyte, "x");
    while (!socket.destroyed && sent < 1024) {
      sent += 1;
      if (!socket.write(chunk)) {
        await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
      }
    }
    await closed;
    expect(sent).toBeGreaterThan(8);
    expect(sent).toBeLessThan(1024);
  });
});
