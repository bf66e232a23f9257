import { apiKeyScopes } from "@slideloom/core/contract/api-key-scopes";
import { maxApiKeys, apiKeyEndpoints } from "@slideloom/core/contract/api-keys";
import { samplePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { generateForm } from "../public-api/public-api.fixture.ts";

const url = "/api/keys";

async function createKey({ send }: TestApp, token: string, scopes = ["read", "generate"]) {
  const response = await send("POST", url, { token, body: { name: "Zapier", scopes } });
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([201, "no-store"]);
  return apiKeyEndpoints.createApiKey.responses[201].strict().parse(response.json());
}

async function listKeys({ send }: TestApp, token: string) {
  return apiKeyEndpoints.listApiKeys.responses[200]
    .strict()
    .parse((await send("GET", url, { token })).json()).keys;
}

const readCredits = ({ send }: TestApp, key: string) =>
  send("GET", "/api/v1/credits", { token: key });

describeOnBothEngines("API keys", (shared) => {
  test("work besides the account key until they are revoked", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const own = await server.send("POST", "/api/auth/api-token", { token });
    const { apiToken } = own.json<{ apiToken: string }>();
    const [first, second] = [await createKey(server, token), await createKey(server, token)];
    const ask = async () => {
      const responses = [];
      for (const key of [apiToken, first.key, second.key]) {
        responses.push((await readCredits(server, key)).statusCode);
      }
      return responses;
    };
    expect(await ask()).toEqual([200, 200, 200]);
    const revoke = () => server.send("DELETE", `${url}/${first.id}`, { token });
    expect((await revoke()).statusCode).toBe(204);
    expect(await ask()).toEqual([200, 401, 200]);
    expect((await revoke()).statusCode).toBe(404);
    expect((await listKeys(server, token)).map(({ id }) => id)).toEqual([second.id]);
  });

  test("are shown once, and identified by name, ending, scopes and last use", async () => {
    let now = new Date("2026-03-01T12:00:00Z");
    const server = await createTestApp(shared.settings, { now: () => now });
    const { token } = await registerSomebody(server);
    const { key, ...shown } = await createKey(server, token, ["generate", "read", "read"]);
    expect(shown).toMatchObject({
      name: "Zapier",
      scopes: ["read", "generate"],
      ending: key.slice(-4),
      createdAt: now.toISOString(),
      lastUsedAt: null,
    });
    expect(await listKeys(server, token)).toEqual([shown]);
    const uses = [];
    for (const seconds of [10, 40, 100]) {
      now = new Date(Date.parse(shown.createdAt) + seconds * 1000);
      await readCredits(server, key);
      uses.push((await listKeys(server, token))[0]?.lastUsedAt?.slice(14, 19));
    }
    expect(uses).toEqual(["00:10", "00:10", "01:40"]);
    const stored = await shared.database.queries.selectFrom("namedKeys").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
  });
});

describeOnEngine("sqlite", "an API key", (shared) => {
  test("allows only what its scopes allow", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const csv = "title,slide 1,networks\nTea,Green,bluesky";
    const calls = {
      read: ["GET", "/api/v1/credits", undefined],
      generate: ["POST", "/api/v1/generate", generateForm],
      render: ["POST", "/api/v1/render", { post: samplePost, scale: 1 }],
      write: ["POST", "/api/v1/carousels", { post: samplePost }],
      publish: ["POST", "/api/v1/publications/import", { csv, dry_run: true }],
    } as const;
    for (const scope of apiKeyScopes) {
      const { key } = await createKey(server, token, [scope]);
      for (const needed of apiKeyScopes) {
        const [method, path, body] = calls[needed];
        const response = await server.send(method, path, { token: key, ...(body && { body }) });
        expect(response.statusCode < 300).toBe(needed === scope);
        if (needed === scope) continue;
        expect(response.statusCode).toBe(403);
        expect(response.json()).toEqual({
          status: "error",
          error: "Insufficient scope",
          message: `This API key does not have the ${needed} scope. Use a key with this scope.`,
        });
      }
    }
  });

  test("does not sign in to the private API", async () => {
    const server = await createTestApp(shared.settings);
    const { key } = await createKey(server, (await registerSomebody(server)).token);
    expect((await server.send("GET", url, { token: key })).statusCode).toBe(401);
  });

  test("counts towards an account's maximum", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    for (let time = 0; time < maxApiKeys; time++) await createKey(server, token);
    const body = { name: "One more", scopes: ["read"] };
    expect((await server.send("POST", url, { token, body })).statusCode).toBe(422);
  });

  test("is in the account's data export, without its secret", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const { key, ...shown } = await createKey(server, token);
    const response = await server.send("GET", "/api/auth/export", { token });
    expect(response.json()).toMatchObject({ namedKeys: [shown] });
    expect(response.body).not.toContain(key);
  });

  test.for([
    [{ name: " " }, "Enter a name"],
    [{ name: 7 }, "Enter a name"],
    [{ name: "x".repeat(61) }, "The name must be at most 60 characters"],
    [{ name: "a\u0007b" }, "The name must not contain invisible characters"],
    [{ scopes: [] }, "Choose at least one scope"],
    [{ scopes: null }, "Choose at least one scope"],
    [{ scopes: ["admin"] }, "A scope must be one of read, generate, render, write, publish"],
  ] as const)("with %j is rejected with 400: %s", async ([change, message]) => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const body = { name: "Zapier", scopes: ["read"], ...change };
    const response = await server.send("POST", url, { token, body });
    expect(response.statusCode).toBe(400);
    const field = expect.stringMatching(Object.keys(change)[0] ?? "") as string;
    expect(response.json()).toEqual({ message, field });
    expect(await listKeys(server, token)).toEqual([]);
  });
});

describeOnEngine("sqlite", "a key as the user name of Basic authentication", (shared) => {
  const encode = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

  test("works with any password, but only under /api/v1", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const { key } = await createKey(server, token);
    const ask = async (path: string, authorization: string) =>
      (await server.app.inject({ url: path, headers: { authorization } })).statusCode;
    for (const user of [`${key}:`, `${key}:x:y`, key]) {
      expect(await ask("/api/v1/credits", encode(user))).toBe(200);
    }
    for (const user of [`:${key}`, ":", `${key}x:`]) {
      expect(await ask("/api/v1/credits", encode(user))).toBe(401);
    }
    expect(await ask("/api/v1/credits", "Basic %%%")).toBe(401);
    expect(await ask("/api/auth/me", encode(`${token}:`))).toBe(401);
  });
});
