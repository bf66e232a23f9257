import { randomUUID } from "node:crypto";
import {
  maxWriters,
  type OwnWriter,
  type ParsedWriterRequest,
} from "@slideloom/core/contract/writers";
import { listModelAddresses } from "@slideloom/core/generation";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import type { AccountWriterRow } from "../../db/writer-tables.ts";
import { createGuardedFetch } from "../../outbound/guarded-fetch.ts";
import type { OutboundPolicy } from "../../outbound/outbound-policy.ts";
import type { RateLimiter } from "../../rate-limits/rate-limiter.ts";
import { SecretBox } from "../../secrets/secret-box.ts";
import type { TextReaders } from "../../threads/text-readers.ts";
import { nameAccount } from "../../turns/party.ts";
import { GenerationError } from "../generation-error.ts";
import {
  deleteAccountWriter,
  findAccountWriter,
  insertAccountWriter,
  listAccountWriters,
  updateAccountWriter,
} from "./account-writer-repository.ts";
import { checkModel } from "./check-model.ts";
import { type OpenModel, openLater } from "./open-later.ts";
import {
  buildOwnModelSettings,
  type OwnModel,
  type ProviderAddresses,
} from "./own-model-settings.ts";
import type { Writer } from "./writer.ts";
import { WriterError } from "./writer-error.ts";

/** Maximum size of a response, several times the longest reply. */
const responseBytesMax = 16 * 1024 * 1024;
const connectTimeoutMs = 10_000;
const checkTimeoutMs = 30_000;
/**
 * Maximum number of cached models. Models are cached, because each one remembers how its endpoint is made to return
 * JSON.
 */
const openModelsMax = 500;

export interface AccountWriterServiceSettings {
  appSecret: string;
  database: Database;
  now: () => Date;
  outbound: OutboundPolicy;
  /** Base URLs that replace those of known providers in tests. */
  providerAddresses: ProviderAddresses;
  /** Counts checks of models per account, together with generations. */
  rateLimit: Pick<RateLimiter, "count">;
  texts: Pick<TextReaders, "of">;
  timeoutMs: number;
}

/** Accounts' own writing models. Keys are encrypted and never returned. */
export class AccountWriterService {
  readonly #settings: AccountWriterServiceSettings;
  readonly #secretBox: SecretBox;
  readonly #fetch: typeof fetch;
  readonly #open = new LRUCache<string, OpenModel>({ max: openModelsMax });

