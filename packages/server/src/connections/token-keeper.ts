import type { NetworkId } from "@slideloom/core/networks";
import { z } from "zod";
import type { TransientFailure, RemoteAccount, Tokens } from "../connectors/connector.ts";
import type { NetworkAccess, RefreshOutcome, TimedTokens } from "../connectors/network-access.ts";
import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import type { ConnectionRow, ConnectionState, HolderRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import { readDetails } from "./connection-details.ts";
import {
  findHolder,
  listHeldConnections,
  updateHolder,
  updateTokens,
  type HolderRef,
} from "./holder-repository.ts";

/** Lease for a token refresh, longer than a refresh takes. */
const refreshMs = 90_000;
/** Interval of checks whether another process has finished its refresh. */
const pollMs = 200;

const tokensSchema = z.object({
  access: z.string(),
  refresh: z.string().exactOptional(),
  secret: z.string().exactOptional(),
}) satisfies z.ZodType<Tokens>;

/** Called in the transaction in which a connection becomes unusable or usable again. */
export type OnStateChange = (queries: Queries, row: ConnectionRow) => Promise<void>;

export interface TokenKeeperSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
  findAccess: (network: NetworkId) => NetworkAccess;
  wait: (durationMs: number) => Promise<void>;
  onStateChange: OnStateChange;
}

/** Result of refreshing tokens. `reconnect`: the owner must sign in again. `failed`: a retry may succeed. */
export type Renewal =
  | { kind: "renewed" }
  | { kind: "reconnect"; message: string }
  | { kind: "failed"; failure: TransientFailure };

/** Encrypts and refreshes tokens. A token's holder is a connection, or a grant that several connections share. */
export class TokenKeeper {
  readonly #settings: TokenKeeperSettings;
  readonly #secretBox: SecretBox;

  constructor(settings: TokenKeeperSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "connections");
  }

  /**
   * Returns the columns for new tokens. No other row can decrypt them, because the encryption includes the holder's id.
   */
  seal(
    { id, tokenVersion }: Pick<HolderRow, "id" | "tokenVersion">,
    { tokens, accessEndsAtMs, refreshEndsAtMs }: TimedTokens,
  ) {
    const sealedTokens = this.#secretBox.seal(JSON.stringify(tokens), id);
    return { sealedTokens, accessEndsAtMs, refreshEndsAtMs, tokenVersion: tokenVersion + 1 };
  }

  /** Returns the holder's tokens; null if they can't be decrypted. */
  open({ id, sealedTokens }: Pick<HolderRow, "id" | "sealedTokens">): Tokens | null {
    const tokens = tokensSchema.safeParse(parseJson(this.#secretBox.open(sealedTokens, id) ?? ""));
    return tokens.success ? tokens.data : null;
  }

  /** Returns the holder's account at the network. Null if the tokens can't be decrypted. */
  openAccount(row: HolderRow & { handle?: string }): RemoteAccount | null {
    const tokens = this.open(row);
    const { remoteId, name, handle = name, instanceUrl } = row;
    const { own: details } = readDetails(row.details);
    return tokens && { remoteId, handle, instanceUrl, details, tokens };
  }

  /**
   * Refreshes the tokens once, even if several callers have read the same `tokenVersion`. If only the owner can renew
   * access, sets the state to `reconnect`.
   */
  async refresh(ref: HolderRef, tokenVersion: number): Promise<Renewal> {
    const claimed = await this.#claimRefresh(ref, tokenVersion);
    if ("kind" in claimed) return claimed;
    const row = claimed.claimed;
    const account = this.openAccount(row);
    const outcome = account
      ? await this.#settings.findAccess(row.network).refresh(account)
      : ({
          kind: "ended",
          message: "We can't read the saved sign-in for this account. Reconnect the account.",
        } as const);
    const after = await this.change(ref, row, this.#buildChange(row, outcome));
    return outcome.kind === "failed" && after?.tokenVersion === tokenVersion
      ? outcome
      : readRenewal(after);
  }

  /**
   * Changes the holder unless new tokens were stored since `row` was read. Returns the current row, or null if the
   * holder was removed.
   */
  async change(
    ref: HolderRef,
    row: HolderRow,
    change: Partial<HolderRow>,
  ): Promise<HolderRow | null> {
    return this.#settings.database.transaction(lockOf(ref), async (queries) => {
      const isWritten = await updateTokens(queries, ref, {
        tokenVersion: row.tokenVersion,
        change,
      });
      if (isWritten && change.state !== undefined && change.state !== row.state) {
        await this.announce(queries, ref);
      }
      return findHolder(queries, ref);
    });
  }

  /** Calls `onStateChange` for each connection that has the holder's state. */
  async announce(queries: Queries, ref: HolderRef): Promise<void> {
    for (const held of await listHeldConnections(queries, ref)) {
      await this.#settings.onStateChange(queries, held);
    }
  }

  /** Returns the row's changes after a refresh; a temporary failure only releases the lease. */
  #buildChange(row: HolderRow, outcome: RefreshOutcome): Partial<HolderRow> {
    if (outcome.kind === "failed") return { refreshingUntilMs: null };
    return {
      refreshingUntilMs: null,
      state: findState(row, outcome),
      ...(outcome.kind === "refreshed" && { ...this.seal(row, outcome), warnedDays: null }),
      lastError: outcome.kind === "ended" ? outcome.message : null,
    };
  }

  /**
   * Acquires the lease for refreshing a holder's tokens. If another process has the lease, waits until that process is
   * done.
   */
  async #claimRefresh(
    ref: HolderRef,
    tokenVersion: number,
  ): Promise<{ claimed: HolderRow } | Renewal> {
    const { database, now, wait } = this.#settings;
    for (;;) {
      const nowMs = now().getTime();
      const claimed = await database.transaction(lockOf(ref), async (queries) => {
        const row = await findHolder(queries, ref);
        if (row?.tokenVersion !== tokenVersion) return readRenewal(row);
        if (row.refreshingUntilMs !== null && row.refreshingUntilMs > nowMs) return null;
        await updateHolder(queries, ref, { refreshingUntilMs: nowMs + refreshMs });
        return { claimed: row };
      });
      if (claimed !== null) return claimed;
      await wait(pollMs);
    }
  }
}

/** Returns the name of the lock for changes to a holder's tokens and state. */
export const lockOf = ({ id }: HolderRef) => `connection:${id}`;

function findState({ state }: HolderRow, { kind }: RefreshOutcome): ConnectionState {
  if (kind === "ended") return "reconnect";
  return kind === "valid" && state === "expiring" ? state : "active";
}

function readRenewal(row: Pick<HolderRow, "state" | "lastError"> | null): Renewal {
  if (row && row.state !== "reconnect") return { kind: "renewed" };
  return { kind: "reconnect", message: row?.lastError ?? "Reconnect this account to publish." };
}
