import { buildUrl } from "@slideloom/core/contract/routes";
import {
  signInFailures,
  type SignInFailure,
  type finishConnectionQuerySchema,
  type StartConnectionRequest,
} from "@slideloom/core/contract/connections";
import type { NetworkId } from "@slideloom/core/networks";
import type { z } from "zod";
import type {
  BegunSignIn,
  ChannelSignInAccess,
  NetworkAccess,
  SignIn,
  SignInAccess,
} from "../connectors/network-access.ts";
import type { Database } from "../db/database.ts";
import { DomainError } from "../errors/domain-error.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import type { ConnectionService } from "./connection-service.ts";
import type { GrantService } from "./grant-service.ts";
import { requirePublicUrl } from "./public-url.ts";
import { deleteEndedSignIns, insertSignIn, consumeSignIn } from "./sign-in-repository.ts";

export type SignInReturn = z.output<typeof finishConnectionQuerySchema>;

/** Time limit for a sign-in at the network. */
export const signInMs = 10 * 60_000;

export interface NetworkSignInServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
  /** URL of this server, without a trailing slash. */
  baseUrl: string;
  /** Whether networks can download files from this server. */
  isPublic: boolean;
  findAccess: (network: NetworkId) => NetworkAccess;
  connections: Pick<ConnectionService, "save">;
  grants: Pick<GrantService, "save">;
}

/**
 * Parameters of the OAuth callback's path. `server` is host and port of the network's server, if the network has
 * several.
 */
export interface CallbackTarget {
  network: string;
  server: string | null;
}

/**
 * The new connection's id, the new grant's id, or a failure. After a new grant, the owner must still choose channels.
 */
export type SignInOutcome = { connected: string } | { grant: string } | { error: SignInFailure };

/**
 * Connects accounts by OAuth.
 * @throws {ConnectError} if a sign-in can't begin.
 */
export class NetworkSignInService {
  readonly #settings: NetworkSignInServiceSettings;
  readonly #secretBox: SecretBox;

  constructor(settings: NetworkSignInServiceSettings) {
    this.#settings = settings;
    this.#secretBox = new SecretBox(settings.appSecret, "network sign-ins");
  }

  async begin(
    accountId: string,
    request: StartConnectionRequest,
  ): Promise<{ url: string; state: string }> {
    const { baseUrl, database, isPublic, now } = this.#settings;
    const { network, time_zone: timeZone, ...values } = request;
    requirePublicUrl(network, isPublic);
    const access = this.#getAccess(network);
    const instanceUrl = access.findInstanceUrl?.(values) ?? null;
    const signIn: SignIn = {
      instanceUrl,
      redirectUri: buildRedirectUri(baseUrl, network, instanceUrl),
      codeVerifier: createToken(),
    };
    const state = createToken();
    const { url, clientId } = await access.buildSignInUrl(signIn, state);
    const stateHash = hashToken(state);
    await insertSignIn(database.queries, {
      stateHash,
      accountId,
      network,
      timeZone,
      instanceUrl,
      clientId,
      sealedVerifier: this.#secretBox.seal(signIn.codeVerifier, stateHash),
      endsAtMs: now().getTime() + signInMs,
    });
    return { url, state };
  }

  /**
   * `state` must equal the browser's cookie `knownState`, to prevent login CSRF. `server` must be where the sign-in
   * began, to prevent mix-up attacks (RFC 9700, section 4.4).
   */
  async finish(
    { network, server }: CallbackTarget,
    { state, code, error }: SignInReturn,
    knownState: string | null,
  ): Promise<SignInOutcome> {
    const { database, now } = this.#settings;
    if (state === "" || state !== knownState) return { error: "expired" };
    const stateHash = hashToken(state);
    const row = await consumeSignIn(database.queries, stateHash);
    const codeVerifier = row && this.#secretBox.open(row.sealedVerifier, stateHash);
    const isOpen =
      row?.network === network &&
      findHost(row.instanceUrl) === server &&
      row.endsAtMs > now().getTime();
    if (!isOpen || codeVerifier === null) return { error: "expired" };
    if (code === undefined) return { error: readRefusal(error) };
    return this.#exchange(code, { ...row, codeVerifier });
  }

  async cleanUp(): Promise<void> {
    const { database, now } = this.#settings;
    await deleteEndedSignIns(database.queries, now().getTime());
  }

  #getAccess(network: NetworkId): SignInAccess | ChannelSignInAccess {
    const access = this.#settings.findAccess(network);
    if ("buildSignInUrl" in access) return access;
    throw new Error(`${network} has no sign-in.`);
  }

  async #exchange(
    code: string,
    {
      accountId,
      network,
      timeZone,
      ...begun
    }: Omit<BegunSignIn, "redirectUri"> & {
      accountId: string;
      network: NetworkId;
      timeZone: string;
    },
  ): Promise<SignInOutcome> {
    const { baseUrl, connections, grants } = this.#settings;
    const access = this.#getAccess(network);
    const redirectUri = buildRedirectUri(baseUrl, network, begun.instanceUrl);
    try {
      const signIn = { ...begun, redirectUri };
      if (access.kind === "oauth-channels") {
        const grant = await access.finishSignIn(signIn, code);
        return { grant: await grants.save(accountId, { network, timeZone, grant }) };
      }
      const account = await access.finishSignIn(signIn, code);
      return { connected: await connections.save(accountId, { network, timeZone, account }) };
    } catch (refused) {
      if (refused instanceof DomainError) return { error: findFailure(refused.code) };
      throw refused;
    }
  }
}

/** Returns the redirect URI registered at the network; networks with many servers have one per server. */
export function buildRedirectUri(
  baseUrl: string,
  network: NetworkId,
  instanceUrl: string | null,
): string {
  const server = findHost(instanceUrl);
  return (
    baseUrl +
    (server === null
      ? buildUrl("finishConnection", { params: { network } })
      : buildUrl("finishServerConnection", { params: { network, server } }))
  );
}

const findHost = (instanceUrl: string | null) =>
  instanceUrl === null ? null : new URL(instanceUrl).host;

const findFailure = (code: string): SignInFailure =>
  signInFailures.find((failure) => failure === code) ?? "refused";

/** `error` is the network's error code, such as LinkedIn's `user_cancelled_login`. */
const readRefusal = (error = ""): SignInFailure =>
  /denied|cancel/i.test(error) ? "denied" : "refused";
