import { json } from "node:stream/consumers";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getToast } from "../editor/editor-page.ts";
import { getAvatar, readToken, signIn } from "./account.ts";

describe("the account page", () => {
  test("signed out, offers to sign in and come back", async ({ page }) => {
    await page.goto("/account");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL("**/login?next=%2Faccount");
  });

  test("names are changed, and the avatar with them", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByLabel(/First name/).fill("Grace");
    await page.getByLabel(/Last name/).fill("Hopper");
    await page.getByRole("button", { name: "Save names" }).click();
    await getToast(page, "Names saved").waitFor();
    await expect.poll(() => getAvatar(page).innerText()).toBe("GH");
  });

  test("the password is changed, a wrong one is named", async ({ page, problems, serverUrl }) => {
    problems.expect(/status of 403/);
    const { password } = await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByLabel("Current password").fill("not this");
    await page.getByRole("textbox", { name: "New password" }).fill("secret34");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("The password is not correct").waitFor();
    await page.getByLabel("Current password").fill(password);
    await page.keyboard.press("Enter");
    await getToast(page, "Password changed").waitFor();
    await page.reload();
    await getAvatar(page).waitFor();
  });

  test("shows the plan and what the credits were spent on", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByText("10 of 10 credits left").waitFor();
    const history = page.getByRole("table", { name: /Changes of your credits/ });
    await history.getByText("Monthly credits").waitFor();
    expect(await history.getByRole("row").nth(1).innerText()).toMatch(/\+10\s+10$/);
  });

  test("a named key is made, shown once, used and revoked", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/account");
    const section = page.getByRole("region", { name: "Named keys" });
    await section.getByRole("button", { name: "Create key" }).click();
    await section.getByText("Please enter a name").waitFor();
    await section.getByLabel("Name", { exact: true }).fill("Zapier");
    await section.getByRole("checkbox", { name: /^generate/ }).uncheck();
    await section.getByRole("checkbox", { name: /^render/ }).uncheck();
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
    await item.getByText(/^read · made on .* · last used /).waitFor();
    expect(await page.content()).not.toContain(key);
    await item.getByRole("button", { name: "Revoke Zapier" }).click();
    await page.getByRole("button", { name: "Revoke the key" }).click();
    await getToast(page, "Key revoked").waitFor();
    await item.waitFor({ state: "detached" });
    expect(await ask()).toBe(401);
  });

  test("the data is exported", async ({ page, serverUrl }) => {
    const { email } = await signIn(page, serverUrl);
    await page.goto("/account");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export my data" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("slideloom-account.json");
    expect(await json(await file.createReadStream())).toMatchObject({ account: { email } });
  });

  test("the account is deleted after its password", async ({ page, problems, serverUrl }) => {
    problems.expect(/status of 403/);
    const { password } = await signIn(page, serverUrl);
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill("not this");
    await page.keyboard.press("Enter");
    await dialog.getByText("The password is not correct").waitFor();
    await dialog.getByLabel("Your password").fill(password);
    await page.keyboard.press("Enter");
    await getToast(page, "Account deleted").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    expect(await readToken(page)).toBeNull();
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
  });
});
