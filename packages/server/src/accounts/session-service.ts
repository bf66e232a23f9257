import type { PlanId } from "@slideloom/core/credits";
import type { Account } from "./account-repository.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";

/** How long a session lasts after it was last used. */
const lifetimeMs = 30 * 24 * 3600 * 1000;
/** A use moves the end only where that is worth a write. */
const renewalMs = 3600 * 1000;

/** Who is signed in, and by which session. */
export interface SignedIn {
  account: Account;
  tokenHash: string;
}

export interface SessionServiceSettings {
  database: Database;
  now: () => Date;
}

/** Sessions: opaque tokens of which only a hash is kept. */
export class SessionService {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ database, now }: SessionServiceSettings) {
    this.#database = database;
    this.#now = now;
  }

  /** Opens a session and resolves to its token; within a transaction where its queries are given. */
  async open(accountId: string, queries: Queries = this.#database.queries): Promise<string> {
    const token = createToken();
    const nowMs = this.#nowMs;
    await queries.deleteFrom("sessions").where("expiresAtMs", "<=", nowMs).execute();
    await queries
      .insertInto("sessions")
      .values({
        tokenHash: hashToken(token),
        accountId,
        createdAtMs: nowMs,
        expiresAtMs: nowMs + lifetimeMs,
      })
      .execute();
    return token;
  }

  /** Whose session a token is; null where it is none or has ended. Its use makes it last. */
  async find(token: string): Promise<SignedIn | null> {
    const tokenHash = hashToken(token);
    const nowMs = this.#nowMs;
    const row = await this.#database.queries
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.accountId")
      .selectAll("accounts")
      .select("sessions.expiresAtMs")
      .where("tokenHash", "=", tokenHash)
      .where("expiresAtMs", ">", nowMs)
      .executeTakeFirst();
    if (!row) return null;
    const { expiresAtMs, ...account } = row;
    if (expiresAtMs < nowMs + lifetimeMs - renewalMs) await this.#renew(tokenHash, nowMs);
    return { account: { ...account, plan: account.plan as PlanId }, tokenHash };
  }

  async #renew(tokenHash: string, nowMs: number): Promise<void> {
    await this.#database.queries
      .updateTable("sessions")
      .set({ expiresAtMs: nowMs + lifetimeMs })
      .where("tokenHash", "=", tokenHash)
      .execute();
  }

  async end(tokenHash: string): Promise<void> {
    await this.#database.queries
      .deleteFrom("sessions")
      .where("tokenHash", "=", tokenHash)
      .execute();
  }

  /** When an account's sessions began and when they end, newest first. */
  async list(accountId: string): Promise<{ createdAtMs: number; expiresAtMs: number }[]> {
    return this.#database.queries
      .selectFrom("sessions")
      .select(["createdAtMs", "expiresAtMs"])
      .where("accountId", "=", accountId)
      .orderBy("createdAtMs", "desc")
      .execute();
  }

  get #nowMs(): number {
    return this.#now().getTime();
  }
}

/** Ends all sessions of an account but one, where that is named. */
export async function endSessions(
  queries: Queries,
  accountId: string,
  exceptTokenHash?: string,
): Promise<void> {
  let query = queries.deleteFrom("sessions").where("accountId", "=", accountId);
  if (exceptTokenHash) query = query.where("tokenHash", "!=", exceptTokenHash);
  await query.execute();
}
