import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { pagePaths } from "@slideloom/core/contract/page-path";
import { pingEndpoints } from "@slideloom/core/contract/ping";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp as createWholeApp } from "./app.fixture.ts";
import type { Environment } from "./environment.ts";

const webDir = mkdtempSync(join(tmpdir(), "slideloom-web-"));
afterAll(() => rmSync(webDir, { recursive: true }));
const script = "console.log('slides');".repeat(100);
mkdirSync(join(webDir, "assets/app"), { recursive: true });
mkdirSync(join(webDir, "landing"));
for (const name of ["index.html", "landing.html", "editor.html"]) {
  writeFileSync(
    join(webDir, name),
    "<!doctype html><head><title>Slideloom</title></head><div id=root></div>",
  );
}
writeFileSync(join(webDir, "favicon.svg"), "<svg/>");
writeFileSync(join(webDir, "service-worker.js"), "// kept files");
writeFileSync(join(webDir, ".source-stamp"), "secret");
writeFileSync(join(webDir, "landing/bold-1.webp"), "RIFF");
writeFileSync(join(webDir, "assets/app/index-abc123.js"), script);
writeFileSync(join(webDir, "assets/app/draw-worker-abc123.js"), script);
writeFileSync(join(webDir, "assets/app/index-abc123.js.br"), brotliCompressSync(script));

const dataDir = mkdtempSync(join(tmpdir(), "slideloom-data-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function createTestApp(parts: Partial<Environment> = {}, environment = {}) {
  const { app } = await createWholeApp(
    { dataDir, databaseUrl: null },
    {
      environment,
      webDir,
      version: "1.2.3",
      now: () => new Date("2026-01-02T03:04:05.678Z"),
      readAsset: async (kind, name) =>
        kind === "fonts" && name === "known.woff2" ? Buffer.from("wOF2") : null,
      ...parts,
    },
  );
  return app;
}

describe("ping", () => {
  test("responds without a key in the documented shape, uncached", async () => {
    const response = await (await createTestApp()).inject("/api/v1/ping");
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(pingEndpoints["v1.ping"].responses[200].strict().parse(response.json())).toMatchObject({
      timestamp: "2026-01-02T03:04:05.678Z",
      version: "1.2.3",
    });
  });

  test("responds to HEAD without a body", async () => {
    const response = await (await createTestApp()).inject({ method: "HEAD", url: "/api/v1/ping" });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe("");
  });
});

describe("an unknown address under /api", () => {
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

  test.for(methods)("%s returns 404 as JSON", async (method) => {
    const app = await createTestApp();
    const response = await app.inject({ method, url: "/api/v1/nope" });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    if (method === "HEAD") return;
    expect(response.json()).toEqual({
      status: "error",
      error: "Not Found",
      message: `No endpoint answers ${method} /api/v1/nope`,
    });
  });

  test.for(["/api", "/api/", "/api/nope", "/api?x"])("%s gets the private shape", async (url) => {
    const response = await (await createTestApp()).inject({ url });
    expect(response.statusCode).toBe(404);
    expect(Object.keys(response.json())).toEqual(["message"]);
  });

  test.for([
    ["application/json", "{not json"],
    ["application/xml", "<a/>"],
    ["application/json", "x".repeat(2_000_000)],
  ] as const)("is unknown whatever body is sent to it (%s)", async ([type, body]) => {
    const response = await (
      await createTestApp()
    ).inject({
      method: "POST",
      url: "/api/v1/nope",
      headers: { "content-type": type },
      payload: body,
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: "error", error: "Not Found" });
  });

  test("keeps a query out of the message", async () => {
    const response = await (await createTestApp()).inject("/api/v1/nope?token=secret");
    expect(response.body).not.toContain("secret");
  });
});

describe("a request that fails", () => {
  test.for(["/api/v1/%E0%A4%A", "/api/v1/%", `/api/v1/${"x".repeat(200)}`])(
    "an impossible path (%s) returns 404 like any other",
    async (url) => {
      const response = await (await createTestApp()).inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        status: "error",
        error: "Not Found",
        message: `No endpoint answers GET ${url}`,
      });
      expect(response.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "x-content-type-options": "nosniff",
      });
    },
  );

  test("a malformed body returns 400, one too large 413, another type 415", async () => {
    const app = await createTestApp();
    app.post("/api/v1/echo", async () => ({}));
    const post = (type: string, payload: string) =>
      app.inject({
        method: "POST",
        url: "/api/v1/echo",
        headers: { "content-type": type },
        payload,
      });
    const responses = await Promise.all([
      post("application/json", "{not json"),
      post("application/json", JSON.stringify("x".repeat(2_000_000))),
      post("application/xml", "<a/>"),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 413, 415]);
    for (const response of responses) expect(response.json()).toMatchObject({ status: "error" });
  });

  test("an internal error returns 500 without details, and is logged with the request's id", async () => {
    const lines: string[] = [];
    const app = await createTestApp(
      { logStream: { write: (line) => void lines.push(line) } },
      { LOG_LEVEL: "error" },
    );
    app.get("/api/v1/fault", async () => {
      throw new Error("the secret reason");
    });
    const response = await app.inject("/api/v1/fault");
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain("secret");
    expect(lines.join("")).toContain("the secret reason");
    expect(lines.join("")).toContain(`"reqId":"${response.headers["x-request-id"]}"`);
  });
});

