import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import type { Caller } from "./caller-repository.ts";
import {
  deleteEndedSessions,
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  listSessions,
} from "./session-repository.ts";

/** Sessions expire this long after their last use. */
const lifetimeMs = 30 * 24 * 3600 * 1000;
/** The expiry is extended at most this often, to save writes. */
const renewalMs = 3600 * 1000;

export interface SignedIn extends Caller {
  tokenHash: string;
}

export interface SessionServiceSettings {
  database: Database;
  now: () => Date;
}

/** Sessions are opaque tokens; only their hashes are stored. */
export class SessionService {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor({ database, now }: SessionServiceSettings) {
    this.#database = database;
    this.#now = now;
  }

  /** Starts a session and resolves to its token. Pass `queries` to take part in a transaction. */
  async open(accountId: string, queries: Queries = this.#database.queries): Promise<string> {
    const token = createToken();
    const createdAtMs = this.#nowMs;
    const expiresAtMs = createdAtMs + lifetimeMs;
    await deleteEndedSessions(queries, createdAtMs);
    await insertSession(queries, {
      tokenHash: hashToken(token),
      accountId,
      createdAtMs,
      expiresAtMs,
    });
    return token;
  }

  /** Returns the session's caller, or null if the token is unknown or expired. Extends the session. */
  async find(token: string): Promise<SignedIn | null> {
    const { queries } = this.#database;
    const tokenHash = hashToken(token);
    const nowMs = this.#nowMs;
    const session = await findSession(queries, tokenHash, nowMs);
    if (!session) return null;
    if (session.expiresAtMs < nowMs + lifetimeMs - renewalMs) {
      await extendSession(queries, tokenHash, nowMs + lifetimeMs);
    }
    const { account, creditBalance, sealedKey } = session;
    return { account, creditBalance, sealedKey, tokenHash };
  }

  async end(tokenHash: string): Promise<void> {
    await deleteSession(this.#database.queries, tokenHash);
  }

  /** Lists the start and expiry of an account's sessions, newest first. */
  async list(accountId: string): Promise<{ createdAtMs: number; expiresAtMs: number }[]> {
    return listSessions(this.#database.queries, accountId);
  }

  get #nowMs(): number {
    return this.#now().getTime();
  }
}
