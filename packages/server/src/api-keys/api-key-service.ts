import { randomUUID } from "node:crypto";
import { apiKeyScopes, type ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import {
  maxApiKeys,
  type ApiKey,
  type ApiKeyRequest,
  type NewApiKeyResponse,
} from "@slideloom/core/contract/api-keys";
import { requireSamePassword, type Account } from "../accounts/account-repository.ts";
import type { Caller } from "../accounts/caller-repository.ts";
import type { Database } from "../db/database.ts";
import type { ApiKeyRow } from "../db/tables.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { ApiKeyError } from "./api-key-error.ts";
import {
  countApiKeys,
  deleteApiKey,
  findApiKey,
  insertApiKey,
  listApiKeys,
  noteApiKeyUse,
} from "./api-key-repository.ts";

/** The time of last use is updated at most this often, to save writes. */
const useResolutionMs = 60_000;
const endingLength = 4;

export interface ApiKeyServiceSettings {
  database: Database;
  now: () => Date;
}

/** Manages additional API keys of an account, each with a name and scopes. Stores only hashes of keys. */
export class ApiKeyService {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ database, now }: ApiKeyServiceSettings) {
    this.#database = database;
    this.#now = now;
  }

  /** Lists an account's keys, newest first. */
  async list(accountId: string): Promise<ApiKey[]> {
    const rows = await listApiKeys(this.#database.queries, accountId);
    return rows.map(presentRow);
  }

  /**
   * Returns the new key, which is never shown again.
   * @throws {ApiKeyError} at the maximum number of keys.
   * @throws {AccountError} if the password has changed since `owner` was read.
   */
  async create(owner: Account, { name, scopes }: ApiKeyRequest): Promise<NewApiKeyResponse> {
    const accountId = owner.id;
    const key = `sl_${createToken()}`;
    const row: ApiKeyRow = {
      id: randomUUID(),
      accountId,
      name,
      keyHash: hashToken(key),
      ending: key.slice(-endingLength),
      scopes: JSON.stringify(apiKeyScopes.filter((scope) => scopes.includes(scope))),
      createdAtMs: this.#now().getTime(),
      lastUsedAtMs: null,
    };
    await this.#database.transaction(`account:${accountId}`, async (queries) => {
      await requireSamePassword(queries, owner);
      if ((await countApiKeys(queries, accountId)) >= maxApiKeys) {
        throw new ApiKeyError("too-many-api-keys");
      }
      await insertApiKey(queries, row);
    });
    return { ...presentRow(row), key };
  }

  /** Revokes a key at once. Throws an `ApiKeyError` if the account has no key with that id. */
  async revoke(accountId: string, id: string): Promise<void> {
    const isDeleted = await deleteApiKey(this.#database.queries, accountId, id);
    if (!isDeleted) throw new ApiKeyError("api-key-not-found");
  }

  /** Returns the key's owner and scopes, and records its use; null if the key is unknown. */
  async use(key: string): Promise<(Caller & { scopes: readonly ApiKeyScope[] }) | null> {
    const { queries } = this.#database;
    const keyHash = hashToken(key);
    const found = await findApiKey(queries, keyHash);
    if (!found) return null;
    const { scopes, lastUsedAtMs, ...caller } = found;
    const nowMs = this.#now().getTime();
    if (nowMs - (lastUsedAtMs ?? -Infinity) >= useResolutionMs) {
      await noteApiKeyUse(queries, keyHash, nowMs);
    }
    return { ...caller, scopes: JSON.parse(scopes) };
  }
}

function presentRow({ id, name, ending, scopes, createdAtMs, lastUsedAtMs }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    scopes: JSON.parse(scopes),
    ending,
    createdAt: new Date(createdAtMs).toISOString(),
    lastUsedAt: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
  };
}
