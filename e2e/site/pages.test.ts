import type { Locator } from "playwright-core";
import { pagePaths, type PagePath } from "@slideloom/core/contract/page-path";
import { pageTexts } from "@slideloom/core/contract/page-text";
import { guidePages, type NetworkId } from "@slideloom/core/networks";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { signIn } from "./account.ts";

const networkHeadings = Object.fromEntries(
  Object.values(guidePages).map(({ path, title }) => [path, title]),
) as Record<(typeof guidePages)[NetworkId]["path"], string>;

/** Headings of the pages around the editor, by path. */
const headings = {
  "/": "Build Your Brand on Autopilot with AI",
  "/login": "Log in",
  "/signup": "Create your account",
  "/forgot-password": "Forgot your password?",
  "/reset-password": "Reset your password",
  "/account": "Account",
  "/my-carousels": "My Carousels",
  "/calendar": "Calendar",
  "/approvals": "Approvals",
  "/connections": "Connections",
  "/api-docs": "API",
  "/pricing": "Pricing",
  "/resources": "Resources",
  "/guides/bring-your-own-model": "Bring your own model",
  "/guides/self-hosting": "Self-hosting",
  "/guides/json-format": "The JSON format",
  "/guides/google-sheets": "Google Sheets",
  "/guides/n8n": "n8n",
  "/guides/make": "Make",
  "/guides/zapier": "Zapier",
  "/guides/mcp": "Claude, Cursor and other AI apps",
  "/guides/publishing": "Publish on a schedule",
  ...networkHeadings,
  "/features": "Features",
  "/about": "About Slideloom",
  "/terms": "Terms",
  "/privacy": "Privacy",
} satisfies Partial<Record<PagePath, string>>;
const pages = sampleCases(Object.entries(headings), 2).map(([path, heading], index) => ({
  path,
  heading,
  index,
}));
const schemes = ["light", "dark"] as const;
const widths = [320, 768, 1920];
const looks = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** Link targets on this site that were checked already. */
const asked = new Set<string>();

