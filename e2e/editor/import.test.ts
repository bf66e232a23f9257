import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { dropTextFile, getStage, getToast, openJsonEditor, pasteText } from "./editor-page.ts";

const markdown = `# Calm **teams**

## Write it down

- Why
- Who

![A desk](/media/desk.png)

## Ship small

<div>raw</div>

#Teams`;

async function openWithSample(page: Page): Promise<void> {
  await page.goto("/create");
  await page.getByRole("button", { name: "Load Sample" }).click();
  await getStage(page).waitFor();
}

const getDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Import a post" });

async function readJson(page: Page): Promise<unknown> {
  const box = await openJsonEditor(page);
  const text = (await box.locator(".cm-line").allInnerTexts()).join("\n");
  await page.keyboard.press("Escape");
  return JSON.parse(text);
}

describe("importing", () => {
  test("a dropped Markdown file shows a preview of its slides, and is one undo step", async ({
    page,
  }) => {
    await openWithSample(page);
    await dropTextFile(page, "teams.md", markdown);
    const dialog = getDialog(page);
    await dialog.getByText("teams.md is Markdown: 2 slides.").waitFor();
    expect(await dialog.getByRole("region", { name: "Slides" }).innerText()).toMatch(
      /Calm teams\s+Write it down\s+Ship small/,
    );
    expect(await dialog.getByRole("region", { name: "Won't be imported" }).innerText()).toContain(
      "Slide 1: an image has no web address, so it isn't imported: /media/desk.png",
    );
    expect(await findViolations(page)).toEqual([]);
    await page.getByText("2 slides · no errors").waitFor();
    await dialog.getByRole("button", { name: "New carousel" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await readJson(page)).toEqual({
      title: "Calm ::teams::",
      hashtags: ["#Teams"],
      content: [
        { header: "Write it down", description: [{ type: "text", value: "- Why\n- Who" }] },
        { header: "Ship small", description: [] },
      ],
    });
    await page.keyboard.press("Control+z");
    expect(await readJson(page)).toMatchObject({ title: expect.not.stringContaining("Calm") });
  });

  test.runIf(isWhole)(
    "a table with unknown columns is rejected with a message that says how to name them",
    async ({ page }) => {
      await openWithSample(page);
      await dropTextFile(page, "table.csv", "x,y\n1,2");
      await getToast(page, "File not imported")
        .getByText(/In the first row, use “header” and “text”/)
        .waitFor();
      await page.getByText("2 slides · no errors").waitFor();
    },
  );

  test.runIf(isWhole)(
    "text pasted over the whole JSON opens the import dialog, a paste within it doesn't",
    async ({ page }) => {
      await openWithSample(page);
      const box = await openJsonEditor(page);
      await box.focus();
      await page.keyboard.press("Control+End");
      await pasteText(page, "\n# No import\n\ntext");
      await box.getByText("# No import").waitFor();
      expect(await getDialog(page).count()).toBe(0);
      await page.keyboard.press("Control+a");
      await pasteText(page, markdown);
      await getDialog(page).getByText("The text is Markdown: 2 slides.").waitFor();
      await getDialog(page).getByRole("button", { name: "Use this post" }).click();
      await box.getByText('"title": "Calm ::teams::",').waitFor();
      // Text that is no post is inserted like any pasted text.
      await box.focus();
      await page.keyboard.press("Control+a");
      await pasteText(page, '{"title": "Typed"}');
      await box.getByText('{"title": "Typed"}').waitFor();
    },
  );

  test("a post pasted outside all fields is imported: JSON at once, other formats after a preview", async ({
    page,
  }) => {
    await openWithSample(page);
    await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
    await pasteText(page, '{"title":"Pasted","content":[{"header":"H","description":[]}]}');
    await page.getByText("1 slide · no errors", { exact: true }).waitFor();
    await pasteText(
      page,
      JSON.stringify({
        slides: [
          { type: "starting_slide", heading: "Hook" },
          { type: "body_slide", heading: "Point", image: `${page.url()}/none.png` },
        ],
      }),
    );
    await getDialog(page).getByText("The text is PostNitro JSON: 2 slides.").waitFor();
    await getDialog(page).getByRole("button", { name: "Cancel" }).click();
    await pasteText(page, "just words");
    await page.getByText("1 slide · no errors", { exact: true }).waitFor();
  });

  test.runIf(isWhole)(
    "Import in the JSON editor accepts a file, on a narrow screen too",
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto("/create");
      await page.getByRole("button", { name: "Content", exact: true }).click();
      await openJsonEditor(page);
      const chooserOpens = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Import", exact: true }).click();
      const chooser = await chooserOpens;
      await chooser.setFiles({
        name: "teams.md",
        mimeType: "text/markdown",
        buffer: Buffer.from(markdown),
      });
      const dialog = getDialog(page);
      await dialog.getByText("teams.md is Markdown: 2 slides.").waitFor();
      const box = await dialog.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("dialog", { name: "JSON Editor" }).waitFor();
    },
  );
});
