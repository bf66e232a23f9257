import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import { test } from "./browser.ts";

/** Serves a page of another origin. Its policy (COEP) allows only scripts that opt in. */
async function servePage(body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-opener-policy": "same-origin",
    });
    response.end(
      `<!doctype html><title>Another site</title><link rel="icon" href="data:,">${body}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Registers an account and returns its API key. */
async function makeKey(serverUrl: string): Promise<string> {
  const name = `ada-${Date.now()}`;
  const registration = await fetch(`${serverUrl}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: "a secret" }),
  });
  const { token } = (await registration.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${serverUrl}/api/auth/api-token`, { method: "POST", headers });
  return ((await answer.json()) as { apiToken: string }).apiToken;
}

test("a page of another origin loads the JSONP ping as a script", async ({ page, serverUrl }) => {
  const url = await servePage(
    `<script>globalThis.app = { onPing: (ping) => (globalThis.pinged = ping) };</script>
     <script src="${serverUrl}/api/v1/ping-jsonp?callback=app.onPing"></script>`,
  );
  await page.goto(url);
  expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, "pinged"))).toMatchObject({
    status: "success",
    version: "0.3.0",
  });
});

test("a page of another origin calls the public API with a key, and reads its headers", async ({
  page,
  serverUrl,
}) => {
  const key = await makeKey(serverUrl);
  await page.goto(await servePage(""));
  const answer = await page.evaluate(
    async ([url, token]) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const body = JSON.stringify({ topic: "Writing well", template: "Checklist" });
      const { status, headers: told } = await fetch(url, { method: "POST", headers, body });
      return [status, told.get("x-credits-remaining"), told.get("x-request-id")?.length];
    },
    [`${serverUrl}/api/v1/generate`, key] as const,
  );
  expect(answer).toEqual([200, "9", 36]);
});

test("a page of another origin can read the errors for a wrong key, an unknown path and a bad URL", async ({
  page,
  problems,
  serverUrl,
}) => {
  problems.expect(/status of 40[14] /);
  await page.goto(await servePage(""));
  const answers = await page.evaluate(async (api) => {
    const headers = { authorization: "Bearer sl_wrong", "content-type": "application/json" };
    const options = { method: "POST", headers, body: "{}" };
    const found = [];
    for (const path of ["generate", "nope", "%E0%A4%A"]) {
      const answer = await fetch(`${api}/${path}`, options);
      found.push([answer.status, ((await answer.json()) as { error: string }).error]);
    }
    return found;
  }, `${serverUrl}/api/v1`);
  expect(answers).toEqual([
    [401, "Authentication Failed"],
    [404, "Not Found"],
    [404, "Not Found"],
  ]);
});

test("a page of another origin can use neither cookies nor the private API", async ({
  page,
  problems,
  serverUrl,
}) => {
  problems.expect(/blocked by CORS policy|net::ERR_FAILED/);
  await page.goto(await servePage(""));
  const call = (path: string, options: RequestInit) =>
    page.evaluate(([url, init]) => fetch(url, init).then(({ status }) => status, String), [
      serverUrl + path,
      options,
    ] as const);
  expect(await call("/api/v1/ping", {})).toBe(200);
  const refused = "TypeError: Failed to fetch";
  expect(await call("/api/v1/ping", { credentials: "include" })).toBe(refused);
  expect(await call("/api/auth/me", {})).toBe(refused);
  expect(await call("/api/auth/me", { headers: { authorization: "Bearer x" } })).toBe(refused);
});
