import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";
import { dropTextFile, getStage, getToast, openJsonEditor, pasteText } from "./editor-page.ts";

/* Texts that take the Markdown parser quadratic time: minutes, if nobody ends it. */
const slowMarkdown = `# Notes\n\n${"_a".repeat(200_000)}`;
const slowText = "**a".repeat(130_000);

/** Steps of 50 ms that the page takes while it is free. At least this many fit in a text's limit of 5 seconds. */
const leastSteps = 20;

/** Counts the page's steps until the returned function is called. A page that stands still takes none. */
async function countSteps(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { steps: 0, timer: 0 };
    count.timer = window.setInterval(() => (count.steps += 1), 50);
    return count;
  });
  return () =>
    counter.evaluate(({ steps, timer }) => {
      clearInterval(timer);
      return steps;
    });
}

async function openWithSample(page: Page): Promise<void> {
  await page.goto("/create");
  await page.getByRole("button", { name: "Load Sample" }).click();
  await getStage(page).waitFor();
}

describe("a text that takes too long to parse", () => {
  test("as a file becomes plain paragraphs, and the page goes on meanwhile", async ({ page }) => {
    await openWithSample(page);
    const stop = await countSteps(page);
    await dropTextFile(page, "notes.md", slowMarkdown);
    await getToast(page, "Reading notes.md…").waitFor();
    const dialog = page.getByRole("dialog", { name: "Import a post" });
    await dialog.getByText(/took too long to parse, so we used its paragraphs/).waitFor();
    expect(await stop()).toBeGreaterThan(leastSteps);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("2 slides · no errors").waitFor();
  });

  test("is given up for a newer one, which is read at once", async ({ page }) => {
    await openWithSample(page);
    await dropTextFile(page, "slow.md", slowMarkdown);
    await getToast(page, "Reading slow.md…").waitFor();
    await dropTextFile(page, "quick.md", "# Calm teams\n\n## Ship small\n\nWords");
    const dialog = page.getByRole("dialog", { name: "Import a post" });
    await dialog.getByText("quick.md is Markdown: 1 slide.").waitFor();
  });

  test("over the post's JSON is offered as paragraphs, and the post stays", async ({ page }) => {
    await openWithSample(page);
    const box = await openJsonEditor(page);
    await box.press("ControlOrMeta+a");
    const stop = await countSteps(page);
    await pasteText(page, slowMarkdown);
    const dialog = page.getByRole("dialog", { name: "Import a post" });
    await dialog.getByText(/took too long to parse, so we used its paragraphs/).waitFor();
    expect(await stop()).toBeGreaterThan(leastSteps);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("2 slides · no errors").waitFor();
  });

  test("in the start field becomes slides of its beginning, and says so", async ({ page }) => {
    await page.goto("/create");
    const field = page.getByRole("textbox", { name: "Paste, drop or type anything" });
    await field.focus();
    const stop = await countSteps(page);
    await pasteText(page, slowText);
    const offer = page.getByRole("region", { name: "Recognised content" });
    await offer.getByText(/took too long, so the slides use only its beginning/).waitFor();
    expect(await stop()).toBeGreaterThan(leastSteps);
    expect((await field.inputValue()).length).toBe(slowText.length);
    await offer.getByRole("button", { name: /^Make \d+ slides?$/ }).click();
    await getStage(page).waitFor();
  });
});
