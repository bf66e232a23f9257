import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getChecker, getStage, openJsonEditor, openWithPost } from "./editor-page.ts";
import { overfullPost, threeSlides } from "./posts.ts";

type Page = Parameters<typeof getStage>[0];

function readSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

describe("the page", () => {
  test.for(sampleCases([320, 390, 768, 1024, 1440], 5))(
    "doesn't scroll sideways at %s px",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/create");
      expect(await readSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await openWithPost(page, overfullPost);
      await getStage(page).waitFor();
      await getChecker(page, /[1-9]/).waitFor();
      expect(await readSidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (width < 1024) {
        await page.getByRole("button", { name: "Settings", exact: true }).click();
        for (const tab of ["Colors", "Styles"]) {
          await page.getByRole("tab", { name: tab }).click();
          expect(await readSidewaysScroll(page)).toBeLessThanOrEqual(0);
        }
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      if (width < 1280) await page.getByRole("button", { name: "Content", exact: true }).click();
      await openJsonEditor(page);
      expect(await readSidewaysScroll(page)).toBeLessThanOrEqual(0);
      const dialog = await page.getByRole("dialog", { name: "JSON Editor" }).boundingBox();
      expect(dialog?.x).toBeGreaterThanOrEqual(0);
      expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(width);
    },
  );

  test("has three columns at 1440 px, two at 1024, and the preview first at 390", async ({
    page,
  }) => {
    await openWithPost(page, threeSlides);
    const settings = page.getByRole("complementary", { name: "Settings" });
    const content = page.getByRole("complementary", { name: "Content" });
    await settings.waitFor();
    expect((await settings.boundingBox())?.width).toBe(336);
    expect((await content.boundingBox())?.width).toBe(288);
    await page.setViewportSize({ width: 1024, height: 768 });
    await content.waitFor({ state: "detached" });
    expect((await settings.boundingBox())?.width).toBe(336);
    await page.setViewportSize({ width: 390, height: 844 });
    await settings.waitFor({ state: "detached" });
    const stage = await getStage(page).boundingBox();
    const actions = await page.getByRole("button", { name: "Download All Slides" }).boundingBox();
    expect(stage && actions && stage.y + stage.height < actions.y).toBe(true);
  });

  test.runIf(isWhole)("has a title and a description", async ({ page }) => {
    for (const path of ["/create", "/template-settings"]) {
      await page.goto(path);
      expect(await page.title()).toBe("Create beautiful carousels from JSON · Slideloom");
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description).toMatch(/create customizable social-media carousels from JSON/i);
      await page.getByRole("button", { name: "Edit JSON" }).waitFor();
    }
  });

  test.runIf(isWhole)("at an unknown path has a link back", async ({ page, problems }) => {
    problems.expect(/status of 404/);
    await page.goto("/nowhere");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toContain("not found");
    await page.getByRole("link", { name: "Open the editor" }).click();
    await page.waitForURL("**/create");
    await expect.poll(() => page.title()).toContain("Create beautiful carousels");
  });

  test.runIf(isWhole)(
    "follows the system's theme until a person chooses one, and keeps the choice",
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.goto("/create");
      const readBackground = () =>
        page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await readBackground();
      await page.emulateMedia({ colorScheme: "light" });
      const light = await readBackground();
      expect(light).not.toBe(dark);
      await page.getByRole("button", { name: "Theme" }).click();
      await page.getByRole("menuitemradio", { name: "Dark" }).click();
      expect(await readBackground()).toBe(dark);
      await page.reload();
      expect(await readBackground()).toBe(dark);
      await page.getByRole("button", { name: "Theme" }).click();
      await page.getByRole("menuitemradio", { name: "System" }).click();
      expect(await readBackground()).toBe(light);
    },
  );
});
