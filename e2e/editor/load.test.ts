import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { testInOwnProfile as test } from "../browser.ts";
import { noteLayoutShifts } from "../layout-shifts.ts";
import { getChecker, getStage, openWithPost } from "./editor-page.ts";
import { fifteenSlides } from "./posts.ts";

declare global {
  interface Window {
    /** True if the page's fonts were loaded when its first text appeared. */
    hadFonts: boolean | null;
  }
}

/** Delays files that the first frame needs, to provoke layout shifts. The returned function lists the shifts. */
async function watchLoad(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/\.woff2$|\/api\/v1\/options$/, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    window.hadFonts = null;
    new MutationObserver((_, observer) => {
      if (!document.querySelector("#root")?.textContent) return;
      window.hadFonts = ["1em 'Inter Variable'", "600 1em Poppins"].every((font) =>
        document.fonts.check(font),
      );
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return noteLayoutShifts(page);
}

async function expectCalm(page: Page, readShifts: () => Promise<string[]>): Promise<void> {
  await page.waitForLoadState("networkidle");
  expect(await readShifts()).toEqual([]);
  expect(await page.evaluate(() => window.hadFonts)).toBe(true);
}

describe.for(
  sampleCases(
    [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ],
    2,
  ),
)("at $width px nothing shifts and no text changes its font", (viewport) => {
  test("until all slides are drawn", async ({ page }) => {
    await page.setViewportSize(viewport);
    const readShifts = await watchLoad(page);
    await openWithPost(page, fifteenSlides);
    await getStage(page).waitFor();
    await getChecker(page, /[1-9]/).waitFor();
    await expectCalm(page, readShifts);
  });

  test("while the landing page loads, whose HTML hides text until its fonts are loaded", async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const readShifts = await watchLoad(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(await readShifts()).toEqual([]);
    const shown = await page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ status }) => status === "loaded")
        .map(({ family, display }) => `${family.replaceAll('"', "")}: ${display}`),
    );
    expect(shown).toEqual(expect.arrayContaining(["Inter Variable: block", "Poppins: block"]));
  });

  test.runIf(isWhole).for(["/create", "/pricing", "/login"])(
    "while %s loads",
    async (path, { page }) => {
      await page.setViewportSize(viewport);
      const readShifts = await watchLoad(page);
      await page.goto(path);
      await expectCalm(page, readShifts);
    },
  );
});
