import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Post } from "@slideloom/core/document";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { createOwner, getSaveButton, signInAs } from "../library/library-page.ts";
import { getFooter, getStage, getToast, openWithPost, readDownload } from "./editor-page.ts";
import { readJson } from "./generation-page.ts";

type Page = Parameters<typeof getStage>[0];

const ask = (header: string, prompt: string) => ({
  header,
  description: [{ type: "text", value: prompt }],
  prompt,
});
const outline: Post = {
  title: "Learning git",
  content: [
    ask("What you will learn", "What will readers be able to do?"),
    { header: "Step 1", description: [{ type: "text", value: "Commit often." }] },
    ask("An example", "Where has this worked?"),
    ask("Try it", "Which exercise is short?"),
  ],
};
const getPrompts = (page: Page) => page.getByRole("region", { name: "Questions" });
const getNext = (page: Page) => getPrompts(page).getByRole("button", { name: "Next question" });
const readPost = async (page: Page) => JSON.parse(await readJson(page)) as Post;
const listOpen = async (page: Page) =>
  (await readPost(page)).content.map(({ prompt }) => prompt !== undefined);

describe("prompts", () => {
  test("are answered one by one by typing over them, until none is left", async ({ page }) => {
    await openWithPost(page, outline);
    await getStage(page).waitFor();
    for (const [index, answer] of ["Undo anything.", "At work.", "Make one commit."].entries()) {
      const left = index === 2 ? "1 question to answer" : `${3 - index} questions to answer`;
      await getPrompts(page).getByText(left, { exact: true }).waitFor();
      await getNext(page).focus();
      await page.keyboard.press("Enter");
      await getStage(page).getByRole("textbox").waitFor();
      await page.keyboard.type(answer);
      if (index === 2) await getPrompts(page).waitFor({ state: "hidden" });
      await page.keyboard.press("Control+Enter");
      await getStage(page).getByRole("textbox").waitFor({ state: "detached" });
    }
    await getPrompts(page).waitFor({ state: "detached" });
    expect(await getFooter(page).innerText()).toContain("Slide 4 of 4");
    const readHeaders = async () => (await readPost(page)).content.map(({ header }) => header);
    await expect
      .poll(readHeaders)
      .toEqual(["Undo anything.", "Step 1", "At work.", "Make one commit."]);
    const rows = page.getByRole("complementary", { name: "Content" });
    await rows.getByText("Commit often.", { exact: true }).waitFor();
    expect(await rows.getByText("Warnings").count()).toBe(0);
    expect(await listOpen(page)).toEqual([false, false, false, false]);

    await page.keyboard.press("Control+z");
    await getPrompts(page).getByText("1 question to answer", { exact: true }).waitFor();
    await expect.poll(() => listOpen(page)).toEqual([false, false, false, true]);
  });

  test.runIf(isWhole)(
    "can be skipped, and selected from their list and the command menu",
    async ({ page }) => {
      await openWithPost(page, outline);
      await getStage(page).waitFor();
      await getNext(page).click();
      await getStage(page).getByRole("textbox").waitFor();
      await getNext(page).click();
      await getFooter(page).getByText("Slide 3 of 4").waitFor();
      await getPrompts(page).getByText("3 questions to answer").click();
      await getPrompts(page)
        .getByRole("button", { name: "Slide 4: Which exercise is short?" })
        .click();
      await getFooter(page).getByText("Slide 4 of 4").waitFor();
      await getStage(page).getByRole("textbox").waitFor();
      await page.keyboard.press("Escape");
      expect(await listOpen(page)).toEqual([true, false, true, true]);

      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("answer next question");
      await page.keyboard.press("Enter");
      await getStage(page).getByRole("textbox").waitFor();
      await page.keyboard.type("Answered from the menu.");
      await page.keyboard.press("Control+Enter");
      await expect.poll(() => readJson(page)).toContain("Answered from the menu.");
      await getPrompts(page).getByText("2 questions to answer").waitFor();
    },
  );

  test.runIf(isWhole)(
    "are named by downloads, which continue, and are kept when the post is saved",
    async ({ page, serverUrl }) => {
      const owner = await createOwner(serverUrl);
      await signInAs(page, owner);
      await openWithPost(page, outline);
      await getStage(page).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download All Slides" }).click(),
      ]);
      expect((await readDownload(file)).length).toBeGreaterThan(1000);
      await getToast(page, "Success")
        .getByText("Slides 1, 3 and 4 have unanswered questions.")
        .waitFor();

      await getSaveButton(page).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await page.waitForURL(/\/create\/[\w-]+$/);
      await page.reload();
      await getPrompts(page).getByText("3 questions to answer").waitFor();
      const id = new URL(page.url()).pathname.replace("/create/", "");
      const saved = await owner.request<CarouselResponse>("GET", `/api/carousels/${id}`);
      expect(JSON.parse(saved.draft.jsonInput)).toEqual(outline);
    },
  );

  test.for(
    sampleCases(
      [
        ["light", 320],
        ["dark", 1400],
      ] as const,
      2,
    ),
  )(
    "in the %s theme at %i px axe-core finds no violations",
    async ([colorScheme, width], { page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openWithPost(page, outline);
      await getStage(page).waitFor();
      await getPrompts(page).getByText("3 questions to answer").click();
      await getPrompts(page)
        .getByRole("button", { name: /^Slide 4:/ })
        .waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await getNext(page).click();
      await getStage(page).getByRole("textbox").waitFor();
    },
  );
});
