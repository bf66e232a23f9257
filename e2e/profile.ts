import type { BrowserContext, Page } from "playwright-core";

/**
 * A browser's profile that tests take turns in, so that none has to load and compile what the one before has. A page that
 * stays open keeps the site's process; all else that a test leaves is taken away.
 */
export class Profile {
  readonly #open: () => Promise<BrowserContext>;
  readonly #siteUrl: string;
  #opened: Promise<{ context: BrowserContext; keeper: Page }> | null = null;

  constructor(open: () => Promise<BrowserContext>, siteUrl: string) {
    this.#open = open;
    this.#siteUrl = siteUrl;
  }

  /** The profile's context, as empty as a new one. */
  async getContext(): Promise<BrowserContext> {
    this.#opened ??= this.#openKept();
    return (await this.#opened).context;
  }

  /** Takes away what a test has left. */
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

  /** Ends it; the next test gets another one. */
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
