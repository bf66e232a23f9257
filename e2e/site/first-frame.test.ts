import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { testInOwnProfile as test } from "../browser.ts";
import { holdCode } from "../hold-code.ts";
import { noteLayoutShifts } from "../layout-shifts.ts";
import { getAvatar, signIn } from "./account.ts";

/** Opens the landing page without its code. Call the returned function to load the code. */
async function openFirstFrame(page: Page): Promise<() => void> {
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return release;
}

describe("the landing page's first frame", () => {
  test("is served with the heading and the sign-in links, unlike other pages", async ({
    page,
    serverUrl,
  }) => {
    const html = await (await fetch(serverUrl)).text();
    expect(html).toMatch(/<h1[^>]*>Build Your Brand on Autopilot with AI<\/h1>/);
    expect(html).toMatch(/<a[^>]* href="\/signup"[^>]*>Create Account<\/a>/);
    expect(html).toMatch(/<a[^>]* href="\/login"[^>]*>Sign In<\/a>/);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    for (const path of ["/pricing", "/login", "/nope"]) {
      const other = await (await fetch(serverUrl + path)).text();
      expect(other).toContain('<div id="root"></div>');
    }
    await openFirstFrame(page);
    await page.getByRole("main").getByRole("link", { name: "Create Account" }).click();
    await page.waitForURL("**/signup", { waitUntil: "commit" });
  });

  test("stays in the page when the code loads, and responds from then on", async ({ page }) => {
    const release = await openFirstFrame(page);
    const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
    const template = page.getByRole("button", { name: "Elegant" });
    const button = await template.elementHandle();
    release();
    await page.getByText(`curl ${new URL(page.url()).origin}/api/v1/generate`).waitFor();
    await template.click();
    await expect.poll(() => template.getAttribute("aria-pressed")).toBe("true");
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await button?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test("is dark from the start if dark was chosen, and the theme button says so", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(() => localStorage.setItem("slideloom.theme", "dark"));
    const release = await openFirstFrame(page);
    const readBackground = () =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await readBackground()).toBe("rgb(19, 21, 29)");
    release();
    await page.getByRole("button", { name: "Theme" }).locator(".lucide-moon").waitFor();
    expect(await readBackground()).toBe("rgb(19, 21, 29)");
  });

  test.runIf(isWhole)(
    "shows no sign-in links to a signed-in person",
    async ({ page, serverUrl }) => {
      await signIn(page, serverUrl);
      const release = await openFirstFrame(page);
      for (const name of ["Create Account", "Sign In", "Log in", "Sign up"]) {
        expect(await page.getByRole("link", { name, includeHidden: true }).isVisible()).toBe(false);
      }
      const hint = page.getByText("without an account");
      expect(await hint.isVisible()).toBe(false);
      release();
      await page.getByRole("main").getByRole("link", { name: "Create Content" }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "your saved carousels" }).waitFor();
      expect(await hint.count()).toBe(0);
      await getAvatar(page).waitFor();
    },
  );

  test.runIf(isWhole)("doesn't play if motion is reduced", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("button", { name: "Play all templates" }).waitFor();
  });

  test.for(sampleCases([1440, 390], 2))(
    "doesn't shift at %i px, in whatever order fonts and code load",
    async (width, { page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.setViewportSize({ width, height: 900 });
      const fonts: (() => void)[] = [];
      await page.route("**/*.woff2", async (route) => {
        await new Promise<void>((resolve) => fonts.push(resolve));
        await route.continue();
      });
      const readShifts = await noteLayoutShifts(page);
      const release = await openFirstFrame(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      for (const answer of fonts) answer();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check("600 1em Poppins"))).toBe(true);
      release();
      await page.getByText(`curl ${new URL(page.url()).origin}/api/v1/generate`).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await readShifts()).toEqual([]);
    },
  );
});

describe("the editor's first frame", () => {
  test.for([1440, 390])(
    "is painted at %i px before styles and code, and the editor replaces it in place",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/app\/.*\.(css|js)$/, async (route) => {
        await released;
        await route.continue();
      });
      const readShifts = await noteLayoutShifts(page);
      await page.goto("/create", { waitUntil: "commit" });
      const bar = page.locator(".frame-bar");
      await bar.waitFor();
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      expect(await page.locator("#root").getAttribute("aria-busy")).toBe("true");
      expect(await page.getByRole("main").count()).toBe(0);
      expect(await page.locator("#root").textContent()).toBe("");
      const place = await bar.boundingBox();
      release();
      await page.getByRole("button", { name: "Write JSON" }).waitFor();
      expect(await page.locator("#root").getAttribute("aria-busy")).toBeNull();
      expect(await bar.count()).toBe(0);
      expect(await page.getByRole("banner").boundingBox()).toEqual(place);
      expect(await readShifts()).toEqual([]);
    },
  );

  test("is dark if dark was chosen", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(() => localStorage.setItem("slideloom.theme", "dark"));
    const release = await holdCode(page);
    await page.goto("/create", { waitUntil: "commit" });
    const bar = page.locator(".frame");
    await bar.waitFor();
    expect(await bar.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
      "rgb(19, 21, 29)",
    );
    release();
  });
});
