import type { OllamaService } from "../ollama/ollama-service.ts";
import type { AccountWriterService } from "./account-writer-service.ts";
import type { Writer } from "./writer.ts";

export interface WriterChainSettings {
  /** The writer of the server's settings. */
  server: Writer;
  own: Pick<AccountWriterService, "listWriters">;
  ollama: Pick<OllamaService, "findWriter">;
}

/** Lists the writers that a caller may use. */
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
   * Lists an account's writers in the order of use: own models, the server's model, Ollama. Anonymous users (null) get
   * only the server's writer.
   */
  async list(accountId: string | null): Promise<Writer[]> {
    const { own, server, ollama } = this.#settings;
    if (accountId === null) return [server];
    const local = await ollama.findWriter();
    const shared =
      local === null ? [server] : server.model === null ? [local, server] : [server, local];
    return [...(await own.listWriters(accountId)), ...shared];
  }
}
