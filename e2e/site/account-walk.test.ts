import { expect, onTestFinished } from "vitest";
import type { Page } from "playwright-core";
import { isWhole } from "../../scripts/test-sample.mjs";
import { startPostgres } from "../../packages/server/src/db/postgres-server.fixture.ts";
import { test } from "../browser.ts";
import { getStage, getToast, openJsonEditor } from "../editor/editor-page.ts";
import { enterTopic, getGenerate } from "../editor/generation-page.ts";
import { getSaveButton, getSaveStatus } from "../library/library-page.ts";
import { startServer } from "../server.ts";
import { createTestAccount, getAvatar, readToken } from "./account.ts";

/** Returns the settings for a PostgreSQL server of this test; null if PostgreSQL isn't installed. */
function startDatabase(): Record<string, string> | null {
  const database = startPostgres(["fsync=off"]);
  if (typeof database === "string") {
    console.warn(`\nSKIPPED: a whole account on PostgreSQL, since ${database}.\n`);
    return null;
  }
  onTestFinished(database.stop);
  return {
    DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(database.socketDir)}`,
    APP_SECRET: "a secret for tests, long enough 1",
  };
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** Checks that the editor shows the post about zebra crossings. */
async function expectZebras(page: Page): Promise<void> {
  await getStage(page).waitFor();
  expect(await (await openJsonEditor(page)).innerText()).toMatch(/zebra crossings/i);
  await page.keyboard.press("Escape");
}

test.runIf(isWhole).for(["sqlite", "postgres"] as const)(
  "a person (%s) registers, generates, saves, reloads, signs out, signs in elsewhere, resets the password and deletes the account",
  async (engine, { page, problems, browser, skip }) => {
    problems.expect(/status of 401/);
    const settings = engine === "postgres" ? startDatabase() : {};
    if (settings === null) return skip();
    const server = await startServer(settings);
    onTestFinished(server.stop);
    const account = createTestAccount();

    await page.goto(`${server.url}/signup?plan=pro`);
    await page.getByLabel("Username").fill(account.username);
    await logIn(page, account.email, account.password);
    await page.getByText("Your account has been created successfully").first().waitFor();
    await page.getByText("Credits: 10", { exact: true }).waitFor();

    await page.goto(`${server.url}/create`);
    await enterTopic(page, "Zebra crossings");
    await getGenerate(page).click();
    await getToast(page, "Content Generated").waitFor();
    await page.getByText("Credits: 9", { exact: true }).waitFor();
    await getStage(page).waitFor();
    await page.reload();
    await getStage(page).waitFor();
    await getSaveButton(page).click();
    const saving = page.getByRole("dialog", { name: "Save to My Carousels" });
    await saving.getByRole("textbox", { name: "Title" }).fill("My zebras");
    await saving.getByRole("button", { name: "Save" }).click();
    await page.waitForURL("**/create/*");
    await getSaveStatus(page, "Saved").waitFor();
    await page.reload();
    await expectZebras(page);
    await page.getByText("Credits: 9", { exact: true }).waitFor();
    await page.goto(`${server.url}/my-carousels`);
    await page.getByRole("article", { name: "My zebras" }).waitFor();

    await getAvatar(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("link", { name: "Log in" }).waitFor();
    expect(await readToken(page)).toBeNull();

    const elsewhere = await browser.newContext({ baseURL: server.url });
    onTestFinished(() => elsewhere.close());
    const other = await elsewhere.newPage();
    await other.goto("/login");
    await logIn(other, account.email, account.password);
    await getAvatar(other).waitFor();
    await other.goto("/my-carousels");
    await other.getByRole("article", { name: "My zebras" }).getByRole("link").click();
    await expectZebras(other);
    await other.getByRole("button", { name: "Share", exact: true }).click();
    await other.getByRole("button", { name: "Create link" }).click();
    const link = await other.getByRole("textbox", { name: "Link" }).inputValue();
    await other.goto("/account");
    const history = other.getByRole("table", { name: /Credit history/ });
    await expect.poll(() => history.getByRole("row").nth(1).innerText()).toMatch(/[-−]1\s+9$/);

    await page.goto(`${server.url}/forgot-password`);
    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("button", { name: "Send link" }).click();
    const readLink = () => /\/reset-password#token=[\w-]+/.exec(server.output.stderr)?.[0];
    await expect.poll(readLink).toBeDefined();
    await page.goto(server.url + readLink());
    await page
      .getByText(
        /signed out everywhere, and your API keys, connected programs and webhooks will be deleted/,
      )
      .waitFor();
    await page.getByRole("textbox", { name: "New password" }).fill("another one");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/login");

    // The password change ended the session in the other browser.
    await other.goto(link);
    await other.getByRole("heading", { level: 1, name: "My zebras" }).waitFor();
    // The page reloads when it notices the end of its session.
    await other.waitForLoadState("networkidle");
    await other.goto("/account");
    await other.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor();
    await logIn(page, account.email, "another one");
    await getAvatar(page).waitFor();
    await page.goto(`${server.url}/account`);
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("dialog").getByLabel("Your password").fill("another one");
    await page.keyboard.press("Enter");
    await getToast(page, "Account deleted").waitFor();
    await other.goto(link);
    await other.getByRole("heading", { name: "This link doesn't work" }).waitFor();
    await page.goto(`${server.url}/login`);
    await logIn(page, account.email, "another one");
    await getToast(page, "Login failed").getByText("Invalid email or password").waitFor();
  },
);
