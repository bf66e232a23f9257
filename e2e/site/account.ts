import { randomBytes } from "node:crypto";
import { buildUrl, type AuthResponse } from "@slideloom/core/contract";
import type { Locator, Page } from "playwright-core";

export interface TestAccount {
  username: string;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

/** An account that nobody has yet. */
export function createTestAccount(fields: Partial<TestAccount> = {}): TestAccount {
  const name = `ana${randomBytes(6).toString("hex")}`;
  return { username: name, email: `${name}@example.com`, password: "secret12", ...fields };
}

/** Registers it with the server, without a page. */
export async function registerAccount(
  serverUrl: string,
  fields?: Partial<TestAccount>,
): Promise<TestAccount & { token: string }> {
  const account = createTestAccount(fields);
  const response = await fetch(serverUrl + buildUrl("register"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const { token } = (await response.json()) as AuthResponse;
  return { ...account, token };
}

/** The API key of somebody new. */
export async function createKey(serverUrl: string): Promise<string> {
  const { token } = await registerAccount(serverUrl);
  const response = await fetch(serverUrl + buildUrl("replaceAccountKey"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { apiToken: string }).apiToken;
}

/** Opens pages of this browser as somebody who is signed in. */
export async function signIn(
  page: Page,
  serverUrl: string,
  fields?: Partial<TestAccount>,
): Promise<TestAccount> {
  const { token, ...account } = await registerAccount(serverUrl, fields);
  await page.addInitScript((value) => {
    if (localStorage.getItem("test.signed-in")) return;
    localStorage.setItem("test.signed-in", "yes");
    localStorage.setItem("auth_token", value);
  }, token);
  return account;
}

export function readToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("auth_token"));
}

/** The header's button that opens the account's menu; there once somebody is signed in. */
export function getAvatar(page: Page): Locator {
  return page.getByRole("button", { name: "Account menu" });
}
