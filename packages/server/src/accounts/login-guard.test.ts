import { once } from "node:events";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";

const limited = { RATE_LIMIT_LOGIN_ACCOUNT: "2" };
const wrong = "wrong password";

const logIn = ({ app }: TestApp, email: string, password: string, remoteAddress: string) =>
  app.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress,
    payload: { email, password },
  });

/** Records requested delays instead of waiting. */
function createDelays() {
  const delaysMs: number[] = [];
  return {
    delaysMs,
    wait: async (durationMs: number) => void delaysMs.push(durationMs),
  };
}

/** Ignores the delay and waits until the signal aborts, which means that the client or server ended the request. */
const waitUntilAborted = (_durationMs: number, signal: AbortSignal) =>
  once(signal, "abort").then(() => undefined);

describeOnBothEngines("wrong passwords", (shared) => {
  test("from one address block only that address", async () => {
    const { delaysMs, wait } = createDelays();
    const testApp = await createTestApp(shared.settings, { environment: limited, wait });
    const { form } = await registerSomebody(testApp);
    const attack = (password: string) => logIn(testApp, form.email, password, "192.0.2.1");
    const codes = [];
    for (let time = 0; time < 4; time++) codes.push((await attack(wrong)).statusCode);
    expect(codes).toEqual([401, 401, 429, 429]);
    const refused = await attack(form.password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(880);
    const owner = await logIn(testApp, form.email.toUpperCase(), form.password, "192.0.2.2");
    expect([owner.statusCode, delaysMs]).toEqual([200, [1000]]);
  });

  test("from many addresses delay the owner, whose login resets the count", async () => {
    const { delaysMs, wait } = createDelays();
    const testApp = await createTestApp(shared.settings, { environment: limited, wait });
    const { form } = await registerSomebody(testApp);
    for (let host = 1; host <= 9; host++) {
      const response = await logIn(testApp, form.email, wrong, `192.0.2.${host}`);
      expect(response.statusCode).toBe(401);
    }
    expect((await logIn(testApp, form.email, form.password, "198.51.100.1")).statusCode).toBe(200);
    expect(delaysMs).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect((await logIn(testApp, form.email, wrong, "198.51.100.1")).statusCode).toBe(401);
    expect(delaysMs).toHaveLength(8);
  });

  test("for an address without an account get the same responses and delays", async () => {
    const ask = async (email: string | null) => {
      const { delaysMs, wait } = createDelays();
      const testApp = await createTestApp(shared.settings, { environment: limited, wait });
      const to = email ?? (await registerSomebody(testApp)).form.email;
      const responses = [];
      for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
        const response = await logIn(testApp, to, wrong, address);
        responses.push([response.statusCode, response.json<object>()]);
      }
      return { responses, delaysMs };
    };
    const known = await ask(null);
    expect(known.delaysMs).toEqual([1000, 2000]);
    expect(await ask("nobody@example.com")).toEqual(known);
  });

  test("when changing a password count like those of a login", async () => {
    const { delaysMs, wait } = createDelays();
    const testApp = await createTestApp(shared.settings, { environment: limited, wait });
    const { form, token } = await registerSomebody(testApp);
    const change = (currentPassword: string) =>
      testApp.send("POST", "/api/auth/change-password", {
        token,
        body: { currentPassword, newPassword: "new password" },
      });
    expect([(await change(wrong)).statusCode, (await change(wrong)).statusCode]).toEqual([
      403, 403,
    ]);
    expect((await change(form.password)).statusCode).toBe(429);
    const left = await testApp.send("DELETE", "/api/auth/me", {
      token,
      body: { password: form.password },
    });
    expect(left.statusCode).toBe(429);
    expect((await logIn(testApp, form.email, form.password, "192.0.2.9")).statusCode).toBe(200);
    expect(delaysMs).toEqual([1000]);
    expect((await change(form.password)).statusCode).toBe(429);
  });

  test("are not limited if the setting is 0", async () => {
    const { delaysMs, wait } = createDelays();
    const testApp = await createTestApp(shared.settings, {
      environment: { RATE_LIMIT_LOGIN_ACCOUNT: "0" },
      wait,
    });
    for (let time = 0; time < 12; time++) {
      const response = await logIn(testApp, "nobody@example.com", wrong, "192.0.2.1");
      expect(response.statusCode).toBe(401);
    }
    expect(delaysMs).toEqual([]);
  });
});

describeOnEngine("sqlite", "a delayed login", (shared) => {
  const setUp = async () => {
    const testApp = await createTestApp(shared.settings, {
      environment: limited,
      wait: waitUntilAborted,
    });
    const { form } = await registerSomebody(testApp);
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      await logIn(testApp, form.email, wrong, address);
    }
    const { loginGuard } = testApp.context;
    const isWaiting = (count: number) =>
      vi.waitFor(() => expect(loginGuard.waiting).toBe(count), { timeout: 90_000 });
    return { testApp, form, loginGuard, isWaiting };
  };

  test("ends if its client disconnects, without being counted", async () => {
    const { testApp, form, isWaiting } = await setUp();
    await testApp.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = testApp.app.server.address() as AddressInfo;
    for (let time = 0; time < 4; time++) {
      const body = JSON.stringify(form);
      const sent = httpRequest({
        host: "127.0.0.1",
        port,
        method: "POST",
        path: "/api/auth/login",
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      });
      sent.on("error", () => undefined);
      sent.end(body);
      await isWaiting(1);
      sent.destroy();
      await isWaiting(0);
    }
    const elsewhere = logIn(testApp, form.email, form.password, "127.0.0.1");
    await isWaiting(1);
    await testApp.app.close();
    // If the four aborted attempts counted as failures, this login would be rejected with 429.
    expect((await elsewhere).statusCode).toBe(503);
  });

  test("ends if the server closes", async () => {
    const { testApp, form, isWaiting } = await setUp();
    const response = logIn(testApp, form.email, form.password, "192.0.2.3");
    await isWaiting(1);
    await Promise.all([testApp.app.close(), response]);
    const { statusCode, headers } = await response;
    expect(statusCode).toBe(503);
    expect(headers).toHaveProperty("retry-after");
  });

  test("is the only one per address and account, and one of at most 200 per account", async () => {
    const { testApp, form, loginGuard, isWaiting } = await setUp();
    const attempts = Array.from({ length: 201 }, (_, index) =>
      logIn(testApp, form.email, wrong, `198.51.100.${index}`),
    );
    const refused = await Promise.race(attempts);
    expect(refused.statusCode).toBe(429);
    await isWaiting(200);
    const again = await logIn(testApp, form.email, wrong, "198.51.100.7");
    expect([again.statusCode, loginGuard.waiting]).toEqual([429, 200]);
    const other = await registerSomebody(testApp);
    const login = await logIn(testApp, other.form.email, other.form.password, "198.51.100.7");
    expect(login.statusCode).toBe(200);
    await testApp.app.close();
    await Promise.all(attempts);
    expect(loginGuard.waiting).toBe(0);
  });
});

describeOnEngine("sqlite", "the delay of an attempt", (shared) => {
  test("ends with its signal", async () => {
    const { wait } = (await createTestApp(shared.settings)).context;
    const leaving = new AbortController();
    const waits = [
      wait(1, new AbortController().signal),
      wait(3_600_000, AbortSignal.abort()),
      wait(3_600_000, leaving.signal),
    ];
    leaving.abort();
    expect(await Promise.all(waits)).toHaveLength(3);
  });
});
