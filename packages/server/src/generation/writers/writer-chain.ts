import type { AccountWriterService } from "./account-writer-service.ts";
import type { Writer } from "./writer.ts";

export interface WriterChainSettings {
  /** The writer of the server's settings. */
  server: Writer;
  own: Pick<AccountWriterService, "listWriters">;
}

/** Lists who writes for a caller. */
export class WriterChain {
  readonly #settings: WriterChainSettings;

  constructor(settings: WriterChainSettings) {
    this.#settings = settings;
  }

  /** The provider of the server's own writer. */
  get provider(): string {
    return this.#settings.server.provider;
  }

  /**
   * Lists an account's writers in the order in which they are tried: its own models, then the server's. With null, an
   * anonymous user's, which is the server's only.
   */
  async list(accountId: string | null): Promise<Writer[]> {
    const { own, server } = this.#settings;
    return accountId === null ? [server] : [...(await own.listWriters(accountId)), server];
  }
}
