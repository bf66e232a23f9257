import type { AccountLimits } from "@slideloom/core/contract";
import type { RemoteAccount, Tokens } from "./connector.ts";

/** Tokens, and when they end: null where they do not, or nobody knows when. */
export interface TimedTokens {
  tokens: Tokens;
  accessEndsAtMs: number | null;
  refreshEndsAtMs: number | null;
}

/** An account at a network that was just connected. */
export interface ConnectedAccount extends TimedTokens, Omit<RemoteAccount, "tokens"> {
  name: string;
  pictureUrl: string | null;
  limits: AccountLimits;
}

/** `ended`: only the account's owner can make tokens anew. */
export type RefreshOutcome =
  | ({ kind: "refreshed" } & TimedTokens)
  | { kind: "ended"; message: string }
  | { kind: "failed"; message: string };

/** What is done with an account at a network beside publishing. */
export interface NetworkAccess {
  /** Makes its tokens anew. */
  refresh(account: RemoteAccount): Promise<RefreshOutcome>;
  /** Takes back at the network what was granted; what fails is left. */
  revoke(account: RemoteAccount): Promise<void>;
}
