import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test, testInOwnProfile } from "../browser.ts";
import {
  getFooter,
  getStage,
  getToast,
  openChecker,
  openJsonEditor,
  openWithPost,
  unfold,
} from "./editor-page.ts";
import { overfullPost, threeSlides } from "./posts.ts";

type Page = Parameters<typeof getStage>[0];

/** Checks both themes by changing the system's colour scheme. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of sampleCases(["light", "dark"] as const, 2)) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
}

describe("axe-core finds no violations in the themes", () => {
  test("with a post, in each tab, with a toast", async ({ page }) => {
    await openWithPost(page, overfullPost);
    await getStage(page).waitFor();
    await openChecker(page);
    await page.getByText("Slide 3 has more text than fits").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Elegant" }).click();
    await getToast(page, "Template Applied").waitFor();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Colors" }).click();
    await page.getByRole("textbox", { name: "Primary colour", exact: true }).fill("#1");
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Styles" }).click();
    await expectAccessible(page);
    await unfold(page, "Fonts");
    await page.getByRole("combobox", { name: "Heading font" }).click();
    await page.getByRole("option").first().waitFor();
    await expectAccessible(page);
  });

  test.runIf(isWhole)(
    "in the empty editor, and in the JSON editor: empty, valid, with an error and a toast",
    async ({ page }) => {
      await page.goto("/create");
      await page.getByText("Enter valid JSON to see the preview.").waitFor();
      await expectAccessible(page);
      const box = await openJsonEditor(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Load Sample" }).click();
      await getToast(page, "Sample Loaded").waitFor();
      await expectAccessible(page);
      await box.fill('{"title": 1}');
      await page.getByRole("dialog").getByRole("alert").waitFor();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByText("Enter valid JSON to see the preview.").waitFor();
      await expectAccessible(page);
    },
  );

  test("on a phone, with open sheets", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithPost(page, threeSlides, { postType: "single" });
    await getStage(page).waitFor();
    await expectAccessible(page);
    for (const sheet of ["Settings", "Content"]) {
      await page.getByRole("button", { name: sheet, exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

  test("on the page for unknown URLs", async ({ page, problems }) => {
    problems.expect(/status of 404/);
    await page.goto("/nowhere");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await expectAccessible(page);
  });
});

describe("with the keyboard alone", () => {
  test.runIf(isWhole)(
    "a person can load the sample, go through the slides and open the JSON editor",
    async ({ page }) => {
      await page.goto("/create");
      await page.getByRole("button", { name: "Load Sample" }).waitFor();
      await pressTabUntil(page, "Load Sample");
      await page.keyboard.press("Enter");
      await getStage(page).waitFor();
      await pressTabUntil(page, "Slide preview");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => getFooter(page).innerText()).toContain("Slide 2 of 2");
      await pressTabUntil(page, "Edit JSON");
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Post JSON" }).waitFor();
      await page.waitForFunction(() => document.activeElement?.classList.contains("cm-content"));
      await page.keyboard.press("Tab");
      expect(await readFocusedName(page)).not.toBe("Post JSON");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  );

  test("every control shows its focus and has a name", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await page.getByRole("tab", { name: "Styles" }).focus();
    const seen = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          html: element.outerHTML.slice(0, 160),
          outline: `${outlineStyle} ${outlineWidth}`,
        };
      });
      if (!focus) continue;
      seen.add(await readFocusedName(page));
      expect(focus.outline, focus.html).toMatch(/^(solid|auto) [1-9]/);
    }
    expect(seen).not.toContain("");
    expect(seen.size).toBeGreaterThan(30);
  });

  test("F8 moves the focus to the toast and Escape closes it", async ({ page }) => {
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    const toast = getToast(page, "Sample Loaded");
    await toast.waitFor();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await toast.waitFor({ state: "detached" });
  });

  testInOwnProfile.runIf(isWhole)("a toast stays for 5000 ms", async ({ page }) => {
    await page.clock.install({ time: "2026-01-01T10:00" });
    await page.goto("/create");
    const button = page.getByRole("button", { name: "Load Sample" });
    await button.waitFor();
    // From here on, time passes only when the test advances the clock.
    await page.clock.pauseAt("2026-01-01T11:00");
    await button.click();
    await getToast(page, "Sample Loaded").waitFor();
    await page.clock.runFor(4800);
    expect(await getToast(page, "Sample Loaded").count()).toBe(1);
    await page.clock.runFor(300);
    await expect.poll(() => getToast(page, "Sample Loaded").count()).toBe(0);
  });
});

function readFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return "";
    const label = element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent;
    return (element.getAttribute("aria-label") || label || element.textContent || "").trim();
  });
}

async function pressTabUntil(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    if ((await readFocusedName(page)) === name) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}
