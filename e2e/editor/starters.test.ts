import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getStage } from "./editor-page.ts";

describe("finished posts to start from", () => {
  test("are found by goal and word, looked at, and opened in their template as one undo step", async ({
    page,
  }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Start from a post" }).click();
    const dialog = page.getByRole("dialog", { name: "Start from a post" });
    await dialog.getByText("40 posts").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("combobox", { name: "Goal" }).selectOption("Teach something");
    await dialog.getByRole("searchbox", { name: "Search posts" }).fill("ring");
    await dialog.getByText("1 post", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: /Find a ring size/ }).click();
    await dialog.getByRole("heading", { name: "Replace with your own" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "All posts" }).click();
    await dialog.getByText("1 post", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: /Find a ring size/ }).click();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByText(/^Replace: Your sizes/).waitFor();
    await getStage(page).waitFor();
    await page.getByRole("list", { name: "Slides" }).getByText("Ask the sister").waitFor();
    await page.keyboard.press("ControlOrMeta+z");
    await page.getByRole("button", { name: "Start from a post", exact: true }).waitFor();
  });

  test("are opened from My Carousels, and fit a phone of 320 px", async ({ phone }) => {
    await phone.setViewportSize({ width: 320, height: 568 });
    await phone.goto("/my-carousels");
    await phone.getByRole("link", { name: "Start from a post" }).first().tap();
    const dialog = phone.getByRole("dialog", { name: "Start from a post" });
    await dialog.getByRole("searchbox", { name: "Search posts" }).fill("xylophone");
    await dialog.getByText("No posts match.").waitFor();
    await dialog.getByRole("button", { name: "Show all" }).tap();
    await dialog.getByText("40 posts").waitFor();
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await findViolations(phone)).toEqual([]);
    await phone.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(new URL(phone.url()).search).toBe("");
  });
});