  constructor(settings: AccountWriterServiceSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "writer keys");
    const limits = { connectTimeoutMs, maxBytes: responseBytesMax };
    this.#fetch = createGuardedFetch(settings.outbound, limits);
  }

  /** Returns the models in order, without keys. */
  async list(accountId: string): Promise<OwnWriter[]> {
    const rows = await listAccountWriters(this.#settings.database.queries, accountId);
    return rows.map(presentRow);
  }

  /** Returns the models as writers, in order. */
  async listWriters(accountId: string): Promise<Writer[]> {
    const { queries } = this.#settings.database;
    const rows = await listAccountWriters(queries, accountId);
    const texts = this.#settings.texts.of(nameAccount(accountId));
    return rows.map((row) => ({
      id: row.id,
      owner: "account",
      provider: row.provider,
      model: row.model,
      credits: 0,
      open: () => this.#getOpen(row)(texts),
      report: async (error) => {
        const lastError = error?.message ?? null;
        if (lastError !== row.lastError) await updateAccountWriter(queries, row.id, { lastError });
      },
    }));
  }

  /**
   * Tests a model with a tiny request, then adds the model at the end of the list.
   * @throws {WriterError} that explains what is wrong with the key, name or address.
   */
  async add(
    accountId: string,
    { provider, model, key, address }: ParsedWriterRequest,
    signal: AbortSignal,
  ): Promise<OwnWriter> {
    const { database, now } = this.#settings;
    if ((await this.list(accountId)).length >= maxWriters)
      throw new WriterError("too-many-writers");
    const typed = { provider, model, key: key === "" ? null : key };
    const addresses = address === "" ? [null] : listModelAddresses(address);
    const own = await this.#findWorking(accountId, { typed, addresses }, signal);
    const id = randomUUID();
    return database.transaction(`writers:${accountId}`, async (queries) => {
      const rows = await listAccountWriters(queries, accountId);
      if (rows.length >= maxWriters) throw new WriterError("too-many-writers");
      const row: AccountWriterRow = {
        id,
        accountId,
        position: (rows.at(-1)?.position ?? -1) + 1,
        provider,
        model,
        address: own.address,
        sealedKey: own.key === null ? null : this.#secretBox.seal(own.key, id),
        lastError: null,
        createdAtMs: now().getTime(),
      };
      await insertAccountWriter(queries, row);
      return presentRow(row);
    });
  }

  /**
   * Sends a tiny request to a model, and stores whether the request failed.
   * @throws {WriterError} if the model doesn't exist, or if the request failed.
   */
  async test(accountId: string, id: string, signal: AbortSignal): Promise<OwnWriter> {
    const { queries } = this.#settings.database;
    const row = await findAccountWriter(queries, accountId, id);
    if (!row) throw new WriterError("writer-not-found");
    const error = await this.#check(accountId, () => this.#unseal(row), signal);
    await updateAccountWriter(queries, id, { lastError: error?.message ?? null });
    if (error) throw new WriterError("writer-refused", error.message, { cause: error });
    return presentRow({ ...row, lastError: null });
  }

  /**
   * Sets the order in which models are tried.
   * @throws {WriterError} if `ids` aren't exactly the ids of the account's models.
   */
  async order(accountId: string, ids: readonly string[]): Promise<void> {
    await this.#settings.database.transaction(`writers:${accountId}`, async (queries) => {
      const rows = await listAccountWriters(queries, accountId);
      const known = rows.map(({ id }) => id).toSorted();
      if (known.join() !== ids.toSorted().join()) throw new WriterError("writers-changed");
      for (const [position, id] of ids.entries()) {
        await updateAccountWriter(queries, id, { position });
      }
    });
  }

  /** Removes a model with its key. */
  async remove(accountId: string, id: string): Promise<void> {
    const isDeleted = await deleteAccountWriter(this.#settings.database.queries, accountId, id);
    if (!isDeleted) throw new WriterError("writer-not-found");
    this.#open.delete(id);
  }

  /**
   * Returns the model at the first address where it answers.
   * @throws {WriterError} with the failure that says most, if it answers nowhere
   */
  async #findWorking(
    accountId: string,
    { typed, addresses }: { typed: Omit<OwnModel, "address">; addresses: (string | null)[] },
    signal: AbortSignal,
  ): Promise<OwnModel> {
    const errors: GenerationError[] = [];
    for (const address of addresses) {
      const own = { ...typed, address };
      const error = await this.#check(accountId, () => own, signal);
      if (!error) return own;
      errors.push(error);
      if (error.code !== "model-not-found" && error.code !== "failed") break;
    }
    const error = errors.find(({ code }) => code !== "model-not-found") ?? errors[0];
    throw new WriterError("writer-refused", error?.message ?? "", { cause: error });
  }

  async #check(
    accountId: string,
    findModel: () => OwnModel,
    signal: AbortSignal,
  ): Promise<GenerationError | null> {
    await this.#settings.rateLimit.count(accountId);
    const settings = () => ({
      ...this.#buildSettings(findModel()),
      timeoutMs: checkTimeoutMs,
      maxRetries: 0,
    });
    return checkModel(settings, this.#settings.texts.of(nameAccount(accountId)), signal);
  }

  #getOpen(row: AccountWriterRow): OpenModel {
    const open =
      this.#open.get(row.id) ??
      openLater(() => ({
        ...this.#buildSettings(this.#unseal(row)),
        timeoutMs: this.#settings.timeoutMs,
      }));
    this.#open.set(row.id, open);
    return open;
  }

  #buildSettings(own: OwnModel) {
    const { providerAddresses } = this.#settings;
    return { ...buildOwnModelSettings(own, providerAddresses), fetch: this.#fetch };
  }

  /** @throws {GenerationError} if the key was encrypted with another `APP_SECRET`. */
  #unseal({ id, provider, model, address, sealedKey }: AccountWriterRow): OwnModel {
    const key = sealedKey === null ? null : this.#secretBox.open(sealedKey, id);
    if (key === null && sealedKey !== null) {
      const message =
        "This server can no longer read this model's key. Remove the model, then add it again.";
      throw new GenerationError("bad-key", message);
    }
    return { provider, model, address, key };
  }
}

const presentRow = (row: AccountWriterRow): OwnWriter => ({
  id: row.id,
  provider: row.provider,
  model: row.model,
  address: row.address,
  lastError: row.lastError,
  createdAt: new Date(row.createdAtMs).toISOString(),
});
