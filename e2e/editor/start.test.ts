import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getStage, pasteText } from "./editor-page.ts";

const prose = `Last winter our deck oven died in the middle of the week. We had forty orders for Saturday and no way to bake them.

The repair would take three weeks. A neighbour offered us her pizza oven, which holds six loaves at a time.

We baked from two in the morning until noon. We sold 212 loaves that Saturday, more than ever before.

So keep a plan for the day your most important machine fails. Write it down before you need it.`;

const getField = (page: Page): Locator =>
  page.getByRole("textbox", { name: "Paste, drop or type anything" });
const getOffer = (page: Page): Locator => page.getByRole("region", { name: "Recognised content" });

async function pasteOnPage(page: Page, text: string): Promise<void> {
  await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
  await pasteText(page, text);
}

describe("the empty editor", () => {
  test("makes slides from pasted prose in one click", async ({ page }) => {
    await page.goto("/create");
    await getField(page).waitFor();
    await pasteOnPage(page, prose);
    const offer = getOffer(page);
    await offer.getByText(/^Text, \d+ words$/).waitFor();
    expect(await getField(page).inputValue()).toBe(prose);
    expect(await offer.getByRole("listitem").count()).toBeGreaterThan(3);
    expect(await findViolations(page)).toEqual([]);
    await offer.getByRole("button", { name: /^Make \d slides$/ }).click();
    await getStage(page).waitFor();
    await page.getByText(/^\d slides made$/).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Slide preview");
    const region = page.locator("[aria-live=polite]");
    await region.filter({ hasText: /^Slide 1 of \d: \S/ }).waitFor({ state: "attached" });
    await page.keyboard.press("Control+z");
    await getField(page).waitFor();
  });

  test.for(
    sampleCases(
      [
        ["light", 1440],
        ["dark", 390],
        ["light", 320],
        ["dark", 1440],
      ] as const,
      2,
    ),
  )(
    "in the %s theme at %i px keeps its text after a reload, and axe-core finds no violations",
    async ([colorScheme, width], { page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/create");
      await page.getByRole("button", { name: "Load Sample" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await getField(page).fill(prose);
      await getOffer(page).getByRole("listitem").first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.reload();
      await getOffer(page).getByRole("listitem").first().waitFor();
      expect(await getField(page).inputValue()).toBe(prose);
    },
  );

  test("makes an outline from a topic by keyboard, without the server", async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).waitFor();
    await page.route("**/api/**", (route) => route.abort());
    await getField(page).focus();
    await page.keyboard.type("Tiny pull requests");
    await page.keyboard.press("Enter");
    await getStage(page).waitFor();
    await page.getByText("8 slides · no errors", { exact: true }).waitFor();
  });
});

describe("pasting prose into an open post", () => {
  test("adds slides after the current one, and Undo removes them", async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    await pasteOnPage(page, prose);
    const dialog = page.getByRole("dialog", { name: "Make slides from this content" });
    await dialog.getByText(/^Text, \d+ words$/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByText("2 slides · no errors", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Insert after slide 1" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(/^\d slides inserted after slide 1$/).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await page.getByText("2 slides · no errors", { exact: true }).waitFor();
  });

  test.runIf(isWhole)("starts a new carousel on request", async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    await pasteOnPage(page, prose);
    await page.getByRole("dialog").getByRole("button", { name: "New carousel" }).click();
    await page.getByText(/^\d slides made$/).waitFor();
  });
});
