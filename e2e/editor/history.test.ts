import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getFooter, getStage, getToast, openJsonEditor, openWithPost } from "./editor-page.ts";
import { fiveSlides } from "./posts.ts";
import { readOutline } from "./slide-list.ts";

const getUndo = (page: Page) => page.getByRole("button", { name: /^Undo/ });
const getRedo = (page: Page) => page.getByRole("button", { name: /^Redo/ });

const readNames = async (page: Page) => [
  await getUndo(page).getAttribute("aria-label"),
  await getRedo(page).getAttribute("aria-label"),
];

async function open(page: Page, appearance: Record<string, unknown> = {}) {
  await openWithPost(page, fiveSlides, appearance);
  await getStage(page).waitFor();
}

function readLocalCopy(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("slideloom.draft") ?? "{}"));
}

describe("undo and redo", () => {
  test("cover text, order, design and media, and their buttons name the step", async ({ page }) => {
    await open(page, { mediaUrls: { 2: "/favicon.svg" } });
    expect(await readNames(page)).toEqual(["Undo", "Redo"]);
    expect(await getUndo(page).getAttribute("aria-disabled")).toBe("true");
    const outline = page.getByRole("list", { name: "Slides", exact: true });
    await outline.getByRole("button", { name: /Habit 3/ }).focus();
    await page.keyboard.press("Delete");
    await page.getByRole("radio", { name: "Elegant" }).click();
    await page.getByRole("radio", { name: "Single Post" }).click();
    expect(await readNames(page)).toEqual(["Undo: Change the content type", "Redo"]);
    await getUndo(page).click();
    expect(await page.getByRole("radio", { name: "Carousel Post" }).isChecked()).toBe(true);
    expect(await readNames(page)).toEqual([
      "Undo: Apply the Elegant template",
      "Redo: Change the content type",
    ]);
    await page.keyboard.press("Control+z");
    expect(await page.getByRole("radio", { name: "Elegant" }).isChecked()).toBe(false);
    await expect.poll(async () => (await readLocalCopy(page))["mediaUrls"]).toEqual({});
    await page.keyboard.press("Control+z");
    await expect.poll(() => readOutline(page)).toHaveLength(5);
    await expect
      .poll(async () => (await readLocalCopy(page))["mediaUrls"])
      .toEqual({ 2: "/favicon.svg" });
    expect(await readNames(page)).toEqual(["Undo", "Redo: Delete slide 3"]);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => readOutline(page)).toHaveLength(4);
    await page.keyboard.press("Control+y");
    expect(await page.getByRole("radio", { name: "Elegant" }).isChecked()).toBe(true);
    await getRedo(page).click();
    expect(await readNames(page)).toEqual(["Undo: Change the content type", "Redo"]);
  });

  test.runIf(isWhole)("keep the current slide, and announce what changed", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Go to slide 4" }).click();
    await page.keyboard.press("Control+d");
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 5 of 6");
    await page.keyboard.press("Control+z");
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 5 of 5");
    await expect
      .poll(() => page.locator("[aria-live]").allInnerTexts())
      .toContainEqual("Undone: Duplicate slide 4");
  });

  test.runIf(isWhole)(
    "apply to a text field's own typing first, and a focused button keeps the focus after the last step",
    async ({ page }) => {
      await open(page);
      await page.getByRole("radio", { name: "Bold" }).click();
      await page.getByRole("tab", { name: "Colors" }).click();
      const field = page.getByRole("textbox", { name: "Primary colour", exact: true });
      await field.focus();
      await page.keyboard.press("End");
      await page.keyboard.type("z");
      const typed = await field.inputValue();
      await page.keyboard.press("Control+z");
      expect(await field.inputValue()).not.toBe(typed);
      expect(await readNames(page)).toEqual(["Undo: Apply the Bold template", "Redo"]);
      await getUndo(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      expect(await readNames(page)).toEqual(["Undo", "Redo: Apply the Bold template"]);
      expect(await getUndo(page).evaluate((button) => button === document.activeElement)).toBe(
        true,
      );
    },
  );

  test.runIf(isWhole)(
    "apply to typing while the JSON editor is open, and to the post once it is closed",
    async ({ page }) => {
      await open(page);
      const before = (await readLocalCopy(page))["jsonInput"];
      const box = await openJsonEditor(page);
      await box.press("Control+End");
      await page.keyboard.type("   ");
      await box.press("Control+z");
      await page.keyboard.type("  ");
      await expect.poll(async () => (await readLocalCopy(page))["jsonInput"]).not.toBe(before);
      await page.getByRole("button", { name: "Load Sample" }).click();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect.poll(() => readOutline(page)).toHaveLength(2);
      expect(await readNames(page)).toEqual(["Undo: Load the sample", "Redo"]);
      await page.keyboard.press("Control+z");
      await expect.poll(() => readOutline(page)).toHaveLength(5);
      expect(await getUndo(page).getAttribute("aria-label")).toBe("Undo: Edit the JSON");
      await page.keyboard.press("Control+z");
      await expect.poll(async () => (await readLocalCopy(page))["jsonInput"]).toBe(before);
    },
  );

  test.runIf(isWhole)(
    "replacing a post with the sample can be undone from the toast",
    async ({ page }) => {
      await open(page);
      await openJsonEditor(page);
      await page.getByRole("button", { name: "Load Sample" }).click();
      await getToast(page, "Sample Loaded").getByRole("button", { name: "Undo" }).click();
      await page.keyboard.press("Escape");
      await expect.poll(() => readOutline(page)).toHaveLength(5);
    },
  );

  test.for(sampleCases([320, 390], 2))(
    "have their buttons in view at %s px, and their shortcuts in the list",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await page.getByRole("button", { name: "Settings", exact: true }).click();
      await page.getByRole("radio", { name: "Bold" }).click();
      await page.keyboard.press("Control+z");
      expect(await page.getByRole("radio", { name: "Bold" }).isChecked()).toBe(false);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await getRedo(page).click();
      expect(await readNames(page)).toEqual(["Undo: Apply the Bold template", "Redo"]);
    },
  );
});
