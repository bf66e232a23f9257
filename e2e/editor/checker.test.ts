import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getChecker, getFooter, getStage, openChecker, openWithPost } from "./editor-page.ts";

const header = (name: string) => ({ header: name, description: [] });
const wordy = {
  title: "Tea",
  content: [
    header("Tea"),
    {
      header: "Long",
      description: [
        {
          type: "text",
          value: Array.from({ length: 14 }, (_, at) => `- Point ${at} of the list`).join("\n"),
        },
      ],
    },
  ],
};

describe("the checker", () => {
  test("counts, leads to each place, and mends with one click", async ({ page }) => {
    await openWithPost(page, wordy);
    await getStage(page).waitFor();
    const pane = await openChecker(page);
    expect(await findViolations(page)).toEqual([]);
    await pane.getByRole("button", { name: /only names a topic/ }).click();
    const title = page.getByRole("textbox", { name: /^Title/ });
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("Five rules for better green tea");
    await page.keyboard.press("Escape");
    await openChecker(page);
    await pane.getByText(/only names a topic/).waitFor({ state: "detached" });
    await pane.getByRole("button", { name: "Split into two" }).click();
    await page.getByRole("list", { name: "Slides" }).getByText("Long (2/2)").waitFor();
    await getChecker(page, /nothing to check$/).waitFor();
  });

  test("is a sheet on a phone of 320 px, without sideways scrolling", async ({ phone }) => {
    await phone.setViewportSize({ width: 320, height: 568 });
    await openWithPost(phone, wordy);
    await getStage(phone).waitFor();
    const pane = await openChecker(phone);
    expect(await findViolations(phone)).toEqual([]);
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await pane.getByRole("button", { name: /This slide has/ }).tap();
    await expect.poll(() => getFooter(phone).innerText()).toContain("Slide 2 of 2");
  });
});

test("an image without alt text leads to its field, beside the slide and in a phone's sheet", async ({
  page,
  phone,
  serverUrl,
}) => {
  const post = {
    title: "Five rules for better green tea",
    content: [
      header("Five rules for better green tea"),
      { ...header("The pot"), media: { url: `${serverUrl}/favicon.svg` } },
    ],
  };
  for (const shown of [page, phone]) {
    await openWithPost(shown, post, { enableMedia: true });
    await getStage(shown).waitFor();
    const pane = await openChecker(shown);
    await pane.getByRole("button", { name: /has no alt text/ }).click();
    const field = shown.getByRole("textbox", { name: "Alt text for slide 2" });
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await findViolations(shown)).toEqual([]);
    await shown.keyboard.type("A blue pot");
    await expect.poll(() => field.inputValue()).toBe("A blue pot");
  }
});

test("words are found, previewed and replaced in the whole post by keyboard", async ({ page }) => {
  await openWithPost(page, wordy);
  await getStage(page).waitFor();
  await page.keyboard.press("ControlOrMeta+Shift+h");
  const dialog = page.getByRole("dialog", { name: "Find and replace" });
  await dialog.getByRole("textbox", { name: "Find" }).waitFor();
  await page.keyboard.type("point");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Rule");
  await dialog.getByText("14 matches").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await getStage(page).waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+Shift+h");
  await page.keyboard.type("point");
  await dialog.getByText("14 matches").waitFor();
});
