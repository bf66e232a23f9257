import { cutUnits } from "@slideloom/core/text";
import { z } from "zod";
import type { Classified } from "../classify-response.ts";
import { ConnectError } from "../connect-error.ts";
import { readConnectBody, readConnectResponse, requireToken } from "../connect-response.ts";
import type { RemoteAccount } from "../connector.ts";
import type { InstanceApps, InstanceClient } from "../instance-apps.ts";
import type {
  BegunSignIn,
  ConnectedAccount,
  FieldValues,
  RefreshOutcome,
  SignIn,
  SignInAccess,
  TimedTokens,
} from "../network-access.ts";
import { readRenewalFailure, unreadableRenewal } from "../renewal.ts";
import type { CallNetwork, CallOptions, NetworkResponse } from "../network-call.ts";
import { OAuthClient, type OAuthParty } from "../oauth-client.ts";
import { idSchema } from "./id-schema.ts";
import { findInstanceLimits } from "./instance-limits.ts";
import { areScopesRefused, coarseScopes, fineScopes, requireScopes } from "./mastodon-scopes.ts";
import { classifyMastodonCall, isTokenRefused, readMastodonRefusal } from "./read-refusal.ts";

export interface MastodonAccessSettings {
  call: CallNetwork;
  now: () => Date;
  apps: InstanceApps;
  findServerUrl: (host: string) => string;
}

const clientName = "Slideloom";

const credential = z.string().min(1).max(1000);
const clientSchema = z.object({
  client_id: z.union([credential, z.int()]).transform(String),
  client_secret: credential,
});
const detailsSchema = z.object({ clientId: z.string().default("") });
const accountSchema = z.object({
  id: idSchema,
  username: z.string(),
  display_name: z.string().nullish(),
  avatar_static: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});
const seconds = z.number().positive().optional().catch(undefined);
const tokenSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional().catch(undefined),
  expires_in: seconds,
});
/** Maximum token lifetime, in ms, that is stored as an expiry time. Longer lifetimes count as unlimited. */
const mostLifeMs = 10 * 365 * 86_400_000;

/**
 * Connects accounts on servers with Mastodon's API. Slideloom registers an OAuth client at each of these servers.
 * Mastodon's own tokens don't expire.
 */
export class MastodonAccess implements SignInAccess {
  readonly kind = "oauth";
  readonly #settings: MastodonAccessSettings;
  readonly #oauth: OAuthClient;

  constructor(settings: MastodonAccessSettings) {
    this.#settings = settings;
    this.#oauth = new OAuthClient({ ...settings, readRefusal: readMastodonRefusal });
  }

  findInstanceUrl({ server = "" }: FieldValues): string {
    return this.#settings.findServerUrl(server);
  }

  /**
   * Requests the sign-in page to find out which scopes the server knows. If a scope were unknown, the person would see
   * an error and couldn't continue.
   */
  async buildSignInUrl(signIn: SignIn, state: string) {
    const server = requireServer(signIn.instanceUrl);
    const known = await this.#settings.apps.findNewest(server, signIn.redirectUri);
    const client = known ?? (await this.#register(server, signIn.redirectUri, fineScopes));
    // If a client is already registered, the person may want to connect a second account of this server. `force_login`
    // lets the person choose the account.
    const asked = { ...signIn, server, state, isAnother: known !== null };
    for (const scopes of [fineScopes, coarseScopes]) {
      const url = await buildAuthorizeUrl(client, scopes, asked);
      if (!(await this.#refusesScopes(url))) return { url, clientId: client.id };
    }
    const coarse = await this.#register(server, signIn.redirectUri, coarseScopes);
    return { url: await buildAuthorizeUrl(coarse, coarseScopes, asked), clientId: coarse.id };
  }

  async finishSignIn(
    { instanceUrl, redirectUri, codeVerifier, clientId }: BegunSignIn,
    code: string,
  ): Promise<ConnectedAccount> {
    const { apps } = this.#settings;
    const server = requireServer(instanceUrl);
    const client = clientId === null ? null : await apps.find(server, clientId);
    if (!client)
      throw new ConnectError("connection-refused", "This sign-in took too long. Sign in again.");
    const party = buildParty(server, client);
    const grant = { code, redirectUri, codeVerifier };
    const exchanged = await this.#oauth.exchangeCode(party, grant);
    if (!exchanged.ok && isUnknownClient(exchanged)) {
      await apps.forget(server, client.id);
    }
    const token = requireToken(exchanged);
    requireScopes(token.scope ?? "");
    const timed = this.#readTokens(readConnectBody(token, tokenSchema));
    const { access } = timed.tokens;
    const account = readConnectResponse(await this.#verify(server, access), accountSchema);
    const { host } = new URL(server);
    const name = account.display_name?.trim() ?? "";
    return {
      // Ids are unique only within a server.
      remoteId: `${account.id}@${host}`,
      instanceUrl: server,
      details: { id: account.id, clientId: client.id },
      handle: `@${account.username}@${host}`,
      name: name === "" ? account.username : cutUnits(name, 100),
      pictureUrl: account.avatar_static ?? null,
      limits: await findInstanceLimits((path) =>
        this.#call({ method: "GET", url: `${server}${path}` }),
      ),
      ...timed,
    };
  }

  async refresh(account: RemoteAccount): Promise<RefreshOutcome> {
    const { instanceUrl, tokens, details } = account;
    const { clientId } = detailsSchema.parse(details);
    const client = await this.#settings.apps.find(instanceUrl ?? "", clientId);
    if (tokens.refresh === undefined || !client) return this.#check(account);
    const party = buildParty(instanceUrl ?? "", client);
    const renewed = await this.#oauth.refresh(party, tokens.refresh);
    if (!renewed.ok) return readRenewalFailure(renewed, isGrantRefused);
    const token = tokenSchema.safeParse(renewed.token);
    if (!token.success) return unreadableRenewal;
    return {
      kind: "refreshed",
      ...this.#readTokens({ refresh_token: tokens.refresh, ...token.data }),
    };
  }

  async #check({ instanceUrl, tokens }: RemoteAccount): Promise<RefreshOutcome> {
    const verified = await this.#verify(instanceUrl ?? "", tokens.access);
    if (!verified.ok) return readRenewalFailure(verified, isTokenRefused);
    const account = accountSchema.safeParse(verified.response.json);
    return account.success ? { kind: "valid" } : unreadableRenewal;
  }

  async revoke({ instanceUrl, tokens, details }: RemoteAccount): Promise<void> {
    const { clientId } = detailsSchema.parse(details);
    const client = await this.#settings.apps.find(instanceUrl ?? "", clientId);
    if (!client) return;
    await this.#oauth.revoke(buildParty(instanceUrl ?? "", client), tokens.access);
  }

  async #register(
    server: string,
    redirectUri: string,
    scopes: readonly string[],
  ): Promise<InstanceClient> {
    const registered = await this.#call({
      method: "POST",
      url: `${server}/api/v1/apps`,
      body: new URLSearchParams({
        client_name: clientName,
        redirect_uris: redirectUri,
        scopes: scopes.join(" "),
      }),
    });
    // A web server without Mastodon's API responds with a page.
    const isElsewhere = !registered.ok && registered.failure.kind === "not-sent";
    const isRefused = !registered.ok && registered.failure.kind === "rejected";
    if (isRefused || (isElsewhere && registered.response !== null)) {
      const { host } = new URL(server);
      throw new ConnectError(
        "connection-refused",
        `${host} isn't a Mastodon server. Check the server name, then try again.`,
      );
    }
    const { client_id: id, client_secret: secret } = readConnectResponse(registered, clientSchema);
    await this.#settings.apps.save(server, redirectUri, { id, secret });
    return { id, secret };
  }

