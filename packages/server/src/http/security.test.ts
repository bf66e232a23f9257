import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import type { ReadinessResponse } from "@slideloom/core/contract/health";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { getKeyOwner, requireKey } from "../api-keys/key-use.ts";
import { jobTask } from "../jobs/job-task.ts";

const dataDir = mkdtempSync(join(tmpdir(), "slideloom-security-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const createApp = (environment: Record<string, string> = {}) =>
  createTestApp({ dataDir, databaseUrl: null }, { environment });

async function makeKey(testApp: TestApp): Promise<string> {
  const { token } = await registerSomebody(testApp);
  const response = await testApp.send("POST", "/api/auth/api-token", { token });
  return response.json<{ apiToken: string }>().apiToken;
}

/** Adds an endpoint that returns the key owner's plan. */
function addOwner({ app, context }: TestApp): void {
  app.get("/api/v1/owner", async (request) => {
    requireKey(context, request);
    return { plan: getKeyOwner(request).plan };
  });
}

describe("rate limits", () => {
  const login = (testApp: TestApp, email: string, remoteAddress: string) =>
    testApp.app.inject({
      method: "POST",
      url: "/api/auth/login",
      remoteAddress,
      payload: { email, password: "wrong password" },
    });

  test("login is limited per address, with 429 and Retry-After", async () => {
    const testApp = await createApp({ RATE_LIMIT_LOGIN: "2" });
    const codes = [];
    for (const name of ["a", "b", "c"]) {
      codes.push((await login(testApp, `${name}@example.com`, "192.0.2.1")).statusCode);
    }
    expect(codes).toEqual([401, 401, 429]);
    const refused = await login(testApp, "d@example.com", "192.0.2.1");
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(refused.json()).toEqual({
      message: "Too many requests. Try again in 15 minutes.",
    });
    expect((await login(testApp, "d@example.com", "192.0.2.2")).statusCode).toBe(401);
  });

  test("registration and password resets have their own limits", async () => {
    const testApp = await createApp({ RATE_LIMIT_REGISTER: "1", RATE_LIMIT_RESET: "1" });
    const { form } = await registerSomebody(testApp);
    await expect(registerSomebody(testApp)).rejects.toThrow(/Too many requests/);
    const forgot = (remoteAddress: string) =>
      testApp.app.inject({
        method: "POST",
        url: "/api/auth/forgot-password",
        remoteAddress,
        payload: { email: form.email },
      });
    expect((await forgot("192.0.2.1")).statusCode).toBe(200);
    expect((await forgot("192.0.2.1")).statusCode).toBe(429);
    expect((await forgot("192.0.2.2")).statusCode).toBe(429);
  });

  test("anonymous users are counted by address, separately from sessions and keys", async () => {
    const testApp = await createApp({ RATE_LIMIT_VISITOR: "3" });
    const { token } = await registerSomebody(testApp);
    const ping = () => testApp.send("GET", "/api/v1/ping");
    expect([(await ping()).statusCode, (await ping()).statusCode]).toEqual([200, 200]);
    const refused = await ping();
    expect(refused.statusCode).toBe(429);
    expect(publicErrorSchema.parse(refused.json()).error).toBe("Too many requests");
    expect((await testApp.send("GET", "/api/auth/me")).statusCode).toBe(429);
    expect((await testApp.send("GET", "/api/auth/me", { token })).statusCode).toBe(200);
    const wrong = await testApp.send("GET", "/api/auth/me", { token: "wrong" });
    expect(wrong.statusCode).toBe(429);
    expect((await testApp.send("GET", "/healthz")).statusCode).toBe(200);
  });

  test("a key gets rate-limit headers and is limited", async () => {
    const testApp = await createApp({ RATE_LIMIT_API: "2" });
    addOwner(testApp);
    const token = await makeKey(testApp);
    const ask = () => testApp.send("GET", "/api/v1/owner", { token });
    const first = await ask();
    expect(first.headers).toMatchObject({ "ratelimit-limit": "2", "ratelimit-remaining": "1" });
    expect(Number(first.headers["ratelimit-reset"])).toBeGreaterThan(50);
    await ask();
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBeDefined();
    expect(publicErrorSchema.parse(refused.json()).error).toBe("Too many requests");
  });
});

describe("a key for the public API", () => {
  test("is sent as a Bearer credential or as X-API-Token", async () => {
    const testApp = await createApp();
    addOwner(testApp);
    const token = await makeKey(testApp);
    const bearer = await testApp.send("GET", "/api/v1/owner", { token });
    expect([bearer.statusCode, bearer.json()]).toEqual([200, { plan: "free" }]);
    const header = await testApp.send("GET", "/api/v1/owner", {
      headers: { "x-api-token": token },
    });
    expect(header.statusCode).toBe(200);
    const both = await testApp.send("GET", "/api/v1/owner", {
      token: "a session",
      headers: { "x-api-token": token },
    });
    expect(both.statusCode).toBe(200);
  });

  test.for([
    [{}, "Token not provided. Include it in the Authorization or X-API-Token header."],
    [
      { authorization: "Bearer sl_wrong" },
      "Token not valid. Copy your API key again, or generate a new one.",
    ],
  ] as const)("%j is 401 in the documented shape", async ([headers, message]) => {
    const testApp = await createApp();
    addOwner(testApp);
    const response = await testApp.send("GET", "/api/v1/owner", { headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ status: "error", error: "Authentication Failed", message });
    expect(response.headers["www-authenticate"]).toBe("Bearer");
  });

  test("needs a plan that includes the API if plan gates are on", async () => {
    const open = await createApp({ PLAN_GATES: "on", DEFAULT_PLAN: "pro" });
    addOwner(open);
    const token = await makeKey(open);
    expect((await open.send("GET", "/api/v1/owner", { token })).statusCode).toBe(200);
    const gated = await createApp({ PLAN_GATES: "on" });
    addOwner(gated);
    const response = await gated.send("GET", "/api/v1/owner", { token: await makeKey(gated) });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      status: "error",
      error: "API access not included",
      message: "Your plan does not include API access. Upgrade to Pro or Enterprise.",
    });
  });
});

