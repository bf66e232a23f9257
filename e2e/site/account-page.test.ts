import { json } from "node:stream/consumers";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getToast } from "../editor/editor-page.ts";
import { getAvatar, readToken, signIn } from "./account.ts";

describe("the account page", () => {
  test("asks a visitor to sign in, and returns afterwards", async ({ page }) => {
    await page.goto("/account");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL("**/login?next=%2Faccount");
  });

  test.runIf(isWhole)("changes names, and the avatar with them", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByLabel(/First name/).fill("Grace");
    await page.getByLabel(/Last name/).fill("Hopper");
    await page.getByRole("button", { name: "Save name" }).click();
    await getToast(page, "Name saved").waitFor();
    await expect.poll(() => getAvatar(page).innerText()).toBe("GH");
  });

  test("changes the password, and rejects a wrong current password with a message", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/status of 403/);
    const { password } = await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByLabel("Current password").fill("not this");
    await page.getByRole("textbox", { name: "New password" }).fill("secret34");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your current password isn't correct").waitFor();
    await page.getByLabel("Current password").fill(password);
    await page.keyboard.press("Enter");
    await getToast(page, "Password changed").waitFor();
    await page.reload();
    await getAvatar(page).waitFor();
  });

  test.runIf(isWhole)(
    "keeps API keys, connected programs and webhooks after a password change, unless asked to remove them",
    async ({ page, serverUrl }) => {
      const { password } = await signIn(page, serverUrl);
      await page.goto("/account");
      const keys = page.getByRole("region", { name: "API keys" });
      await keys.getByLabel("Name", { exact: true }).fill("Zapier");
      await page.keyboard.press("Enter");
      const key = await keys.getByRole("status").locator("code").innerText();
      const ask = async () =>
        (await fetch(`${serverUrl}/api/v1/credits`, { headers: { "X-API-Token": key } })).status;
      const form = page.getByRole("form", { name: "Change password" });
      const change = async (from: string, to: string) => {
        await form.getByLabel("Current password").fill(from);
        await form.getByRole("textbox", { name: "New password" }).fill(to);
        await page.keyboard.press("Enter");
      };
      const ending = form.getByRole("checkbox", {
        name: /^Also delete all API keys, connected programs and webhooks/,
      });
      expect(await ending.isChecked()).toBe(false);
      await change(password, "secret34");
      await getToast(page, "Password changed")
        .getByText(/API keys, connected programs and webhooks still work/)
        .waitFor();
      expect(await ask()).toBe(200);

      await ending.check();
      await change("secret34", "secret56");
      const ended = getToast(page, "Password changed");
      await ended
        .getByText(/API keys, connected programs and webhooks have been deleted/)
        .waitFor();
      await keys.getByRole("listitem").waitFor({ state: "detached" });
      expect(await ask()).toBe(401);
      expect(await ending.isChecked()).toBe(false);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test.runIf(isWhole)("shows the plan and the credits spent", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByText("10 of 10 credits left").waitFor();
    const history = page.getByRole("table", { name: /Credit history/ });
    await history.getByText("Monthly credits").waitFor();
    expect(await history.getByRole("row").nth(1).innerText()).toMatch(/\+10\s+10$/);
  });

  test("creates an API key, shows it once, and revokes it after use", async ({
    page,
    serverUrl,
  }) => {
    await signIn(page, serverUrl);
    await page.goto("/account");
    const section = page.getByRole("region", { name: "API keys" });
    await section.getByRole("button", { name: "Create key" }).click();
    await section.getByText("Enter a name").waitFor();
    await section.getByLabel("Name", { exact: true }).fill("Zapier");
    for (const scope of [/^generate/, /^render/, /^write/, /^publish/]) {
      await section.getByRole("checkbox", { name: scope }).uncheck();
    }
    await page.keyboard.press("Enter");
    const made = section.getByRole("status");
    const key = await made.locator("code").innerText();
    expect(key).toMatch(/^sl_[\w-]{43}$/);
    expect(await findViolations(page)).toEqual([]);
    const ask = async () =>
      (await fetch(`${serverUrl}/api/v1/credits`, { headers: { "X-API-Token": key } })).status;
    expect(await ask()).toBe(200);

    await page.reload();
    const item = section.getByRole("listitem");
    await item.getByText(`sl_…${key.slice(-4)}`).waitFor();
    await item.getByText(/^read · created .* · last used /).waitFor();
    expect(await page.content()).not.toContain(key);
    await item.getByRole("button", { name: "Revoke Zapier" }).click();
    await page.getByRole("button", { name: "Revoke key" }).click();
    await getToast(page, "Key revoked").waitFor();
    await item.waitFor({ state: "detached" });
    expect(await ask()).toBe(401);
  });

  test("adds, tests and deletes a webhook, and lists its deliveries", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/status of 400/);
    await signIn(page, serverUrl);
    // Intercepted, because tests call no addresses on the internet.
    let tests = 0;
    await page.route("**/api/webhooks/*/test", (route) => {
      tests += 1;
      return route.fulfill({ status: 202 });
    });
    await page.goto("/account");
    const section = page.getByRole("region", { name: "Webhooks" });
    const address = section.getByLabel("URL");
    await address.fill("http://127.0.0.1/hook");
    await page.keyboard.press("Enter");
    await section.getByText(/a server on the public web/).waitFor();
    await address.fill("https://93.184.215.14/hook");
    await section.getByRole("checkbox", { name: /^credits.low/ }).uncheck();
    await page.keyboard.press("Enter");
    const item = section.getByRole("list", { name: "Your webhooks" }).getByRole("listitem");
    await item.getByText("https://93.184.215.14/hook").waitFor();
    await item.getByText("carousel.completed, carousel.failed").waitFor();
    await item.getByRole("button", { name: "Send test event" }).click();
    await getToast(page, "Sending test event").waitFor();
    expect(tests).toBe(1);

    const delivery = {
      id: "msg_1",
      url: "https://93.184.215.14/hook",
      event: "carousel.completed",
      createdAt: "2026-03-01T12:00:00.000Z",
      attempts: 8,
      outcome: "503",
      deliveredAt: null,
      nextAttemptAt: null,
    };
    await page.route("**/api/webhooks", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), deliveries: [delivery] },
      });
    });
    const resent = page.waitForRequest("**/api/webhook-deliveries/msg_1/resend");
    await page.route("**/api/webhook-deliveries/*/resend", (route) =>
      route.fulfill({ status: 202 }),
    );
    await page.reload();
    await section.getByText("Failed after 8 attempts (503). We won't try again.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await section.getByRole("button", { name: "Resend carousel.completed" }).click();
    await resent;
    await getToast(page, "Resending event").waitFor();
    await item.getByRole("button", { name: "Delete" }).click();
    await getToast(page, "Webhook deleted").waitFor();
    await item.waitFor({ state: "detached" });
  });

  test.runIf(isWhole)("exports the account's data", async ({ page, serverUrl }) => {
    const { email } = await signIn(page, serverUrl);
    await page.goto("/account");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export data" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("slideloom-account.json");
    expect(await json(await file.createReadStream())).toMatchObject({ account: { email } });
  });

  test("deletes the account after asking for its password", async ({
    page,
    problems,
    serverUrl,
  }) => {
    problems.expect(/status of 403/);
    const { password } = await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill("not this");
    await page.keyboard.press("Enter");
    await dialog.getByText("Your current password isn't correct").waitFor();
    await dialog.getByLabel("Your password").fill(password);
    await page.keyboard.press("Enter");
    await getToast(page, "Account deleted").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    expect(await readToken(page)).toBeNull();
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
  });
});
