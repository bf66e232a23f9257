import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import {
  expectRedraw,
  localCopyKey,
  getFooter,
  getStage,
  getToast,
  openJsonEditor,
  openWithPost,
  readCanvas,
} from "./editor-page.ts";
import { arabicPost, fifteenSlides, threeSlides } from "./posts.ts";

describe("the local copy", () => {
  test("is restored after a reload: text, design, size preset, current slide", async ({ page }) => {
    await openWithPost(page, fifteenSlides);
    await getStage(page).waitFor();
    await expectRedraw(page, () => page.getByRole("radio", { name: "Bold" }).click());
    await page.getByRole("combobox", { name: "Carousel Format" }).click();
    await expectRedraw(page, () => page.getByRole("option", { name: /Instagram.*1:1/ }).click());
    await expectRedraw(page, () => page.getByRole("button", { name: "Go to slide 5" }).click());
    await page.getByText("Saved in this browser").waitFor();
    // The preview may first show slide 1 in the new size.
    await getStage(page).getByRole("button", { name: "Header of slide 5" }).waitFor();
    const before = await readCanvas(page);
    await page.reload();
    await expect.poll(() => getFooter(page).innerText()).toBe("Slide 5 of 15 • Instagram format");
    await getStage(page).waitFor();
    await expect.poll(async () => (await readCanvas(page)).hash).toBe(before.hash);
    expect(await page.getByRole("radio", { name: "Bold" }).isChecked()).toBe(true);
  });

  test("is restored after a reload right after typing, even if the JSON is invalid", async ({
    page,
  }) => {
    await page.goto("/create");
    const box = await openJsonEditor(page);
    await box.fill('{"title": "half');
    await page.reload();
    const again = await openJsonEditor(page);
    expect(await again.innerText()).toBe('{"title": "half');
  });

  test.for(
    sampleCases(["{not json", '{"version": 99, "jsonInput": "x"}', '{"version": 1}', "null"], 4),
  )("keeps corrupt data aside and reports it: %s", async (corrupt, { page }) => {
    await page.addInitScript(
      ([key, text]) => {
        if (!localStorage.getItem("test.seeded")) localStorage.setItem(key, text);
        localStorage.setItem("test.seeded", "yes");
      },
      [localCopyKey, corrupt] as const,
    );
    await page.goto("/create");
    await getToast(page, "We couldn't open your draft").waitFor();
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    await page.getByText("Saved in this browser").waitFor();
    await page.reload();
    await getStage(page).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("slideloom.draft.set-aside-1"));
    expect(kept).toBe(corrupt);
  });

  test.runIf(isWhole)(
    "replaces an unknown design value by its default with a warning, and keeps the original",
    async ({ page }) => {
      await openWithPost(page, threeSlides, { design: { headerStyle: "blink" } });
      await getToast(page, "Some design settings weren't loaded").waitFor();
      const kept = await page.evaluate(() => localStorage.getItem("slideloom.draft.set-aside-1"));
      expect(kept).toContain("blink");
    },
  );

  test("reports full storage once, and the page keeps all work", async ({ page }) => {
    await page.goto("/create");
    await page.evaluate(() => {
      Reflect.set(window, "writes", 0);
      Storage.prototype.setItem = () => {
        Reflect.set(window, "writes", Reflect.get(window, "writes") + 1);
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.getByRole("button", { name: "Load Sample" }).click();
    const toast = getToast(page, "Not saved in this browser");
    await toast.waitFor();
    await toast.getByRole("button", { name: "Dismiss" }).click();
    const countWrites = () => page.evaluate(() => Number(Reflect.get(window, "writes")));
    const before = await countWrites();
    await page.getByRole("radio", { name: "Single Post" }).click();
    await expect.poll(countWrites).toBeGreaterThan(before);
    expect(await toast.count()).toBe(0);
    await getStage(page).waitFor();
    await page.getByText("Not saved", { exact: true }).waitFor();
  });

  test("changed by a second tab is noticed, and nothing is overwritten without asking", async ({
    page,
  }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? "", localCopyKey);
    await page.getByRole("radio", { name: "Bold" }).click();
    await expect.poll(stored).toContain('"bold"');
    const other = await page.context().newPage();
    await other.goto("/create");
    await getStage(other).waitFor();
    const box = await openJsonEditor(other);
    await box.fill(JSON.stringify(arabicPost));
    await other.keyboard.press("Escape");

    const notice = page.getByRole("alert").filter({ hasText: "changed in another tab" });
    await notice.waitFor();
    await page.getByRole("radio", { name: "Elegant" }).click();
    await page.waitForTimeout(600);
    expect(await stored()).toContain("كيف");
    await notice.getByRole("button", { name: "Keep this version" }).click();
    await expect.poll(stored).toContain("Fifteen");

    const otherNotice = other.getByRole("alert").filter({ hasText: "changed in another tab" });
    await otherNotice.waitFor();
    await otherNotice.getByRole("button", { name: "Use the other version" }).click();
    await expect.poll(() => getFooter(other).innerText()).toContain("of 3");
    await otherNotice.waitFor({ state: "detached" });
    expect(await notice.count()).toBe(0);
  });
});