describe("every response", () => {
  const urls = [
    "/api/v1/ping",
    "/api/nope",
    "/create",
    "/nope",
    "/assets/app/draw-worker-abc123.js",
  ];

  test.for(urls)("%s has its own request id and the security headers", async (url) => {
    const app = await createTestApp();
    const headers = { "x-request-id": "chosen by the client" };
    const first = await app.inject({ url, headers });
    const second = await app.inject({ url, headers });
    expect(first.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    expect(first.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    const policy = String(first.headers["content-security-policy"]).split(";");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain("upgrade-insecure-requests");
  });

  test("code has no headers that only pages need", async () => {
    const { headers } = await (await createTestApp()).inject("/assets/app/index-abc123.js");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("content-security-policy");
    expect(headers).not.toHaveProperty("x-frame-options");
  });

  test("sends HSTS only if the public URL is HTTPS", async () => {
    const plain = await (await createTestApp()).inject("/create");
    expect(plain.headers).not.toHaveProperty("strict-transport-security");
    const secure = await (
      await createTestApp({}, { PUBLIC_URL: "https://slides.example" })
    ).inject("/create");
    expect(secure.headers).toHaveProperty("strict-transport-security");
  });
});

describe("pages", () => {
  test.for([
    ["/contact", "/"],
    ["/blog", "/resources"],
    ["/resources/automation-tools", "/resources"],
    ["/resources/content-calendar?a=b", "/resources"],
  ] as const)("%s leads to %s", async ([url, location]) => {
    const response = await (await createTestApp()).inject(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(location);
  });

  const links = pagePaths.filter((path) => path.startsWith("/s/"));

  test.for([...pagePaths.filter((path) => !links.includes(path)), "/create/"])(
    "%s is the web app",
    async (url) => {
      const response = await (await createTestApp()).inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(response.body).toContain("<div id=root></div>");
    },
  );

  test.for(["/nope", "/create/x/y", "/index.html", "/.source-stamp", ...links])(
    "%s is the web app with status 404",
    async (url) => {
      const response = await (await createTestApp()).inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("<div id=root></div>");
    },
  );

  test("a page contains the provider and the limit of anonymous generations", async () => {
    const { body } = await (await createTestApp()).inject("/create");
    expect(body).toContain('<meta name="slideloom-provider" content="builtin" />');
    expect(body).toMatch(/<meta name="slideloom-visitor-generations" content="\d+" \/>/);
    expect(body).toContain('<meta name="slideloom-plan-gates" content="off" />');
  });

  test("posting to a page returns 404", async () => {
    const response = await (await createTestApp()).inject({ method: "POST", url: "/create" });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/json/);
  });

  test("without a built web app they say so, and the API still works", async () => {
    const app = await createTestApp({ webDir: null });
    const page = await app.inject("/create");
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("npm run build");
    expect((await app.inject("/api/v1/ping")).statusCode).toBe(200);
  });
});

describe("files", () => {
  const forever = "public, max-age=31536000, immutable";

  test("a hashed file is cached for a year and compressed if accepted", async () => {
    const app = await createTestApp();
    const url = "/assets/app/index-abc123.js";
    const plain = await app.inject({ url });
    expect(plain.body).toBe(script);
    expect(plain.headers["content-type"]).toMatch(/javascript/);
    expect(plain.headers["cache-control"]).toBe(forever);
    const brotli = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers["content-type"]).toMatch(/javascript/);
    expect(brotli.headers["vary"]).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  });

  test("the service worker is revalidated each time, so that upgrades are seen", async () => {
    const response = await (await createTestApp()).inject("/service-worker.js");
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.for(["/favicon.svg", "/landing/bold-1.webp"])(
    "%s has no hash in its name and is cached for an hour",
    async (url) => {
      const response = await (await createTestApp()).inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers["cache-control"]).toBe("public, max-age=3600");
    },
  );

  test.for([
    ["/favicon.svg", "image/svg+xml"],
    ["/assets/app/index-abc123.js", "application/javascript; charset=utf-8"],
  ] as const)("HEAD %s has its type and no body", async ([url, type]) => {
    const response = await (await createTestApp()).inject({ method: "HEAD", url });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, type]);
    expect(response.body).toBe("");
  });

  test.for(["/.source-stamp", "/landing/bold-9.webp", "/index.html"])(
    "%s is a page that is not there",
    async (url) => {
      const response = await (await createTestApp()).inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toMatch(/html/);
    },
  );

  test("a font is found by its catalogue name and cached for a year", async () => {
    const response = await (await createTestApp()).inject("/assets/fonts/known.woff2");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("font/woff2");
    expect(response.headers["cache-control"]).toBe(forever);
    expect(response.body).toBe("wOF2");
  });

  test.for([
    "/assets/fonts/unknown.woff2",
    "/assets/fonts/..%2f..%2fpackage.json",
    "/assets/emoji/known.woff2",
    "/assets/app/",
    "/assets/app/index-old.js",
    "/assets/app/index-abc123.js.br",
    "/assets/app/..%2f.source-stamp",
    `/assets/fonts/${"x".repeat(200)}`,
  ])("%s is not found, and no page", async (url) => {
    const response = await (await createTestApp()).inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/json/);
  });
});

