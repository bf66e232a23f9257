import { buildUrl } from "@slideloom/core/contract/routes";
import type { Locator, Page } from "playwright-core";
import { test as base } from "../browser.ts";
import { type ServerProcess, startServer } from "../server.ts";
import { unfold } from "./editor-page.ts";

/** A test with a separate server with these settings, shared by the file's tests. */
export function createServerTest(settings: () => Promise<Record<string, string>>) {
  return base.extend<{ server: ServerProcess; serverUrl: string }>({
    server: [
      async ({}, use) => {
        const server = await startServer(await settings());
        await use(server);
        await server.stop();
      },
      { scope: "file" },
    ],
    serverUrl: [
      async ({ server }, use) => {
        await use(server.url);
      },
      { scope: "file" },
    ],
  });
}

export function getForm(page: Page): Locator {
  return page.getByRole("form", { name: "Generate Content" });
}

export function getGenerate(page: Page): Locator {
  return getForm(page).getByRole("button", { name: "Generate", exact: true });
}

/** Opens the generation form, which collapses once there is a post, and fills in the topic. */
export async function enterTopic(page: Page, topic: string): Promise<void> {
  await unfold(page, "Generate Content");
  await getForm(page).getByRole("textbox", { name: "Topic" }).fill(topic);
}

/** Returns the post's text from the page's local copy, once it exists. */
export async function readJson(page: Page): Promise<string> {
  const kept = await page.waitForFunction(() => {
    // The key of an account's local copy contains its id.
    const key = Object.keys(localStorage).find((name) => /^slideloom(@[^.]+)?\.draft$/.test(name));
    const copy: unknown = JSON.parse(localStorage.getItem(key ?? "") ?? "{}");
    return Reflect.get(Object(copy), "jsonInput");
  });
  return String(await kept.jsonValue());
}

let people = 0;

/** Registers an account and signs the page in. */
export async function signIn(page: Page, serverUrl: string): Promise<string> {
  people += 1;
  const username = `grace-${process.pid}-${people}`;
  const answer = await fetch(serverUrl + buildUrl("register"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, email: `${username}@example.com`, password: "correct horse" }),
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  return token;
}

export async function countCredits(serverUrl: string, token: string): Promise<number> {
  const answer = await fetch(serverUrl + buildUrl("getCredits"), {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { credits: number }).credits;
}
