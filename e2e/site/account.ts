import { randomBytes } from "node:crypto";
import { buildUrl } from "@slideloom/core/contract/routes";
import type { AuthResponse } from "@slideloom/core/contract/account";
import type { Locator, Page } from "playwright-core";

export interface TestAccount {
  username: string;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

/** A new account's data, not yet registered. */
export function createTestAccount(fields: Partial<TestAccount> = {}): TestAccount {
  const name = `ana${randomBytes(6).toString("hex")}`;
  return { username: name, email: `${name}@example.com`, password: "secret12", ...fields };
}

/** Registers the account through the API, without a page. */
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

export async function createKey(serverUrl: string): Promise<string> {
  const { token } = await registerAccount(serverUrl);
  const response = await fetch(serverUrl + buildUrl("replaceAccountKey"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { apiToken: string }).apiToken;
}

/** Opens pages of this browser as a signed-in user. */
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

/** The header's account menu button; visible when signed in. */
export function getAvatar(page: Page): Locator {
  return page.getByRole("button", { name: "Account menu" });
}
