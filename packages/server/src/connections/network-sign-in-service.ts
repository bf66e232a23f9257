import {
  buildUrl,
  signInFailures,
  type SignInFailure,
  type finishConnectionQuerySchema,
  type StartConnectionRequest,
} from "@slideloom/core/contract";
import type { z } from "zod";
import type { BegunSignIn, SignIn, SignInAccess } from "../connectors/network-access.ts";
import type { Database } from "../db/database.ts";
import { DomainError } from "../errors/domain-error.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import type { ConnectionService } from "./connection-service.ts";
import { deleteEndedSignIns, insertSignIn, takeSignIn } from "./sign-in-repository.ts";

/** Networks that people sign in to. */
export type SignInNetwork = StartConnectionRequest["network"];

/** What the browser brings back. */
export type SignInReturn = z.output<typeof finishConnectionQuerySchema>;

/** How long somebody may be at the network. */
export const signInMs = 10 * 60_000;

export interface NetworkSignInServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
  /** The address of this server, without a slash at its end. */
  baseUrl: string;
  accesses: Readonly<Record<SignInNetwork, SignInAccess>>;
  connections: Pick<ConnectionService, "save">;
  /** The origin of a server of the network by its host; a stand-in has an address of its own. */
  findInstanceUrl: (host: string) => string;
}

/** The address that a browser came back to: `server` is host and port, if the network has many. */
export interface ReturnPlace {
  network: string;
  server: string | null;
}

/** The outcome of a sign-in: the connection's id, or why there is none. */
export type SignInOutcome = { connected: string } | { error: SignInFailure };

/** Connects accounts whose owners sign in at the network. Throws a `ConnectError` where that can't begin. */
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
    const { accesses, baseUrl, database, findInstanceUrl, now } = this.#settings;
    const { network, time_zone: timeZone } = request;
    const instanceUrl = request.network === "mastodon" ? findInstanceUrl(request.server) : null;
    const signIn: SignIn = {
      instanceUrl,
      redirectUri: buildRedirectUri(baseUrl, network, instanceUrl),
      codeVerifier: createToken(),
    };
    const state = createToken();
    const { url, clientId } = await accesses[network].buildSignInUrl(signIn, state);
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
   * Ends a sign-in, once. `knownState` is that of the browser: nobody connects what somebody else has begun. The code must come
   * back to the address of the very server that it was begun at, or it is another server's (OAuth mix-up, RFC 9700, 4.4).
   */
  async finish(
    { network, server }: ReturnPlace,
    { state, code, error }: SignInReturn,
    knownState: string | null,
  ): Promise<SignInOutcome> {
    const { database, now } = this.#settings;
    if (state === "" || state !== knownState) return { error: "expired" };
    const stateHash = hashToken(state);
    const row = await takeSignIn(database.queries, stateHash);
    const codeVerifier = row && this.#secretBox.open(row.sealedVerifier, stateHash);
    const isOpen =
      row?.network === network &&
      findHost(row.instanceUrl) === server &&
      row.endsAtMs > now().getTime();
    if (!isOpen || codeVerifier === null) return { error: "expired" };
    if (code === undefined) return { error: readRefusal(error) };
    return this.#exchange(code, { ...row, codeVerifier, network: row.network as SignInNetwork });
  }

  /** Forgets sign-ins that nobody came back from. */
  async cleanUp(): Promise<void> {
    const { database, now } = this.#settings;
    await deleteEndedSignIns(database.queries, now().getTime());
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
      network: SignInNetwork;
      timeZone: string;
    },
  ): Promise<SignInOutcome> {
    const { accesses, baseUrl, connections } = this.#settings;
    const redirectUri = buildRedirectUri(baseUrl, network, begun.instanceUrl);
    try {
      const signIn = { ...begun, redirectUri };
      const account = await accesses[network].finishSignIn(signIn, code);
      return { connected: await connections.save(accountId, { network, timeZone, account }) };
    } catch (refused) {
      if (refused instanceof DomainError) return { error: findFailure(refused.code) };
      throw refused;
    }
  }
}

/** The exact address that is registered at the network, one for each server of a network that has many. */
export function buildRedirectUri(
  baseUrl: string,
  network: SignInNetwork,
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

/** `error` is the network's own code, such as LinkedIn's `user_cancelled_login`. */
const readRefusal = (error = ""): SignInFailure =>
  /denied|cancel/i.test(error) ? "denied" : "refused";
