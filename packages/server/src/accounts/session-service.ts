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

/** How long a session lasts after it was last used. */
const lifetimeMs = 30 * 24 * 3600 * 1000;
/** A use moves the end only where that is worth a write. */
const renewalMs = 3600 * 1000;

/** Who is signed in, and by which session. */
export interface SignedIn extends Caller {
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

  /** Whose session a token is; null where it is none or has ended. Its use makes it last. */
  async find(token: string): Promise<SignedIn | null> {
    const { queries } = this.#database;
    const tokenHash = hashToken(token);
    const nowMs = this.#nowMs;
    const session = await findSession(queries, tokenHash, nowMs);
    if (!session) return null;
    if (session.expiresAtMs < nowMs + lifetimeMs - renewalMs) {
      await extendSession(queries, tokenHash, nowMs + lifetimeMs);
    }
    const { account, standing, sealedKey } = session;
    return { account, standing, sealedKey, tokenHash };
  }

  async end(tokenHash: string): Promise<void> {
    await deleteSession(this.#database.queries, tokenHash);
  }

  /** When an account's sessions began and when they end, newest first. */
  async list(accountId: string): Promise<{ createdAtMs: number; expiresAtMs: number }[]> {
    return listSessions(this.#database.queries, accountId);
  }

  get #nowMs(): number {
    return this.#now().getTime();
  }
}
