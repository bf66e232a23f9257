import type { Writer } from "./writer.ts";

/** Lists who writes for a caller. */
export class WriterChain {
  readonly #server: Writer;

  constructor({ server }: { server: Writer }) {
    this.#server = server;
  }

  /** The provider of the server's own writer. */
  get provider(): string {
    return this.#server.provider;
  }

  /** Lists an account's writers in the order in which they are tried; an anonymous user's with null. */
  async list(_accountId: string | null): Promise<Writer[]> {
    return [this.#server];
  }
}
