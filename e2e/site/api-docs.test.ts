import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { testInOwnProfile as test } from "../browser.ts";
import { getToast } from "../editor/editor-page.ts";
import { signIn } from "./account.ts";

describe("the API docs", () => {
  test("show a visitor Authentication Required and links to sign in, without a key", async ({
    page,
  }) => {
    await page.goto("/api-docs");
    const notice = page.getByRole("region", { name: "Authentication Required" });
    await notice.waitFor();
    expect(await notice.getByRole("link").allInnerTexts()).toEqual(["Sign in", "Create account"]);
    expect(await page.getByRole("button", { name: "Generate New Key" }).count()).toBe(0);
    for (const name of [
      "Authentication",
      "Base URL",
      "Endpoints",
      "Error format",
      "Connectivity",
      "Troubleshooting",
    ]) {
      await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
    }
  });

  test("list every endpoint of the OpenAPI document, with its fields", async ({ page }) => {
    await page.goto("/api-docs");
    const endpoints = page
      .getByRole("region", { name: "Endpoints" })
      .getByRole("heading", { level: 3 });
    await endpoints.first().waitFor();
    const paths = (await endpoints.locator("code").allInnerTexts()).toSorted();
    expect(paths).toEqual([
      "/brand",
      "/brands",
      "/carousels",
      "/carousels",
      "/carousels/{id}",
      "/carousels/{id}",
      "/carousels/{id}",
      "/carousels/{id}/duplicate",
      "/carousels/{id}/reviews",
      "/carousels/{id}/reviews",
      "/carousels/{id}/share",
      "/carousels/{id}/share",
      "/carousels/{id}/versions/{version}/restore",
      "/connections",
      "/credits",
      "/facts",
      "/generate",
      "/hooks",
      "/images",
      "/images/uploads",
      "/jobs/{id}",
      "/jobs/{id}/retry",
      "/openapi.json",
      "/options",
      "/outline",
      "/ping",
      "/ping-jsonp",
      "/publications",
      "/publications",
      "/publications/import",
      "/publications/{id}",
      "/publications/{id}",
      "/publications/{id}",
      "/publications/{id}/decide",
      "/render",
      "/reviews/{id}",
      "/rewrite",
      "/sources",
      "/sources",
      "/sources/{id}",
      "/sources/{id}",
      "/sources/{id}/checks",
      "/starters",
      "/starters/{id}",
      "/validate",
      "/voice",
      "/voice",
      "/voice/learn",
      "/webhooks",
      "/webhooks",
      "/webhooks/{id}",
    ]);
    await page.getByText("string, required").first().waitFor();
    await page.getByText("Responses", { exact: true }).first().click();
    await page.getByText("No credits are left.").first().waitFor();
  });

  test("call an endpoint with the person's key, and show status, headers and body", async ({
    page,
    serverUrl,
  }) => {
    await signIn(page, serverUrl);
    await page.goto("/api-docs");
    await page.getByRole("button", { name: "Generate New Key" }).click();
    await getToast(page, "New API token generated successfully").waitFor();
    const endpoint = page.getByRole("listitem").filter({ hasText: "POST/generate" });
    await endpoint.getByText("Try it").click();
    await endpoint.getByText("A generated post costs 1 credit.").waitFor();
    await endpoint.getByLabel("idempotency-key").fill("row-1");
    const request = page.waitForRequest("**/api/v1/generate");
    await endpoint.getByRole("button", { name: "Send request" }).click();
    const sent = await request;
    expect(sent.headers()["authorization"]).toMatch(/^Bearer sl_/);
    expect(sent.headers()["idempotency-key"]).toBe("row-1");
    await endpoint.getByText("HTTP 200 OK").waitFor();
    const headers = await endpoint
      .getByRole("region", { name: "Headers of /generate" })
      .innerText();
    expect(headers).toMatch(/X-Credits-Remaining: 9\n/);
    expect(headers).toMatch(/RateLimit-Remaining: \d+\n/);
    const body: unknown = JSON.parse(
      await endpoint.getByRole("region", { name: "Body of /generate" }).innerText(),
    );
    expect(body).toMatchObject({ remaining_credits: 9 });
    await page.getByText("Credits: 9", { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await endpoint.getByRole("button", { name: "Send request" }).click();
    await endpoint.getByText("Idempotent-Replayed: true").waitFor();
    await page.getByText("Credits: 9", { exact: true }).waitFor();
  });

  test.runIf(isWhole)(
    "call an endpoint without a key, say if it needs one, and show the response",
    async ({ page, problems }) => {
      problems.expect(/status of 401/);
      await page.goto("/api-docs");
      const ping = page.getByRole("listitem").filter({ hasText: "GET/pingno" });
      await ping.getByText("Try it").click();
      await ping.getByRole("button", { name: "Send request" }).click();
      await ping.getByText("HTTP 200 OK").waitFor();
      const credits = page.getByRole("listitem").filter({ hasText: "GET/credits" });
      await credits.getByText("Try it").click();
      await credits.getByText(/You don't have a key yet/).waitFor();
      await credits.getByRole("button", { name: "Send request" }).click();
      await credits.getByText("HTTP 401 Unauthorized").waitFor();
      await credits
        .getByText(/"error": "Authentication Failed"/)
        .first()
        .waitFor();
    },
  );

  test.runIf(isWhole)("say if a request can't be sent", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.route("**/api/v1/ping", (route) => route.abort());
    await page.goto("/api-docs");
    const ping = page.getByRole("listitem").filter({ hasText: "GET/pingno" });
    await ping.getByText("Try it").click();
    await ping.getByRole("button", { name: "Send request" }).click();
    await ping.getByText("We couldn't send the request").waitFor();
  });

  test("create a key, mask it, copy it, and replace it after asking", async ({
    page,
    browserContext,
    serverUrl,
  }) => {
    await browserContext.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn(page, serverUrl);
    await page.goto("/api-docs");
    await page.getByText("You don't have a key yet.", { exact: true }).waitFor();
    await page.getByText(/10 of 10 credits remaining this month/).waitFor();
    await page.getByRole("button", { name: "Generate New Key" }).click();
    await getToast(page, "New API token generated successfully")
      .getByText("Copy it into your automations.")
      .waitFor();
    const panel = page.getByRole("region", { name: "Your API key" });
    expect(await panel.locator("code").innerText()).toMatch(/^sl_•+.{4}$/);

    await panel.getByRole("button", { name: "Copy" }).click();
    await panel.getByText("Copied!").waitFor();
    await page.getByText("API key has been copied to your clipboard").first().waitFor();
    const key = await page.evaluate(() => navigator.clipboard.readText());
    expect(key).toMatch(/^sl_\S{30,}$/);
    await panel.getByText("Copy", { exact: true }).waitFor();

    await page.getByRole("button", { name: "Generate New Key" }).click();
    await page.getByRole("button", { name: "Keep key" }).click();
    await page.getByRole("button", { name: "Generate New Key" }).click();
    await page.getByRole("button", { name: "Replace key" }).click();
    await getToast(page, "New API token generated successfully")
      .getByText("The previous key no longer works.")
      .waitFor();
    await expect
      .poll(
        async () =>
          (await fetch(`${serverUrl}/api/v1/credits`, { headers: { "X-API-Token": key } })).status,
      )
      .toBe(401);
  });

  test.runIf(isWhole)("show Copied! for two seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/api-docs");
    await page.clock.pauseAt(Date.now() + 60_000);
    const copy = page.getByRole("button", { name: /^Cop/ }).first();
    await copy.click();
    await page.getByText("Copied!").waitFor();
    await page.clock.runFor(1800);
    expect(await copy.innerText()).toBe("Copied!");
    await page.clock.runFor(300);
    await expect.poll(() => copy.innerText()).toBe("Copy");
  });

  test.runIf(isWhole)(
    "copy without a secure context",
    async ({ page, browserContext, serverUrl }) => {
      await browserContext.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => {
        const { clipboard } = navigator;
        Reflect.set(window, "readClipboard", () => clipboard.readText());
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      await page.goto("/api-docs");
      await page.getByRole("button", { name: "Copy" }).nth(1).click();
      await page.getByText("Copied!").waitFor();
      const copied = await page.evaluate(() =>
        (Reflect.get(window, "readClipboard") as () => Promise<string>)(),
      );
      expect(copied).toBe(`${serverUrl}/api/v1`);
    },
  );

  test.runIf(isWhole)("say if a key can't be created", async ({ page, problems, serverUrl }) => {
    problems.expect(/status of 500/);
    await page.route("**/api/auth/api-token", (route) =>
      route.fulfill({ status: 500, json: { message: "No more keys" } }),
    );
    await signIn(page, serverUrl);
    await page.goto("/api-docs");
    await page.getByRole("button", { name: "Generate New Key" }).click();
    await getToast(page, "Error: Failed to generate new API token").waitFor();
  });

  test.runIf(isWhole)("show the response at Test API Now", async ({ page }) => {
    await page.goto("/api-docs");
    await page.getByRole("button", { name: "Test API Now" }).click();
    await page.getByText("The API is reachable", { exact: true }).waitFor();
    const answer: unknown = JSON.parse(
      await page.getByRole("region", { name: "Response", exact: true }).innerText(),
    );
    expect(answer).toMatchObject({ status: "success", version: "0.3.0" });
  });

  test.runIf(isWhole)(
    "say at Test API Now if the service can't be reached",
    async ({ page, problems }) => {
      problems.expect(/ERR_FAILED/);
      await page.route("**/api/v1/ping-jsonp*", (route) => route.abort());
      await page.goto("/api-docs");
      await page.getByRole("button", { name: "Test API Now" }).click();
      const notice = page.getByRole("note").filter({ hasText: "ConnectionError" });
      await notice.getByText("ConnectionError - Service is not reachable").waitFor();
      await notice.getByText(/Try JSONP/).waitFor();
    },
  );

  test.runIf(isWhole)("give up Test API Now after five seconds", async ({ page }) => {
    await page.clock.install();
    await page.route("**/api/v1/ping-jsonp*", () => {});
    await page.goto("/api-docs");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Test API Now" }).click();
    await page.clock.runFor(100);
    await page.getByRole("button", { name: "Testing..." }).waitFor();
    await page.clock.runFor(4700);
    expect(await page.getByRole("button", { name: "Testing..." }).count()).toBe(1);
    await page.clock.runFor(300);
    await page
      .getByText("Request timed out. The API may be unreachable from your browser.")
      .waitFor();
  });
});
