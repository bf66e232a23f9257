import { requireSamePassword, type Account } from "../accounts/account-repository.ts";
import type { Caller } from "../accounts/caller-repository.ts";
import type { Database } from "../db/database.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import { findKeyOwner, findSealedKey, replaceAccountKey } from "./account-key-repository.ts";

export interface AccountKeyServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
}

/** Manages the one account key of each account. Keys are stored encrypted, so that owners can view them again. */
export class AccountKeyService {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #seal: SecretBox;

  constructor({ database, now, appSecret }: AccountKeyServiceSettings) {
    this.#database = database;
    this.#now = now;
    this.#seal = new SecretBox(appSecret);
  }

  /**
   * Creates a key and revokes the previous one.
   * @throws {AccountError} if the password has changed since `owner` was read.
   */
  async replace(owner: Account): Promise<string> {
    const accountId = owner.id;
    const key = `sl_${createToken()}`;
    const row = {
      keyHash: hashToken(key),
      sealedKey: this.#seal.seal(key, accountId),
      createdAtMs: this.#now().getTime(),
    };
    await this.#database.transaction(`account:${accountId}`, async (queries) => {
      await requireSamePassword(queries, owner);
      await replaceAccountKey(queries, { accountId, ...row });
    });
    return key;
  }

  async findOwner(key: string): Promise<Caller | null> {
    return findKeyOwner(this.#database.queries, hashToken(key));
  }

  /** Returns null if there is no key, or if the secret that encrypted the key is no longer configured. */
  async findKey(accountId: string): Promise<string | null> {
    const sealed = await findSealedKey(this.#database.queries, accountId);
    return this.openKey(accountId, sealed);
  }

  /** Decrypts a key. Returns null if there is no key, or if another secret encrypted it. */
  openKey(accountId: string, sealedKey: string | null): string | null {
    return sealedKey === null ? null : this.#seal.open(sealedKey, accountId);
  }
}
