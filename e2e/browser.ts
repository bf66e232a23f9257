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
  page: async ({ browserContext }, use) => {
    await use(await browserContext.newPage());
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
