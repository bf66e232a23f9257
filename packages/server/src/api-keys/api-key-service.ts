import type { PlanId } from "@slideloom/core/credits";
import { requireSamePassword, type Account } from "../accounts/account-repository.ts";
import type { Database } from "../db/database.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { SecretBox } from "../secrets/secret-box.ts";

export interface ApiKeyServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
}

/** API keys: one an account, found by its hash, kept sealed so that its owner can see it again. */
export class ApiKeyService {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #seal: SecretBox;

  constructor({ database, now, appSecret }: ApiKeyServiceSettings) {
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
      await queries
        .insertInto("apiKeys")
        .values({ accountId, ...row })
        .onConflict((conflict) => conflict.column("accountId").doUpdateSet(row))
        .execute();
    });
    return key;
  }

  /** Whose key this is; null where it is nobody's. */
  async findAccount(key: string): Promise<Account | null> {
    const row = await this.#database.queries
      .selectFrom("apiKeys")
      .innerJoin("accounts", "accounts.id", "apiKeys.accountId")
      .selectAll("accounts")
      .where("keyHash", "=", hashToken(key))
      .executeTakeFirst();
    return row ? { ...row, plan: row.plan as PlanId } : null;
  }

  /** An account's key; null before its first one, and where the secret that sealed it is no longer set. */
  async findKey(accountId: string): Promise<string | null> {
    const row = await this.#database.queries
      .selectFrom("apiKeys")
      .select("sealedKey")
      .where("accountId", "=", accountId)
      .executeTakeFirst();
    return row ? this.#seal.open(row.sealedKey, accountId) : null;
  }
}