describe("the public API over HTTPS only", () => {
  const cases = [
    // environment, X-Forwarded-Proto, status, whether HSTS is sent
    [{}, undefined, 200, false],
    [{}, "http", 200, false],
    [{ PUBLIC_URL: "http://nas.local:3000" }, undefined, 200, false],
    [{ TRUST_PROXY: "on" }, undefined, 200, false],
    [{ TRUST_PROXY: "on" }, "http", 403, false],
    [{ TRUST_PROXY: "on" }, "https", 200, true],
    [{ TRUST_PROXY: "on" }, "https, http", 403, false],
    [{ PUBLIC_URL: "https://slides.example" }, undefined, 403, true],
    [{ PUBLIC_URL: "https://slides.example" }, "http", 403, true],
    [{ PUBLIC_URL: "https://slides.example" }, "https", 200, true],
  ] as const;

  test.for(cases)("%j, proxy says %s: %i", async ([environment, scheme, status, hasHsts]) => {
    const { send } = await createApp(environment);
    const headers = scheme ? { "x-forwarded-proto": scheme } : {};
    const response = await send("GET", "/api/v1/ping", { headers });
    expect(response.statusCode).toBe(status);
    expect("strict-transport-security" in response.headers).toBe(hasHsts);
    if (status === 403) {
      expect(response.json()).toEqual({
        status: "error",
        error: "HTTPS required",
        message: "The API is served over HTTPS only. Use an https:// address.",
      });
    }
    expect((await send("GET", "/healthz", { headers })).statusCode).toBe(200);
  });
});

describe("the client's address", () => {
  test.for([
    [{}, "192.0.2.9"],
    [{ TRUST_PROXY: "on" }, "198.51.100.2"],
    [{ TRUST_PROXY: "2" }, "198.51.100.1"],
  ] as const)("with %j is %s", async ([environment, expected]) => {
    const { app } = await createApp(environment);
    app.get("/api/address", async (request) => ({ address: request.ip }));
    const response = await app.inject({
      url: "/api/address",
      remoteAddress: "192.0.2.9",
      headers: { "x-forwarded-for": "203.0.113.7, 198.51.100.1, 198.51.100.2" },
    });
    expect(response.json()).toEqual({ address: expected });
  });
});

