import type { AccountChoices, AccountLimits } from "@slideloom/core/contract/connections";
import type { TransientFailure, RemoteAccount, Tokens } from "./connector.ts";

/** Tokens with their expiry times; a time is null if the token doesn't expire or the time is unknown. */
export interface TimedTokens {
  tokens: Tokens;
  accessEndsAtMs: number | null;
  refreshEndsAtMs: number | null;
}

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
  | { kind: "failed"; failure: TransientFailure };

/** Values of a network's connect form, by the names of its fields. */
export type FieldValues = Readonly<Record<string, string>>;

/** A key or sign-in that reaches several channels. */
export interface ConnectedGrant extends TimedTokens {
  /** The network's id of the account that the key belongs to. */
  remoteId: string;
  name: string;
  /** Origin of the account's server, if people run the network's servers themselves; else null. */
  instanceUrl: string | null;
  /** Further data for `listChannels`. */
  details: unknown;
}

/**
 * An account, page or profile to publish as, reached through a grant. It becomes a connection if the owner chooses it.
 */
export interface RemoteChannel {
  /** The network's id of the channel, unique among the network's channels. */
  remoteId: string;
  /** A `ServiceId` if Slideloom can publish to the service, else the network's own name for the service. */
  service: string;
  /** Kind of account, e.g. `page`. Null if the service has only one kind. */
  kind: string | null;
  /** The account's id at `service`, even if the connection goes through a bridge such as Buffer. Null if unknown. */
  serviceAccountId: string | null;
  name: string;
  handle: string;
  pictureUrl: string | null;
  limits: AccountLimits;
  /** Values of options that only the account knows, by the option's name. */
  choices?: AccountChoices;
  /** Stored with the connection, and passed to the connector as the account's details. */
  details: unknown;
  /** `unavailable`: the owner must fix something at the network. `unsupported`: Slideloom can't publish there. */
  state: "ready" | "unavailable" | "unsupported";
  /** The reason for the state, or a warning, for people. */
  reason: string | null;
}

/** A grant's channels, or the failure. `ended`: only the grant's owner can renew the access. */
export type ChannelList =
  | { kind: "channels"; channels: readonly RemoteChannel[] }
  | { kind: "ended"; message: string }
  | { kind: "failed"; failure: TransientFailure };

/** A network where a grant reaches several channels. `refresh` and `revoke` receive the grant as their `account`. */
interface ChannelSource {
  /** Lists all channels that the grant reaches, the unsupported ones too. */
  listChannels(grant: RemoteAccount): Promise<ChannelList>;
}

/** A grant whose key is replaced, and the remote ids of its connected channels. */
interface ReplacedGrant extends Pick<ConnectedGrant, "remoteId" | "details"> {
  channelIds: readonly string[];
}

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

/** A network where people paste a key that reaches several channels. */
export interface KeyAccess extends RenewableAccess, ChannelSource {
  kind: "key";
  /**
   * Opens the account of the key `values.key`, at the server `values.url` if people enter a server's address. If the
   * key belongs to the account of `replaced`, the result must have `replaced.remoteId`.
   * @throws {ConnectError} that explains what is wrong.
   */
  open(values: FieldValues, replaced: ReplacedGrant | null): Promise<ConnectedGrant>;
}

export interface SignIn {
  /** The origin of the account's server, if the network has many; else null. */
  instanceUrl: string | null;
  redirectUri: string;
  /** PKCE code verifier (RFC 7636). */
  codeVerifier: string;
}

/** A sign-in after the browser was redirected to the network. */
export interface BegunSignIn extends SignIn {
  /** OAuth client that this server registered automatically. Null if the operator registers one client by hand. */
  clientId: string | null;
}

/** OAuth 2.0 authorization code grant (RFC 6749, section 4.1), which results in an account or a grant. */
interface CodeAccess<Connected> extends RenewableAccess {
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
  finishSignIn(signIn: BegunSignIn, code: string): Promise<Connected>;
}

export interface SignInAccess extends CodeAccess<ConnectedAccount> {
  kind: "oauth";
}

/** A network where one sign-in reaches several channels, such as the pages of a person. */
export interface ChannelSignInAccess extends CodeAccess<ConnectedGrant>, ChannelSource {
  kind: "oauth-channels";
}

/** Access that several connections share. */
export type GrantAccess = KeyAccess | ChannelSignInAccess;

/** Connects accounts at a network, and renews and revokes their access. */
export type NetworkAccess = FieldsAccess | SignInAccess | GrantAccess;

export const hasChannels = (access: NetworkAccess): access is GrantAccess =>
  "listChannels" in access;
