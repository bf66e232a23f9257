import { expect } from "vitest";
import { test } from "./browser.ts";

test("the editor's page loads without errors", async ({ page }) => {
  const answer = await page.goto("/create");
  expect(answer?.status()).toBe(200);
  expect(await page.title()).toMatch(/carousel/i);
});

test("an unknown path shows a page with status 404", async ({ page, problems }) => {
  // The browser logs the page's status as an error.
  problems.expect(/status of 404 .*\/no-such-page/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  expect(await page.locator("body").innerText()).not.toBe("");
});

test("ping responds to a request from the product's own page", async ({ page }) => {
  await page.goto("/create");
  const answer = await page.evaluate(async () => (await fetch("/api/v1/ping")).json());
  expect(answer).toMatchObject({ status: "success", version: "0.3.0" });
});
