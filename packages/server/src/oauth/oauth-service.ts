import { createHash, randomUUID } from "node:crypto";
import { apiKeyScopes, type ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import type { ConnectedProgram } from "@slideloom/core/contract/oauth";
import { requireSamePassword, type Account } from "../accounts/account-repository.ts";
import type { KeyUse } from "../api-keys/key-use.ts";
import type { Database } from "../db/database.ts";
import type { OauthGrantRow, PublishMode } from "../db/oauth-tables.ts";
import type { Queries } from "../db/tables.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import type { OauthClients } from "./oauth-clients.ts";
import { OauthError } from "./oauth-error.ts";
import {
  deleteExpired,
  deleteGrant,
  deleteOwnGrant,
  findAccess,
  findCode,
  findToken,
  getGrant,
  insertCode,
  insertGrant,
  insertToken,
  listGrants,
  markRotated,
  noteGrantUse,
  spendCode,
} from "./oauth-repository.ts";
import { ConnectedProgramError } from "./connected-program-error.ts";

const secondMs = 1000;
const codeMs = 60 * secondMs;
const accessSeconds = 3600;
const refreshMs = 60 * 24 * 3600 * secondMs;
/** Programs refresh from several machines at once. So long, a used refresh token still works. */
const graceMs = 120 * secondMs;
const useResolutionMs = 60 * secondMs;
/** A code that comes again after that has long ended its grant or failed. */
const keptCodeMs = 24 * 3600 * secondMs;

export const tokenPrefixes = { access: "slo_", refresh: "slr_" } as const;

/** What a person allowed on the consent page. */
export interface Consent {
  clientId: string;
  redirectUri: string;
  challenge: string;
  scopes: readonly ApiKeyScope[];
  publishMode: PublishMode;
}

export interface TokenPair {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
}

export interface OauthServiceSettings {
  database: Database;
  now: () => Date;
  clients: OauthClients;
}

/** Codes, tokens and grants of connected programs. Stores only hashes of codes and tokens. */
export class OauthService {
  readonly #settings: OauthServiceSettings;

  constructor(settings: OauthServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Creates a code, which works once and for a minute.
   * @throws {AccountError} if the password has changed since `owner` was read.
   */
  async consent(owner: Account, { scopes, ...consent }: Consent): Promise<string> {
    const code = `slc_${createToken()}`;
    await this.#settings.database.transaction(`account:${owner.id}`, async (queries) => {
      await requireSamePassword(queries, owner);
      await insertCode(queries, {
        ...consent,
        codeHash: hashToken(code),
        accountId: owner.id,
        scopes: JSON.stringify(apiKeyScopes.filter((scope) => scopes.includes(scope))),
        expiresAtMs: this.#nowMs + keptCodeMs,
        grantId: null,
      });
    });
    return code;
  }

  /**
   * Exchanges a code for tokens. A code that comes a second time was stolen, so its grant ends.
   * @throws {OauthError} unless the code belongs to the client, the redirect and the verifier.
   */
  async exchange(form: {
    code: string;
    clientId: string;
    redirectUri: string;
    verifier: string;
  }): Promise<TokenPair> {
    const codeHash = hashToken(form.code);
    const tokens = await this.#settings.database.transaction(
      `oauth-code:${codeHash}`,
      async (queries) => {
        const code = await findCode(queries, codeHash);
        if (!code) return null;
        if (code.grantId !== null) {
          await deleteGrant(queries, code.grantId);
          return null;
        }
        const isFresh = code.expiresAtMs - keptCodeMs + codeMs > this.#nowMs;
        const isOwn = code.clientId === form.clientId && code.redirectUri === form.redirectUri;
        if (!isFresh || !isOwn || challengeOf(form.verifier) !== code.challenge) return null;
        const { accountId, clientId, scopes, publishMode } = code;
        const clientName = await this.#settings.clients.findName(queries, clientId);
        const times = { createdAtMs: this.#nowMs, lastUsedAtMs: this.#nowMs };
        const id = randomUUID();
        const grant = { id, accountId, clientId, clientName, scopes, publishMode, ...times };
        await insertGrant(queries, grant);
        await spendCode(queries, codeHash, id);
        return this.#issue(queries, grant);
      },
    );
    if (tokens) return tokens;
    throw new OauthError("invalid_grant", "The code is not valid, or was used before.");
  }

  /**
   * Exchanges a refresh token for a new pair. If it was used before, beyond a time of grace, its whole family ends.
   * @throws {OauthError} if the token isn't the client's, or no longer valid.
   */
  async refresh(form: { token: string; clientId: string }): Promise<TokenPair> {
    const { database } = this.#settings;
    const tokenHash = hashToken(form.token);
    const known = await findToken(database.queries, tokenHash);
    const tokens =
      known &&
      (await database.transaction(`oauth-grant:${known.grantId}`, async (queries) => {
        const token = await findToken(queries, tokenHash);
        if (!token || token.kind !== "refresh" || token.clientId !== form.clientId) return null;
        const nowMs = this.#nowMs;
        if (token.expiresAtMs <= nowMs) return null;
        if (token.rotatedAtMs === null) await markRotated(queries, tokenHash, nowMs);
        else if (nowMs - token.rotatedAtMs > graceMs) {
          await deleteGrant(queries, token.grantId);
          return null;
        }
        return this.#issue(queries, await getGrant(queries, token.grantId));
      }));
    if (tokens) return tokens;
    throw new OauthError("invalid_grant", "The refresh token is not valid. Connect again.");
  }

  /** Ends a refresh token's grant. Unknown tokens, and tokens of other clients, change nothing. */
  async revoke(token: string, clientId: string): Promise<void> {
    const { queries } = this.#settings.database;
    const found = await findToken(queries, hashToken(token));
    if (found && found.clientId === clientId) await deleteGrant(queries, found.grantId);
  }

  /** Returns the owner of an access token and what it permits, and records its use; null if it isn't valid. */
  async use(token: string): Promise<KeyUse | null> {
    const { queries } = this.#settings.database;
    const found = await findAccess(queries, hashToken(token), this.#nowMs);
    if (!found) return null;
    const { grantId, scopes, publishMode, lastUsedAtMs, ...caller } = found;
    if (this.#nowMs - lastUsedAtMs >= useResolutionMs) {
      await noteGrantUse(queries, grantId, this.#nowMs);
    }
    return { ...caller, scopes: JSON.parse(scopes), program: { publishMode } };
  }

  /** Lists an account's connected programs, newest first. */
  async list(accountId: string): Promise<ConnectedProgram[]> {
    return (await listGrants(this.#settings.database.queries, accountId)).map(presentGrant);
  }

  /** Disconnects a program at once. Throws a `ConnectedProgramError` if the account has no such program. */
  async disconnect(accountId: string, id: string): Promise<void> {
    const isDeleted = await deleteOwnGrant(this.#settings.database.queries, accountId, id);
    if (!isDeleted) throw new ConnectedProgramError("program-not-found");
  }

  /** Cleanup task: deletes what has expired. */
  async cleanUp(): Promise<void> {
    await deleteExpired(this.#settings.database.queries, this.#nowMs);
  }

  async #issue(queries: Queries, grant: OauthGrantRow): Promise<TokenPair> {
    const nowMs = this.#nowMs;
    const access = tokenPrefixes.access + createToken();
    const refresh = tokenPrefixes.refresh + createToken();
    const shared = { grantId: grant.id, rotatedAtMs: null };
    await insertToken(queries, {
      ...shared,
      tokenHash: hashToken(access),
      kind: "access",
      expiresAtMs: nowMs + accessSeconds * secondMs,
    });
    await insertToken(queries, {
      ...shared,
      tokenHash: hashToken(refresh),
      kind: "refresh",
      expiresAtMs: nowMs + refreshMs,
    });
    await this.#settings.clients.keep(queries, grant.clientId);
    return {
      access_token: access,
      token_type: "Bearer",
      expires_in: accessSeconds,
      refresh_token: refresh,
      scope: (JSON.parse(grant.scopes) as string[]).join(" "),
    };
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

/** The challenge of a PKCE verifier (RFC 7636, S256). */
const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

function presentGrant(grant: OauthGrantRow): ConnectedProgram {
  const { id, clientId, clientName, scopes, publishMode, createdAtMs, lastUsedAtMs } = grant;
  return {
    id,
    name: clientName,
    host: clientId.startsWith("https://") ? new URL(clientId).host : null,
    scopes: JSON.parse(scopes),
    asksToPublish: publishMode === "ask",
    createdAt: new Date(createdAtMs).toISOString(),
    lastUsedAt: new Date(lastUsedAtMs).toISOString(),
  };
}