describeOnBothEngines("health", (shared) => {
  test("reports alive and ready", async () => {
    const { send } = await createTestApp(shared.settings);
    const alive = await send("GET", "/healthz");
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: "ok" }]);
    const ready = await send("GET", "/readyz");
    expect(ready.statusCode).toBe(200);
    expect(ready.headers["cache-control"]).toBe("no-store");
    expect(ready.json()).toEqual({
      status: "ready",
      checks: { database: true, migrations: true, storage: true },
      tasks: { oldestOverdueSeconds: 0 },
    });
  });

  test("reports how long the oldest task has been due", async () => {
    const { send, context } = await createTestApp(shared.settings);
    const runAt = new Date(Date.now() - 90_500);
    const task = { kind: jobTask, payload: { jobId: "none" }, runAt, key: "overdue" };
    await context.tasks.enqueue(context.database.queries, task);
    const { tasks } = (await send("GET", "/readyz")).json<ReadinessResponse>();
    expect(tasks.oldestOverdueSeconds).toBeGreaterThanOrEqual(90);
    await context.database.queries.deleteFrom("tasks").execute();
  });

  test("is reported while this or another process keeps the database busy", async () => {
    const own = await createTestApp(shared.settings);
    const other = await createTestApp(shared.settings);
    const address = await own.app.listen({ port: 0, host: "127.0.0.1" });
    for (const { context } of [other, own]) {
      await context.database.transaction("a long one", async (queries) => {
        await sql`update migrations set name = name`.execute(queries);
        const ready = await fetch(`${address}/readyz`);
        expect([ready.status, await ready.json()]).toMatchObject([200, { status: "ready" }]);
      });
    }
  });

  test("is not ready with a newer schema, without a database, or without its folder", async () => {
    const { send, context } = await createTestApp(shared.settings);
    const { queries } = context.database;
    await sql`insert into migrations (name) values ('9999-tomorrow')`.execute(queries);
    const newer = await send("GET", "/readyz");
    expect([newer.statusCode, newer.json()]).toEqual([
      503,
      {
        status: "unavailable",
        checks: { database: true, migrations: false, storage: true },
        tasks: { oldestOverdueSeconds: 0 },
      },
    ]);
    await sql`delete from migrations where name = '9999-tomorrow'`.execute(queries);
    await context.database.close();
    rmSync(shared.settings.dataDir, { recursive: true });
    const gone = await send("GET", "/readyz");
    expect(gone.json()).toEqual({
      status: "unavailable",
      checks: { database: false, migrations: false, storage: false },
      tasks: { oldestOverdueSeconds: null },
    });
    expect((await send("GET", "/healthz")).statusCode).toBe(200);
  });
});

describe("over real HTTP", () => {
  test("a body over the limit returns 413, and a wrong length is refused", async () => {
    const { app } = await createApp();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/auth/login`;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email: "x".repeat(1_048_576) });
    const response = await fetch(url, { method: "POST", headers, body });
    expect(response.status).toBe(413);
    expect(Object.keys((await response.json()) as object)).toEqual(["message"]);
    const status = await new Promise((resolve, reject) => {
      const call = httpRequest(url, { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on("error", reject);
      call.end("{}");
    });
    expect(status).toBe(400);
  });
});

describeOnBothEngines("the log of a whole run", (shared) => {
  test("contains every request, but no token, key, password or hash", async () => {
    const testApp = await createTestApp(shared.settings, { environment: { LOG_LEVEL: "trace" } });
    const { send } = testApp;
    addOwner(testApp);
    testApp.app.get("/api/fault", async () => {
      throw new Error("a fault");
    });
    const { form, token } = await registerSomebody(testApp);
    const apiToken = (await send("POST", "/api/auth/api-token", { token })).json<{
      apiToken: string;
    }>().apiToken;
    const wrongPassword = "a wrong password";
    const newPassword = "a new password";
    const body = { email: form.email, password: wrongPassword };
    const login = await send("POST", "/api/auth/login", { body: form });
    const second = login.json<{ token: string }>().token;
    await send("POST", "/api/auth/login", { body });
    await send("GET", `/api/auth/me?token=${token}`, { token });
    await send("GET", "/api/v1/owner", { token: apiToken });
    await send("GET", "/api/v1/owner", { headers: { "x-api-token": apiToken } });
    await send("GET", `/api/v1/nope?key=${apiToken}`, { token: apiToken });
    await send("POST", "/api/auth/change-password", {
      token,
      body: { currentPassword: form.password, newPassword },
    });
    await send("POST", "/api/auth/reset-password", {
      body: { token: "made-up-token", password: newPassword },
    });
    await send("POST", "/api/auth/logout", { token });
    await send("GET", "/api/fault", { token: second });
    await testApp.app.close();

    const lines = testApp.log.text.trim().split("\n");
    expect(lines.filter((line) => line.includes('"path":"/api/auth/login"'))).toHaveLength(2);
    expect(testApp.log.text).toContain("a fault");
    const secrets = [token, second, apiToken, form.password, wrongPassword, newPassword];
    for (const secret of [...secrets, "made-up-token", "argon2", "Bearer", form.email]) {
      expect(testApp.log.text).not.toContain(secret);
    }
  });
});
