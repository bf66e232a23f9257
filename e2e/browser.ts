import { setTimeout as delay } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
  type WebError,
} from "playwright-core";
import { inject, test as base } from "vitest";
import { chromiumArgs, chromiumTestArgs } from "../scripts/find-chromium.mjs";
import { stepMs } from "../scripts/test-patience.mjs";
import { isWhole } from "../scripts/test-sample.mjs";
import { Profile } from "./profile.ts";

/** A page's problems: console errors, uncaught errors, unhandled rejections, CSP violations. */
interface PageProblems {
  found: string[];
  /** Removes matching problems, for a test that causes them on purpose. */
  expect: (pattern: RegExp) => void;
}

interface Fixtures {
  browser: Browser;
  /** The profile that all tests of a file use, one test at a time. */
  profile: Profile;
  /** A separate profile at 1440x900, for `testInOwnProfile`. */
  browserContext: BrowserContext;
  problems: PageProblems;
  /** A page at 1440x900; downloads are accepted. */
  page: Page;
  /** A page with a phone's viewport, 390x844, and touch. */
  phone: Page;
  /** The running server's URL, without a trailing slash. */
  serverUrl: string;
}

/** Animations are slow without a GPU. Only `npm test -- whole` and the tests of animations enable them. */
const reducedMotion = isWhole ? "no-preference" : "reduce";

/** A test with a browser page. Fails on unexpected problems in any page of its profile. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: inject("browserPath"),
        args: [...chromiumArgs, ...chromiumTestArgs, "--process-per-site"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  profile: [
    async ({ browser, serverUrl }, use) => {
      const profile = new Profile(() => openContext(browser, serverUrl), `${serverUrl}/healthz`);
      await use(profile);
      await profile.close();
    },
    { scope: "file" },
  ],
  serverUrl: [
    async ({}, use) => {
      await use(inject("serverUrl"));
    },
    { scope: "file" },
  ],
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
    const context = await openContext(browser, serverUrl);
    watch(context, problems.found);
    await use(context);
    await context.close();
  },
  page: async ({ profile, problems, task }, use) => {
    const context = await profile.getContext();
    const stopWatching = watch(context, problems.found);
    const page = await context.newPage();
    page.clock.install = () => {
      throw new Error("A page's clock is its whole profile's: use testInOwnProfile.");
    };
    await use(page);
    const hasFailed = task.result?.state === "fail";
    if (hasFailed) await describePage(page);
    stopWatching();
    await (hasFailed ? profile.close() : profile.clear());
  },
  phone: async ({ browser, problems, serverUrl }, use) => {
    const context = await openContext(browser, serverUrl, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    watch(context, problems.found);
    await use(await context.newPage());
    await context.close();
  },
});

/**
 * Like `test` with a separate profile, for tests that grant permissions, set the clock, intercept requests or expect a
 * cold cache.
 */
export const testInOwnProfile = test.extend<{ page: Page }>({
  page: async ({ browserContext, task }, use) => {
    const page = await browserContext.newPage();
    await use(page);
    if (task.result?.state === "fail") await describePage(page);
  },
});

async function openContext(
  browser: Browser,
  serverUrl: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: serverUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion,
    acceptDownloads: true,
    // A service worker would answer requests before `page.route` does. Only the tests of the service worker allow one.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(stepMs);
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`security policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
  return context;
}

/** Collects problems in a profile's pages until the returned function is called. */
function watch(context: BrowserContext, found: string[]): () => void {
  const noteError = (webError: WebError) => found.push(`uncaught: ${webError.error().stack}`);
  const noteMessage = (message: ConsoleMessage) => {
    if (message.type() === "error") {
      found.push(`console: ${message.text()} (${message.location().url})`);
    }
  };
  context.on("weberror", noteError);
  context.on("console", noteMessage);
  return () => {
    context.off("weberror", noteError);
    context.off("console", noteMessage);
  };
}

/** Prints the state of a failed test's page. If the page hangs for 5 s, prints that it doesn't answer. */
async function describePage(page: Page): Promise<void> {
  const read = async () => {
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    return `with the focus on ${focus}\n${await page.locator("body").ariaSnapshot()}`;
  };
  const hangs = delay(5000, "which does not answer", { ref: false });
  const content = await Promise.race([read().catch(String), hangs]);
  console.error(`${page.url()}, ${content}`);
}
