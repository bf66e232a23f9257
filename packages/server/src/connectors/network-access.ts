import type { AccountLimits } from "@slideloom/core/contract";
import { toPassing, type Classified } from "./classify-response.ts";
import type { PassingFailure, RemoteAccount, Tokens } from "./connector.ts";
import type { NetworkResponse } from "./network-call.ts";

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

/** `valid`: they hold, and there are no others. `ended`: only the account's owner can make tokens anew. */
export type RefreshOutcome =
  | ({ kind: "refreshed" } & TimedTokens)
  | { kind: "valid" }
  | { kind: "ended"; message: string }
  | { kind: "failed"; failure: PassingFailure };

/** What a renewal came to that did not succeed: only a refusal in the network's own words ends a connection. */
export function readRenewalFailure(
  { failure, response }: Extract<Classified, { ok: false }>,
  isRefusal: (response: NetworkResponse) => boolean,
): RefreshOutcome {
  // A page of HTML with any status is a proxy's.
  const isOwn = typeof response?.json === "object" && response.json !== null;
  return isOwn && response && isRefusal(response)
    ? { kind: "ended", message: failure.message }
    : { kind: "failed", failure: toPassing(failure) };
}

/** A renewal that succeeded, of which the new tokens are lost. */
export const unreadableRenewal: RefreshOutcome = {
  kind: "failed",
  failure: { kind: "unknown", message: "The network's response could not be read." },
};

/** Access tokens that are refused (RFC 6750, section 3.1). */
export const isAccessRefused = ({ status }: NetworkResponse) => status === 401;

/** What is done with an account at a network beside publishing. */
export interface NetworkAccess {
  /** Makes its tokens anew. */
  refresh(account: RemoteAccount): Promise<RefreshOutcome>;
  /** Takes back at the network what was granted; what fails is left. */
  revoke(account: RemoteAccount): Promise<void>;
}

/** A sign-in at a network, from when the browser is sent there until it is back. */
export interface SignIn {
  /** The origin of the server, where the network has many. */
  instanceUrl: string | null;
  redirectUri: string;
  /** Only who began the sign-in knows it (PKCE, RFC 7636). */
  codeVerifier: string;
}

/** A sign-in whose browser was sent to the network. */
export interface BegunSignIn extends SignIn {
  /** The application that it was begun as, if the server registers itself at the network. */
  clientId: string | null;
}

/** A network that people sign in to: OAuth 2.0 with an authorization code (RFC 6749, section 4.1). */
export interface SignInAccess extends NetworkAccess {
  /** The settings without which nobody can sign in there. */
  missingSettings: readonly string[];
  /** Returns where the browser goes. Throws a `ConnectError` if the network can't be reached. */
  buildSignInUrl(
    signIn: SignIn,
    state: string,
  ): Promise<{ url: string } & Pick<BegunSignIn, "clientId">>;
  /** Exchanges the code that the browser came back with. Throws a `ConnectError`. */
  finishSignIn(signIn: BegunSignIn, code: string): Promise<ConnectedAccount>;
}
