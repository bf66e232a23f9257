import type { AccountLimits } from "@slideloom/core/contract";
import { toPassing, type Classified } from "./classify-response.ts";
import type { PassingFailure, RemoteAccount, Tokens } from "./connector.ts";
import type { NetworkResponse } from "./network-call.ts";

/** Tokens with their expiry times; a time is null if the token doesn't expire or the time is unknown. */
export interface TimedTokens {
  tokens: Tokens;
  accessEndsAtMs: number | null;
  refreshEndsAtMs: number | null;
}

/** A newly connected account at a network. */
export interface ConnectedAccount extends TimedTokens, Omit<RemoteAccount, "tokens"> {
  name: string;
  pictureUrl: string | null;
  limits: AccountLimits;
  /** A secret to show to the account's owner once. */
  secret?: string;
}

/** `valid`: the tokens still work, but can't be refreshed. `ended`: only the account's owner can renew access. */
export type RefreshOutcome =
  | ({ kind: "refreshed" } & TimedTokens)
  | { kind: "valid" }
  | { kind: "ended"; message: string }
  | { kind: "failed"; failure: PassingFailure };

/** Classifies a failed refresh: access has ended only if the network itself refuses the refresh, in its own JSON. */
export function readRenewalFailure(
  { failure, response }: Extract<Classified, { ok: false }>,
  isRefusal: (response: NetworkResponse) => boolean,
): RefreshOutcome {
  // An HTML page with any status comes from a proxy.
  const isOwn = typeof response?.json === "object" && response.json !== null;
  return isOwn && response && isRefusal(response)
    ? { kind: "ended", message: failure.message }
    : { kind: "failed", failure: toPassing(failure) };
}

/** A refresh that succeeded at the network, but whose new tokens can't be read. */
export const unreadableRenewal: RefreshOutcome = {
  kind: "failed",
  failure: { kind: "unknown", message: "The network's response could not be read." },
};

/** Whether an access token is refused (RFC 6750, section 3.1). */
export const isAccessRefused = ({ status }: NetworkResponse) => status === 401;

/** Values of a network's connect form, by the names of its fields. */
export type FieldValues = Readonly<Record<string, string>>;

interface RenewableAccess {
  refresh(account: RemoteAccount): Promise<RefreshOutcome>;
  /** Revokes the access at the network; failures are ignored. */
  revoke(account: RemoteAccount): Promise<void>;
}

/** A network where people connect accounts by entering values in a form. */
export interface FieldsAccess extends RenewableAccess {
  kind: "fields";
  /** @throws {ConnectError} that explains which value is wrong. */
  connect(values: FieldValues): Promise<ConnectedAccount>;
}

/** A started OAuth sign-in. */
export interface SignIn {
  /** The origin of the account's server, if the network has many; else null. */
  instanceUrl: string | null;
  redirectUri: string;
  /** Code verifier (PKCE, RFC 7636). */
  codeVerifier: string;
}

/** A sign-in after the browser was redirected to the network. */
export interface BegunSignIn extends SignIn {
  /** The OAuth client of the sign-in, if this server registered itself; else null. */
  clientId: string | null;
}

/** A network that people sign in to: OAuth 2.0 authorization code grant (RFC 6749, section 4.1). */
export interface SignInAccess extends RenewableAccess {
  kind: "oauth";
  /** Returns the origin of the account's server; absent if the network has one server. */
  findInstanceUrl?(values: FieldValues): string;
  /** @throws {ConnectError} if the network can't be reached. */
  buildSignInUrl(
    signIn: SignIn,
    state: string,
  ): Promise<{ url: string } & Pick<BegunSignIn, "clientId">>;
  /**
   * Exchanges the authorization code.
   * @throws {ConnectError}
   */
  finishSignIn(signIn: BegunSignIn, code: string): Promise<ConnectedAccount>;
}

/** Connects accounts at a network, and renews and revokes their access. */
export type NetworkAccess = FieldsAccess | SignInAccess;
