import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getStage, openWithPost } from "./editor-page.ts";
import { threeSlides } from "./posts.ts";

const getTooltip = (page: Page) => page.getByRole("tooltip");

async function isFocused(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

async function open(page: Page, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
}

describe("the tooltip of a control", () => {
  test("is shown when Tab or an arrow key moves the focus to it, and hidden when the focus leaves", async ({
    page,
  }) => {
    await open(page);
    const next = page.getByRole("button", { name: "Rewrite the post" });
    await page.getByRole("button", { name: "Commands" }).focus();
    expect(await getTooltip(page).count()).toBe(0);
    await page.keyboard.press("Tab");
    await getTooltip(page).waitFor();
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => getTooltip(page).innerText()).toMatch(/^Commands/);
    const thumbnails = page.getByRole("list", { name: "Thumbnails" });
    await thumbnails.getByRole("button", { name: /^Slide 1:/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => getTooltip(page).innerText()).toMatch(/^Slide 2:/);
  });

  test.for(
    sampleCases(
      [
        ["Commands", 1440],
        ["Slides", 390],
        ["Settings", 390],
        ["Content", 390],
      ] as const,
      4,
    ),
  )(
    "isn't shown when a closed dialog returns the focus (%s at %i px)",
    async ([name, width], { page }) => {
      await open(page, width);
      const button = page.getByRole("button", { name, exact: true });
      for (const start of [() => button.click(), () => button.press("Enter")]) {
        await start();
        await page.getByRole("dialog").waitFor();
        await page.mouse.move(2, 2);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await isFocused(page, name);
        // Longer than the delay before a tooltip opens.
        await page.waitForTimeout(800);
        expect(await getTooltip(page).count()).toBe(0);
      }
    },
  );
});
