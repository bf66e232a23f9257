import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, request } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isWhole } from "../scripts/test-sample.mjs";
import { runServer, startServer } from "./server.ts";

test("the last line of standard output is the server's URL, which responds", async () => {
  const server = await startServer();
  onTestFinished(server.stop);
  expect(server.output.stdout.trim().split("\n").at(-1)).toMatch(
    /^Slideloom is ready at http:\/\/localhost:\d+$/,
  );
  const answer = await fetch(`${server.url}/api/v1/ping`);
  expect(await answer.json()).toMatchObject({ status: "success" });
});

test("the bundled server finds the skill's files", async () => {
  const server = await startServer();
  onTestFinished(server.stop);
  const index = await fetch(`${server.url}/.well-known/agent-skills/index.json`);
  expect(await index.json()).toMatchObject({ skills: [{ name: "slideloom", type: "archive" }] });
});

test.runIf(isWhole)("PUBLIC_URL is printed if it is set", async () => {
  const server = await startServer({ PUBLIC_URL: "https://slides.example/" });
  onTestFinished(server.stop);
  expect(server.url).toBe("https://slides.example");
});

test("settings are read from .env, and environment variables override them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slideloom-env-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), "PUBLIC_URL=http://from-file\nPORT=1\n");
  const server = await startServer({}, folder);
  onTestFinished(server.stop);
  expect(server.url).toBe("http://from-file");
});

test("an invalid setting prevents the start with one line that names it", async () => {
  const server = await runServer({ PORT: "none" });
  expect(await server.ended).toBe(1);
  expect(server.output).toEqual({
    stdout: "",
    stderr: 'PORT must be a whole number from 0 to 65535, not "none"\n',
  });
});

test("a folder that can't be written prevents the start with one line that names it", async () => {
  const server = await runServer({ DATA_DIR: "/dev/null" });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr).toMatch(/^DATA_DIR \/dev\/null can't be created: .+\n$/);
});

test("a port in use prevents the start with one line that names it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const server = await runServer({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output.stderr).toBe(`PORT ${port} is already in use. Set PORT to another one.\n`);
});

describe("the server exits with code 0 on a signal, even if a client keeps its connection open", () => {
  test.for(["SIGINT", "SIGTERM"] as const)("%s", async (signal) => {
    const server = await startServer();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await new Promise((resolve, reject) => {
      get(`${server.url}/api/v1/ping`, { agent }, (answer) => {
        answer.resume().once("end", resolve);
      }).once("error", reject);
    });
    server.process.kill(signal);
    expect(await server.ended).toBe(0);
  });
});

test("at shutdown the server aborts a request that never completes, and logs it", async () => {
  const server = await startServer();
  const sent = request(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 100 },
  });
  const failed = new Promise((resolve) => sent.once("error", resolve));
  sent.write("{");
  for (let time = 0; time < 3; time += 1) await fetch(`${server.url}/readyz`);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  await failed;
  expect(server.output.stderr).toMatch(/"requests":\["POST \/api\/auth\/login"\]/);
});

test.runIf(isWhole)(
  "at shutdown the server exits even if a mail server doesn't respond",
  async () => {
    const sockets: Socket[] = [];
    const mailServer = createServer((socket) => {
      sockets.push(socket.on("error", () => undefined));
      socket.write("220 mail.example\r\n");
      // Sends an endless reply.
      const timer = setInterval(() => socket.write("250-mail.example\r\n"), 500);
      socket.once("close", () => clearInterval(timer));
    }).listen(0, "127.0.0.1");
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      mailServer.close();
    });
    await new Promise((resolve) => mailServer.once("listening", resolve));
    const { port } = mailServer.address() as AddressInfo;
    const server = await startServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "slides@mail.example",
    });
    const post = (path: string, body: object) =>
      fetch(`${server.url}/api/auth/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const email = "ada@example.com";
    await post("register", { username: "ada", email, password: "a long secret" });
    await post("forgot-password", { email });
    await vi.waitUntil(() => sockets.length > 0, { timeout: 90_000 });
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toContain("The server took too long to close");
  },
);

test("npm start stops the server when npm is stopped", async () => {
  const npm = spawn("npm", ["start"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const url = await new Promise<string>((resolve) => {
    npm.stdout.on("data", (chunk: Buffer) => {
      const ready = /ready at (\S+)/.exec(chunk.toString());
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  expect((await fetch(`${url}/api/v1/ping`)).status).toBe(200);
  npm.kill("SIGTERM");
  // The pipe closes only after npm, its shell and the server have ended.
  await new Promise((resolve) => npm.stdout.once("close", resolve));
  await expect(fetch(`${url}/api/v1/ping`)).rejects.toThrow("fetch failed");
});
