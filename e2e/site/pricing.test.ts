import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { signIn } from "./account.ts";

async function readSummary(page: Page): Promise<string> {
  return (await page.getByRole("main").getByRole("status").innerText()).replace(/\s+/g, " ");
}

describe("the pricing page", () => {
  test("shows the plan for each stop of the slider", async ({ page }) => {
    await page.goto("/pricing");
    const slider = page.getByRole("slider", { name: "Credits per month" });
    expect(await slider.getAttribute("aria-valuemin")).toBe("10");
    expect(await slider.getAttribute("aria-valuemax")).toBe("1000");
    await slider.focus();
    await page.keyboard.press("Home");
    const stops: number[] = [];
    for (let step = 0; step < 30; step += 1) {
      stops.push(Number(await slider.getAttribute("aria-valuenow")));
      await page.keyboard.press("ArrowRight");
    }
    const tens = Array.from({ length: 10 }, (_, index) => 10 * (index + 1));
    const fifties = [150, 200, 250, 300, 350, 400, 450, 500];
    const hundreds = [600, 700, 800, 900, 1000];
    expect([...new Set(stops)]).toEqual([...tens, ...fifties, ...hundreds]);
    expect(await readSummary(page)).toMatch(/^1,000 credits a month Enterprise \$299 \/ month/);
    await page.keyboard.press("ArrowLeft");
    expect(await readSummary(page)).toMatch(/^900 credits a month Enterprise \$279 \/ month/);
    await page.keyboard.press("Home");
    expect(await readSummary(page)).toMatch(/^10 credits a month Free \$0 \/ month/);
    await page.keyboard.press("End");
    expect(await slider.getAttribute("aria-valuenow")).toBe("1000");
  });

  test.for(
    sampleCases(
      [
        ["Free", 10, "$0"],
        ["Starter", 100, "$49"],
        ["Pro", 500, "$199"],
        ["Enterprise", 600, "$219"],
      ] as const,
      2,
    ),
  )("moves the slider with the card of %s to %i", async ([name, credits, price], { page }) => {
    await page.goto("/pricing");
    const card = page.getByRole("main").getByRole("button", { name, exact: true });
    await card.click();
    const slider = page.getByRole("slider");
    expect(await slider.getAttribute("aria-valuenow")).toBe(String(credits));
    expect(await readSummary(page)).toContain(
      `${credits} credits a month ${name} ${price} / month`,
    );
    expect(await card.getAttribute("aria-pressed")).toBe("true");
    expect(await page.getByText("Selected").count()).toBe(1);
  });

  test("links its buttons to sign-up with the plan, and says that nothing is charged", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await page.getByText("Example plans: you pay nothing here").waitFor();
    await page.getByRole("link", { name: "Choose Starter" }).click();
    await page.waitForURL("**/signup?plan=starter");
    await page.getByText("Starter plan", { exact: true }).waitFor();
  });

  test("marks the account's plan", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/pricing");
    await page.getByText("Your plan").waitFor();
  });
});
