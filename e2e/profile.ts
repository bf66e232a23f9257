import type { BrowserContext, Page } from "playwright-core";

/**
 * A browser profile that tests share, so the app's code is compiled only once. One page stays open to keep the site's
 * process alive.
 */
export class Profile {
  readonly #open: () => Promise<BrowserContext>;
  readonly #siteUrl: string;
  #opened: Promise<{ context: BrowserContext; keeper: Page }> | null = null;

  constructor(open: () => Promise<BrowserContext>, siteUrl: string) {
    this.#open = open;
    this.#siteUrl = siteUrl;
  }

  /** Returns the profile's browser context, cleared of the last test's state. */
  async getContext(): Promise<BrowserContext> {
    this.#opened ??= this.#openKept();
    return (await this.#opened).context;
  }

  /** Clears the state left by a test. */
  async clear(): Promise<void> {
    if (!this.#opened) return;
    const { context, keeper } = await this.#opened;
    const others = context.pages().filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    await context.setOffline(false);
    const session = await context.newCDPSession(keeper);
    await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
    await session.detach();
  }

  /** Closes the profile; the next test gets a new one. */
  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    await (await opened)?.context.close();
  }

  async #openKept() {
    const context = await this.#open();
    const keeper = await context.newPage();
    await keeper.goto(this.#siteUrl);
    return { context, keeper };
  }
}
