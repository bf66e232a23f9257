import { json } from "node:stream/consumers";
import { describe, expect } from "vitest";
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
