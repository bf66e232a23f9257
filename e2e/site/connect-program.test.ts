import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { findFreePort, startServer } from "../server.ts";
import { signIn } from "./account.ts";

/** Starts a server that programs can connect to, and a program that waits for its user to come back. */
async function setUp() {
  const port = await findFreePort();
  const server = await startServer({ PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` });
  onTestFinished(server.stop);
  const program = createServer((_, response) => response.end("<title>Back</title>You can go on."));
  program.listen(0, "127.0.0.1");
  await new Promise((resolve) => program.once("listening", resolve));
  onTestFinished(() => void program.close());
  const callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
  const registered = await fetch(`${server.url}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Test chat", redirect_uris: [callback] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id,
    redirect_uri: callback,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    scope: "read render write publish",
    state: "s1",
  });
  const exchange = async (code: string) => {
    const response = await fetch(`${server.url}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id,
        redirect_uri: callback,
        code,
        code_verifier: verifier,
      }),
    });
    return (await response.json()) as { access_token: string; scope: string };
  };
  const ask = async (token: string) =>
    (
      await fetch(`${server.url}/mcp`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json, text/event-stream",
          "content-type": "application/json",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
      })
    ).status;
  return { ask, exchange, serverUrl: server.url, query };
}

describe("the page where a person connects a program", () => {
  test("asks for the person's choice, and leads back with a code that works", async ({ page }) => {
    const { ask, exchange, query, serverUrl } = await setUp();
    await page.goto(`${serverUrl}/oauth/authorize?${query}`);
    const offer = page.getByRole("main").getByRole("link", { name: "Sign in" });
    expect(await offer.getAttribute("href")).toContain("next=%2Foauth%2Fauthorize");
    await page.goto(serverUrl);
    await signIn(page, serverUrl);
    await page.goto(`${serverUrl}/oauth/authorize?${query}`);
    await page.getByRole("group", { name: "Test chat may" }).waitFor();
    await page.getByText("A program on this computer asks for access.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("checkbox", { name: /^write/ }).uncheck();
    await page.getByRole("button", { name: "Allow" }).click();
    await page.waitForURL("**/callback?**");
    const answer = new URL(page.url()).searchParams;
    expect([answer.get("state"), answer.get("iss")]).toEqual(["s1", serverUrl]);
    const { access_token, scope } = await exchange(answer.get("code") ?? "");
    expect(scope).toBe("read render publish");
    expect(await ask(access_token)).toBe(200);
    await page.goto(`${serverUrl}/account`);
    const programs = page.getByRole("region", { name: "Connected programs" });
    await programs.getByText("asks before it publishes").waitFor();
    await programs.getByRole("button", { name: "Disconnect Test chat" }).click();
    await programs.getByText("No program is connected.").waitFor();
    expect(await ask(access_token)).toBe(401);
  });

  test("never leads to an address that isn't the program's", async ({ page, problems }) => {
    problems.expect(/status of 400/);
    const { query, serverUrl } = await setUp();
    await page.goto(serverUrl);
    await signIn(page, serverUrl);
    query.set("redirect_uri", "https://evil.example/callback");
    await page.goto(`${serverUrl}/oauth/authorize?${query}`);
    await page.getByRole("alert").getByText("This program can't be connected").waitFor();
    expect(await page.getByRole("button", { name: "Allow" }).count()).toBe(0);
    expect(new URL(page.url()).origin).toBe(serverUrl);
  });
});