describe.for(pages)("$path", ({ path, heading, index }) => {
  test("has its title and description in the HTML and after loading, one heading and no broken links, and axe finds no violations from 320 to 1920 px", async ({
    page,
    serverUrl,
  }) => {
    const isOfAccount = /account|my-carousels|calendar|approvals|connections/.test(path);
    if (isOfAccount) await signIn(page, serverUrl);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const { title, description } = pageTexts[path as keyof typeof headings];
    expect(await answer?.text()).toContain(`<title>${title}</title>`);
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.title()).toBe(title);
    const shown = page.locator("meta[name=description]");
    expect(await shown.getAttribute("content")).toBe(description);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links.map((href) => href.replace(/[?#].*/, ""))) {
      if (asked.has(link)) continue;
      asked.add(link);
      expect((await fetch(serverUrl + link)).status, link).toBe(200);
    }

    // By default, axe checks each page in one theme and at one width. Horizontal overflow is checked at all widths of
    // this theme.
    const searched = looks[index % looks.length];
    for (const { scheme: colorScheme, width } of looks) {
      if (!isWhole && colorScheme !== searched?.scheme) continue;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBe(width);
      if (!isWhole && width !== searched?.width) continue;
      expect(await findViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
});

test("a page opened through a link has its own title and description", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByText("Pricing").click();
  await expect.poll(() => page.title()).toBe(pageTexts["/pricing"].title);
  await page.getByRole("navigation", { name: "Main" }).getByText("Resources").click();
  await expect.poll(() => page.title()).toBe(pageTexts["/resources"].title);
  await page.getByRole("link", { name: "Self-hosting" }).click();
  await page.getByRole("heading", { level: 1, name: "Self-hosting" }).waitFor();
  expect(await page.title()).toBe(pageTexts["/guides/self-hosting"].title);
});

describe("a page whose link is pointed at", () => {
  const points = {
    pointer: (link: Locator) => link.hover(),
    focus: (link: Locator) => link.focus(),
  };
  test.for(Object.entries(points))(
    "by the %s is shown within one frame",
    async ([, point], { page }) => {
      await page.goto("/about", { waitUntil: "networkidle" });
      const link = page.getByRole("navigation", { name: "Main" }).getByText("Pricing");
      const code = page.waitForResponse(/pricing-screen/);
      await point(link);
      await (await code).finished();
      const { title } = pageTexts["/pricing"];
      const headings = await link.evaluate(async (element, title) => {
        const seen = new Set<string>();
        new MutationObserver(() => {
          seen.add(document.querySelector("main h1")?.textContent ?? "none");
        }).observe(document.body, { childList: true, subtree: true });
        if (element instanceof HTMLElement) element.click();
        // Waits for the new page's title. By then, the page shows its heading too.
        while (document.title !== title) await new Promise(requestAnimationFrame);
        return [...seen];
      }, title);
      expect(headings).toEqual([await page.getByRole("heading", { level: 1 }).textContent()]);
    },
  );
});

test("an unknown path has status 404, a title that says so, and a link back", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  for (const path of ["/nope", "/guides/nope"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found · Slideloom");
  }
  await page.getByRole("link", { name: "Open the editor" }).click();
  await page.waitForURL("**/create");
});

describe("old URLs", () => {
  test.for([
    ["/contact", "/"],
    ["/blog", "/resources"],
    ["/resources/automation-tools", "/resources"],
    ["/resources/content-calendar", "/resources"],
  ] as const)("%s redirects to %s", async ([from, to], { page, serverUrl }) => {
    await page.goto(from);
    expect(new URL(page.url()).pathname).toBe(to);
    expect(page.url().startsWith(serverUrl)).toBe(true);
  });
});

describe("the landing page", () => {
  test("shows the sign-in links without loading the editor or the engine", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto("/");
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
    const createAccount = main.getByRole("link", { name: "Create Account" });
    expect(await createAccount.getAttribute("href")).toBe("/signup");
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((path) => /wasm|editor|draw-worker/.test(path))).toEqual([]);
    expect(loaded.filter((path) => path.startsWith("/landing/")).length).toBeGreaterThanOrEqual(3);
  });

  test("preloads its own code and nothing unused", async ({ page, serverUrl }) => {
    const html = await (await fetch(serverUrl)).text();
    const [, head = ""] = /<head>(.*)<\/head>/s.exec(html) ?? [];
    const ahead = [...head.matchAll(/href="(\/(?:assets\/app|landing)\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    const scripts = ahead.filter((path) => path?.endsWith(".js"));
    const texts = await Promise.all(
      scripts.map(async (path) => (await fetch(`${serverUrl}${path}`)).text()),
    );
    const heroes = texts.filter((text) => text.includes("Build Your Brand on Autopilot"));
    expect(heroes).toHaveLength(1);
    const loaded: string[] = [];
    page.on("response", (response) => {
      if (response.ok()) loaded.push(new URL(response.url()).pathname);
    });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto("/");
    await page.getByRole("img", { name: /in the template Modern/ }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(loaded).toEqual(expect.arrayContaining(ahead));
    const covers = loaded.filter((path) => path.startsWith("/landing/modern-1"));
    expect(covers).toEqual(["/landing/modern-1-narrow.webp"]);
    const other = await (await fetch(`${serverUrl}/pricing`)).text();
    expect(other).not.toContain("landing");
  });

  test("shows a signed-in person a link to create", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Create Content" }).click();
    await page.waitForURL("**/create");
  });

  test("plays the slides in every template, and can be paused", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const isShown = async (name: string) =>
      (await page.getByRole("button", { name, exact: true }).getAttribute("aria-pressed")) ===
      "true";
    expect(await isShown("Modern")).toBe(true);
    await expect.poll(() => isShown("Minimal")).toBe(true);
    await page.getByRole("button", { name: "Elegant" }).click();
    const picture = page.getByRole("img", { name: /in the template Elegant/ });
    await picture.waitFor();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc),
      )
      .toMatch(/\/landing\/elegant-1-narrow\.webp$/);
    await page.getByRole("button", { name: "Play all templates" }).waitFor();
  });
});

describe("My Carousels", () => {
  test("shows an empty state in every tab", async ({ page, serverUrl }) => {
    await signIn(page, serverUrl);
    await page.goto("/my-carousels");
    for (const name of ["All", "Published", "Drafts"]) {
      await page.getByRole("tab", { name }).click();
      await page.getByText("No carousels found").waitFor();
      await page.getByText("Create and save a carousel to see it here").waitFor();
    }
    const create = page.getByRole("link", { name: "Create New Carousel" });
    expect(await create.getAttribute("href")).toBe("/create?new");
    await page.getByRole("link", { name: "Create Your First Carousel!" }).click();
    await page.waitForURL("**/create");
  });

  test("asks a visitor to sign in", async ({ page }) => {
    await page.goto("/my-carousels");
    await page.getByText("No carousels found").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL("**/login?next=%2Fmy-carousels");
  });
});

test("Resources links to the published guides, Create and the API docs, and marks the others as Coming Soon", async ({
  page,
}) => {
  await page.goto("/resources");
  const main = page.getByRole("main");
  const guides = main.getByRole("listitem");
  await guides.first().waitFor();
  const links = await guides
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const written = pagePaths.filter((path) => path.startsWith("/guides/"));
  expect(links.toSorted()).toEqual(written.toSorted());
  const comingSoon = await guides.filter({ hasText: "Coming Soon" }).count();
  expect(comingSoon).toBe((await guides.count()) - written.length);
  expect(await main.getByRole("link", { name: /create/i }).getAttribute("href")).toBe("/create");
  expect(await main.getByRole("link", { name: /API/ }).getAttribute("href")).toBe("/api-docs");
});
