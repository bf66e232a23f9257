import { setTimeout as delay } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject, test as base } from "vitest";
import { chromiumArgs } from "../scripts/find-chromium.mjs";
import { isWhole } from "../scripts/test-sample.mjs";

/** What went wrong in a page: console errors, uncaught errors, unhandled rejections, violations of the security policy. */
export interface PageProblems {
  found: string[];
  /** Forgets what matches; for a test that provokes it. */
  expect: (pattern: RegExp) => void;
}

interface Fixtures {
  browser: Browser;
  /** A fresh profile at 1440x900; downloads are accepted. */
  browserContext: BrowserContext;
  problems: PageProblems;
  page: Page;
  /** A page of a phone: 390x844, by touch. */
  phone: Page;
  /** Address of the running product, without a slash at its end. */
  serverUrl: string;
}

/** What moves is drawn by the processor here: tests of motion ask for it, and the whole has it everywhere. */
const reducedMotion = isWhole ? "no-preference" : "reduce";

/** A test with a browser page that fails when the page has problems it did not expect. Every page of `browserContext` is watched. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: inject("browserPath"),
        // Every test has a fresh profile: compiling the engine well takes longer than it would ever save there. The tests
        // keep all cores busy, so that collecting garbage in threads of its own only costs.
        args: [...chromiumArgs, "--js-flags=--liftoff-only --single-threaded-gc"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  serverUrl: async ({}, use) => {
    await use(inject("serverUrl"));
  },
  problems: async ({}, use) => {
    const found: string[] = [];
    const expected: RegExp[] = [];
    await use({ found, expect: (pattern) => expected.push(pattern) });
    const unexpected = found.filter(
      (problem) => !expected.some((pattern) => pattern.test(problem)),
    );
    if (unexpected.length > 0) throw new Error(`The page had problems:\n${unexpected.join("\n")}`);
  },
  browserContext: async ({ browser, problems, serverUrl }, use) => {
    const context = await browser.newContext({
      baseURL: serverUrl,
      viewport: { width: 1440, height: 900 },
      reducedMotion,
      acceptDownloads: true,
    });
    await watch(context, problems.found);
    await use(context);
    await context.close();
  },
  page: async ({ browserContext, task }, use) => {
    const page = await browserContext.newPage();
    await use(page);
    if (task.result?.state === "fail") await describePage(page);
  },
  phone: async ({ browser, problems, serverUrl }, use) => {
    const context = await browser.newContext({
      baseURL: serverUrl,
      viewport: { width: 390, height: 844 },
      reducedMotion,
      hasTouch: true,
      isMobile: true,
      acceptDownloads: true,
    });
    await watch(context, problems.found);
    await use(await context.newPage());
    await context.close();
  },
});

async function watch(context: BrowserContext, found: string[]): Promise<void> {
  context.on("weberror", (webError) => found.push(`uncaught: ${webError.error().stack}`));
  context.on("console", (message) => {
    if (message.type() === "error") {
      found.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`security policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
}

/** Prints what a test that failed had before it, or that its page hangs. */
async function describePage(page: Page): Promise<void> {
  const read = async () => {
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    return `with the focus on ${focus}\n${await page.locator("body").ariaSnapshot()}`;
  };
  const hangs = delay(5000, "which does not answer", { ref: false });
  const content = await Promise.race([read().catch(String), hangs]);
  console.error(`${page.url()}, ${content}`);
}
