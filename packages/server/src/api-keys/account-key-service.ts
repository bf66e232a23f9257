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

/** Account keys: one an account, found by its hash, kept sealed so that its owner can see it again. */
export class AccountKeyService {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #seal: SecretBox;

  constructor({ database, now, appSecret }: AccountKeyServiceSettings) {
    this.#database = database;
    this.#now = now;
    this.#seal = new SecretBox(appSecret);
  }

  /** Makes a key in place of the one before, which ends at once. Throws an `AccountError` after a change of password. */
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

  /** Whose key this is; null where it is nobody's. */
  async findOwner(key: string): Promise<Caller | null> {
    return findKeyOwner(this.#database.queries, hashToken(key));
  }

  /** An account's key; null before its first one, and where the secret that sealed it is no longer set. */
  async findKey(accountId: string): Promise<string | null> {
    const sealed = await findSealedKey(this.#database.queries, accountId);
    return this.openKey(accountId, sealed);
  }

  /** The same of a sealed key that was read with something else. */
  openKey(accountId: string, sealedKey: string | null): string | null {
    return sealedKey === null ? null : this.#seal.open(sealedKey, accountId);
  }
}
