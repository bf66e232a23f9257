import type { OllamaService } from "../ollama/ollama-service.ts";
import { nameParty, type Party } from "../../turns/party.ts";
import type { AccountWriterService } from "./account-writer-service.ts";
import type { ServerWriter } from "./server-writer.ts";
import type { Writer } from "./writer.ts";

export interface WriterChainSettings {
  server: ServerWriter;
  own: Pick<AccountWriterService, "listWriters">;
  ollama: Pick<OllamaService, "findWriter">;
}

export class WriterChain {
  readonly #settings: WriterChainSettings;

  constructor(settings: WriterChainSettings) {
    this.#settings = settings;
  }

  get provider(): string {
    return this.#settings.server.provider;
  }

  /**
   * Lists a party's writers in the order of use: own models, the server's model, Ollama. Anonymous users get only the
   * server's writer.
   */
  async list(party: Party): Promise<Writer[]> {
    const { own, ollama } = this.#settings;
    const by = nameParty(party);
    const server = this.#settings.server.of(by);
    if (party.kind === "anonymous") return [server];
    const local = await ollama.findWriter(by);
    const shared =
      local === null ? [server] : server.model === null ? [local, server] : [server, local];
    return [...(await own.listWriters(party.accountId)), ...shared];
  }
}