describe("over real HTTP", () => {
  async function listen(app: FastifyInstance): Promise<AddressInfo> {
    await app.listen({ port: 0, host: "127.0.0.1" });
    return app.server.address() as AddressInfo;
  }

  function get(port: number, path: string, agent: Agent) {
    return new Promise<{ status: number | undefined; connection: string | undefined }>(
      (resolve, reject) => {
        const call = httpRequest({ port, path, agent, host: "127.0.0.1" }, (response) => {
          response.resume();
          response.on("end", () =>
            resolve({ status: response.statusCode, connection: response.headers.connection }),
          );
        });
        call.on("error", reject);
        call.end();
      },
    );
  }

  test.for([
    ["HEAD", "/create", 200, /html/],
    ["HEAD", "/nope", 404, /html/],
    ["PURGE", "/api/v1/ping", 405, /json/],
  ] as const)("%s %s answers %i", async ([method, path, status, type]) => {
    const { port } = await listen(await createTestApp());
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(type);
    expect((await response.text()) === "").toBe(method === "HEAD");
  });

  test("closing immediately ends a connection without requests", async () => {
    const app = await createTestApp();
    const { port } = await listen(app);
    const socket = connect(port, "127.0.0.1");
    const ended = new Promise<number>((resolve) => {
      socket.once("close", () => resolve(socket.bytesRead));
    });
    // When a later connection gets a response, the server has also accepted the earlier connection.
    await get(port, "/api/v1/ping", new Agent());
    await app.close();
    expect(await ended).toBe(0);
  });

  test("closing finishes running requests and ends idle and busy keep-alive connections", async () => {
    const app = await createTestApp();
    let release = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      app.get("/api/slow", async () => {
        resolve();
        await new Promise<void>((done) => (release = done));
        return { done: true };
      });
    });
    const { port } = await listen(app);
    const agent = new Agent({ keepAlive: true });
    const idle = await get(port, "/api/v1/ping", agent);
    expect(idle.connection).toBe("keep-alive");

    const slow = get(port, "/api/slow", new Agent({ keepAlive: true }));
    await started;
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    release();
    expect(await slow).toEqual({ status: 200, connection: "close" });
    await closed;
    await expect(get(port, "/api/v1/ping", new Agent())).rejects.toThrow(/ECONNREFUSED/);
    agent.destroy();
  });
});
