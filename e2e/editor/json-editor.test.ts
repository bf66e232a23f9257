import { samplePostText } from "@slideloom/core/document";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { dropTextFile, getStage, getToast, openJsonEditor, readDownload } from "./editor-page.ts";
import { brokenTexts } from "./posts.ts";

describe("a dropped file", () => {
  test("replaces the text, and Undo restores it", async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    await dropTextFile(
      page,
      "post.json",
      '{"title":"Dropped","content":[{"header":"H","description":[]}]}',
    );
    await page.getByText("1 slide · no errors", { exact: true }).waitFor();
    await getToast(page, "File loaded").getByRole("button", { name: "Undo" }).click();
    await page.getByText("2 slides · no errors", { exact: true }).waitFor();
  });

  test.runIf(isWhole)("changes nothing if it is neither text nor an image", async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    await dropTextFile(page, "notes.bin", "Notes");
    await getToast(page, "Image not added").waitFor();
    expect(await page.getByText("2 slides · no errors", { exact: true }).count()).toBe(1);
  });
});

describe("the JSON editor", () => {
  test.runIf(isWhole)(
    "has a description, offers its actions and fits its window",
    async ({ page }) => {
      await page.goto("/create");
      const box = await openJsonEditor(page);
      const dialog = page.getByRole("dialog", { name: "JSON Editor" });
      expect(
        await dialog
          .getByText(
            "View and edit the JSON structure directly. Changes will be applied immediately.",
            { exact: true },
          )
          .count(),
      ).toBe(1);
      expect(await dialog.getByText("Paste or write your JSON here...").isVisible()).toBe(true);
      for (const name of ["Export JSON", "Format", "Format & Validate"]) {
        expect(await dialog.getByRole("button", { name, exact: true }).isDisabled()).toBe(true);
      }
      expect(await dialog.getByRole("button", { name: "Load Sample" }).isEnabled()).toBe(true);
      const size = await dialog.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { width, height };
      });
      expect(size).toEqual({ width: 700, height: 810 });
      const editor = await box.evaluate((element) => element.closest(".cm-editor")?.clientHeight);
      expect(editor).toBeGreaterThanOrEqual(398);
      expect(await page.getByRole("alert").count()).toBe(0);
    },
  );

  test.runIf(isWhole)("loads the sample, and the preview shows it at once", async ({ page }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getToast(page, "Sample Loaded").waitFor();
    expect(await box.innerText()).toContain('"title"');
    await page.keyboard.press("Escape");
    await getStage(page).waitFor();
    expect(await page.getByText("2 slides · no errors").isVisible()).toBe(true);
  });

  test.runIf(isWhole)("exports the text exactly as typed", async ({ page }) => {
    await page.goto("/create");
    await openJsonEditor(page);
    await page.getByRole("button", { name: "Load Sample" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export JSON" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("carousel-content.json");
    expect((await readDownload(download)).toString()).toBe(samplePostText);
    await getToast(page, "JSON Exported").waitFor();
  });

  test.runIf(isWhole)("formats with two spaces and keeps every value", async ({ page }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    await box.fill('{"title":"T","n":1e400,"content":[{"header":"H","description":[]}]}');
    await page.getByRole("button", { name: "Format", exact: true }).click();
    await getToast(page, "JSON Beautified").waitFor();
    expect(await box.innerText()).toContain('  "title": "T",');
    expect(await box.innerText()).toContain('"n": 1e400');
  });

  test("underlines an error at its position", async ({ page }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    await box.fill('{"title": 7, "content": []}');
    const marked = page.locator(".cm-lintRange-error").first();
    await marked.waitFor();
    expect(await marked.innerText()).toBe("7");
    const place = page.getByRole("alert").getByRole("button", { name: "Line 1, column 11" });
    await place.click();
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.runIf(isWhole)("lists warnings and still shows the post", async ({ page }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    await box.fill(
      '{"title":"T","hashtags":["plain"],"content":[{"header":"H","description":[{"type":"poem","value":"v"}]}]}',
    );
    const warnings = page.getByRole("dialog").getByRole("note");
    await warnings.getByText("Warnings").waitFor();
    expect(await warnings.getByRole("listitem").count()).toBe(2);
    await page.keyboard.press("Escape");
    await getStage(page).waitFor();
  });

  test("names each kind of syntax error and clears the preview", async ({ page }) => {
    await page.goto("/create");
    for (const [kind, text, message] of sampleCases(brokenTexts, 7)) {
      await (await openJsonEditor(page)).fill(samplePostText);
      await page.keyboard.press("Escape");
      await getStage(page).waitFor();
      const box = await openJsonEditor(page);
      await box.fill(text);
      const alert = page.getByRole("dialog").getByRole("alert");
      await alert.getByText("JSON Validation Error").waitFor();
      const told = await alert.innerText();
      expect(told, kind).toMatch(message);
      const place = (await alert.getByRole("button").innerText()).toLowerCase();
      expect(told.toLowerCase().split(place), kind).toHaveLength(2);
      await page.keyboard.press("Escape");
      await page.getByText("Enter valid JSON to see the preview.", { exact: true }).waitFor();
      expect(await getStage(page).count()).toBe(0);
      expect(await page.getByRole("button", { name: "Download All Slides" }).isDisabled()).toBe(
        true,
      );
      expect(await page.getByRole("complementary", { name: "Content" }).innerText()).toMatch(
        message,
      );
    }
  });

  test.runIf(isWhole)("names every error in slides, items and hashtags", async ({ page }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    const alert = page.getByRole("dialog").getByRole("alert");
    const slide = (fields: object) => ({ content: [{ header: "H", description: [], ...fields }] });
    const item = (fields: object) => slide({ description: [{ type: "text", ...fields }] });
    for (const [fields, message] of [
      [{ content: [null] }, "Slide 1"],
      [slide({ header: null }), "Slide 1: missing required field 'header'"],
      [slide({ header: 1 }), "Slide 1: 'header' must be a string"],
      [slide({ description: null }), "Slide 1: missing required field 'description'"],
      [slide({ description: "D" }), "Slide 1: 'description' must be an array"],
      [slide({ summary: 1 }), "Slide 1: 'summary' must be a string"],
      [slide({ description: [null] }), "Slide 1, item 1"],
      [item({ type: null, value: "V" }), "Slide 1, item 1: missing required field 'type'"],
      [item({ type: 1, value: "V" }), "Slide 1, item 1: 'type' must be a string"],
      [item({ value: 1 }), "Slide 1, item 1: 'value' must be a string"],
      [{ ...slide({}), hashtags: [1] }, "ashtag"],
    ] as const) {
      await box.fill(JSON.stringify({ title: "T", ...fields }));
      await expect.poll(() => alert.innerText()).toContain(message);
    }
  });

  test("closes on the first Escape while a toast is shown, and returns the focus", async ({
    page,
  }) => {
    await page.goto("/create");
    await openJsonEditor(page);
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getToast(page, "Sample Loaded").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const opener = page.getByRole("button", { name: "Edit JSON" });
    await expect
      .poll(() => opener.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test.runIf(isWhole)("restores with Undo what Load Sample replaced", async ({ page }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    await box.fill('{"mine": true}');
    await page.getByRole("button", { name: "Load Sample" }).click();
    await page.getByText("Find any").first().waitFor();
    await box.press("Control+z");
    await expect.poll(() => box.innerText()).toBe('{"mine": true}');
  });
});
