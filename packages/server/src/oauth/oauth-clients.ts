import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { OauthClientRow } from "../db/oauth-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { FetchedFile, FileRequest } from "../outbound/fetch-file.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import {
  cleanName,
  type ClientDescription,
  fetchClientDocument,
  isDocumentUrl,
} from "./client-document.ts";
import { OauthError } from "./oauth-error.ts";
import { findClient, keepClient, writeClient } from "./oauth-repository.ts";
import { isOpenToRegistration } from "./redirects.ts";

const dayMs = 24 * 3600 * 1000;
const documentMs = dayMs / 24;
/** If a document can't be fetched again, its last copy serves so long. */
const lastCopyMs = 7 * dayMs;
const registrationMs = dayMs;
const usedRegistrationMs = 70 * dayMs;
const maxRedirectUris = 10;

export interface OauthClientsSettings {
  database: Database;
  now: () => Date;
  outbound: OutboundPolicy;
  version: string;
  /** Callbacks that the operator allows, besides those of known programs. */
  addedRedirects: readonly string[];
  fetchFile?: (file: FileRequest) => Promise<FetchedFile>;
}

const unknownProgram = "This server doesn't know the program. Connect again.";

/** Programs that may ask for access. */
export class OauthClients {
  readonly #settings: OauthClientsSettings;
  readonly #fetching = new Map<string, Promise<ClientDescription>>();

  constructor(settings: OauthClientsSettings) {
    this.#settings = settings;
  }

  /**
   * Registers a program (RFC 7591). It is forgotten after a day unless somebody connects it.
   * @throws {OauthError} if one of its callbacks isn't known.
   */
  async register(name: string, redirectUris: readonly string[]): Promise<ClientDescription> {
    const { database, addedRedirects } = this.#settings;
    const isAllowed = (uri: string) => isOpenToRegistration(uri, addedRedirects);
    const count = redirectUris.length;
    if (count === 0 || count > maxRedirectUris || !redirectUris.every(isAllowed)) {
      throw new OauthError(
        "invalid_redirect_uri",
        "A redirect URI isn't allowed here. The operator of this server can add it with OAUTH_REDIRECTS.",
      );
    }
    const client = {
      id: `slp_${randomUUID()}`,
      name: cleanName(name),
      redirectUris: [...redirectUris],
    };
    await writeClient(database.queries, this.#toRow(client, "registered", registrationMs));
    return client;
  }

  /**
   * Returns a program by its id, which may be the address of its description.
   * @throws {OauthError} if there is no such program.
   */
  async get(id: string): Promise<ClientDescription> {
    const row = await findClient(this.#settings.database.queries, id);
    const isFresh = row !== null && row.expiresAtMs > this.#nowMs;
    if (isFresh && (row.kind === "registered" || this.#isCurrent(row))) return toClient(row);
    if (!isDocumentUrl(id)) {
      throw new OauthError("invalid_client", unknownProgram);
    }
    try {
      return await this.#fetchOnce(id);
    } catch (error) {
      if (isFresh) return toClient(row);
      throw error;
    }
  }

  /**
   * Fetches nothing, since anybody may ask for tokens.
   * @throws {OauthError} if nobody was asked about the program yet.
   */
  async requireKnown(id: string): Promise<void> {
    if (await findClient(this.#settings.database.queries, id)) return;
    throw new OauthError("invalid_client", unknownProgram);
  }

  async findName(queries: Queries, id: string): Promise<string> {
    const row = await findClient(queries, id);
    return row?.name ?? "A program";
  }

  /** Keeps a registration for as long as its tokens may live. */
  async keep(queries: Queries, id: string): Promise<void> {
    await keepClient(queries, id, this.#nowMs + usedRegistrationMs);
  }

  /** Fetches each document once at a time. */
  async #fetchOnce(id: string): Promise<ClientDescription> {
    const running = this.#fetching.get(id);
    if (running) return running;
    const { outbound: policy, version, fetchFile } = this.#settings;
    const fetching = fetchClientDocument(id, { policy, version, ...(fetchFile && { fetchFile }) });
    this.#fetching.set(id, fetching);
    try {
      const client = await fetching;
      const row = this.#toRow(client, "document", lastCopyMs);
      await writeClient(this.#settings.database.queries, row);
      return client;
    } finally {
      this.#fetching.delete(id);
    }
  }

  #isCurrent({ createdAtMs }: OauthClientRow): boolean {
    return this.#nowMs - createdAtMs < documentMs;
  }

  #toRow(
    { id, name, redirectUris }: ClientDescription,
    kind: OauthClientRow["kind"],
    keptMs: number,
  ): OauthClientRow {
    const nowMs = this.#nowMs;
    const uris = JSON.stringify(redirectUris);
    return { id, kind, name, redirectUris: uris, createdAtMs: nowMs, expiresAtMs: nowMs + keptMs };
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

const toClient = ({ id, name, redirectUris }: OauthClientRow): ClientDescription => ({
  id,
  name,
  redirectUris: JSON.parse(redirectUris),
});