  #verify(server: string, access: string): Promise<Classified> {
    return this.#call({
      method: "GET",
      url: `${server}/api/v1/accounts/verify_credentials`,
      headers: { authorization: `Bearer ${access}` },
    });
  }

  async #refusesScopes(url: string): Promise<boolean> {
    const result = await this.#settings.call({ method: "GET", url });
    return result.kind === "response" && areScopesRefused(url, result);
  }

  /**
   * Reads tokens with their expiry. Pixelfed's tokens expire after about a year, and those of older Pleroma servers
   * after minutes.
   */
  #readTokens(token: z.output<typeof tokenSchema>): TimedTokens {
    const { access_token: access, refresh_token: refresh, expires_in } = token;
    const lifeMs = (expires_in ?? Infinity) * 1000;
    const endsAtMs = lifeMs > mostLifeMs ? null : this.#settings.now().getTime() + lifeMs;
    return refresh === undefined || endsAtMs === null
      ? { tokens: { access }, accessEndsAtMs: endsAtMs, refreshEndsAtMs: endsAtMs }
      : { tokens: { access, refresh }, accessEndsAtMs: endsAtMs, refreshEndsAtMs: null };
  }

  async #call(options: CallOptions): Promise<Classified> {
    const { call, now } = this.#settings;
    return classifyMastodonCall(await call(options), now);
  }
}

const buildParty = (server: string, client: InstanceClient): OAuthParty => ({
  issuer: server,
  tokenUrl: `${server}/oauth/token`,
  revocationUrl: `${server}/oauth/revoke`,
  client,
});

function requireServer(instanceUrl: string | null): string {
  if (instanceUrl === null) throw new Error("A sign-in at Mastodon needs a server.");
  return instanceUrl;
}

interface Asked extends SignIn {
  server: string;
  state: string;
  isAnother: boolean;
}

async function buildAuthorizeUrl(
  client: InstanceClient,
  scopes: readonly string[],
  { server, redirectUri, codeVerifier, state, isAnother }: Asked,
): Promise<string> {
  const { calculatePKCECodeChallenge } = await import("oauth4webapi");
  const query = new URLSearchParams({
    response_type: "code",
    client_id: client.id,
    redirect_uri: redirectUri,
    state,
    scope: scopes.join(" "),
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...(isAnother && { force_login: "true" }),
  });
  return `${server}/oauth/authorize?${query}`;
}

/**
 * Whether the server refuses a refresh token (RFC 6749, section 5.2). Older Pixelfed servers return 401, and Pleroma
 * returns only a message.
 */
function isGrantRefused(response: NetworkResponse): boolean {
  const { code, message } = readMastodonRefusal(response) ?? { code: "", message: "" };
  return (
    response.status === 401 || code === "invalid_grant" || /^invalid credentials/i.test(message)
  );
}

const isUnknownClient = ({ failure }: Extract<Classified, { ok: false }>) =>
  failure.kind === "unauthorized" ||
  (failure.kind === "rejected" && failure.code === "invalid_client");
