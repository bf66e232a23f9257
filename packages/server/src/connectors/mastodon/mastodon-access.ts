import { capLimits } from "@slideloom/core/networks";
import { cutUnits } from "@slideloom/core/text";
import { z } from "zod";
import { classifyCall, type Classified } from "../classify-response.ts";
import { ConnectError } from "../connect-error.ts";
import { readConnectResponse, requireToken } from "../connect-response.ts";
import type { RemoteAccount } from "../connector.ts";
import type { InstanceApps, InstanceClient } from "../instance-apps.ts";
import {
  isAccessRefused,
  readRenewalFailure,
  unreadableRenewal,
  type BegunSignIn,
  type ConnectedAccount,
  type FieldValues,
  type RefreshOutcome,
  type SignIn,
  type SignInAccess,
} from "../network-access.ts";
import type { CallNetwork, CallOptions } from "../network-call.ts";
import { OAuthClient, type OAuthParty } from "../oauth-client.ts";
import { readRefusal } from "./read-refusal.ts";

export interface MastodonAccessSettings {
  call: CallNetwork;
  now: () => Date;
  apps: InstanceApps;
  /** Returns the origin of a server by its host. */
  findServerUrl: (host: string) => string;
}

const scopes = ["read:accounts", "read:statuses", "write:media", "write:statuses"];
const clientName = "Slideloom";

const credential = z.string().min(1).max(1000);
const clientSchema = z.object({ client_id: credential, client_secret: credential });
/** The stored details of an account. */
const detailsSchema = z.object({ clientId: z.string().default("") });
const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  display_name: z.string().default(""),
  avatar_static: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});
const limit = z.int().positive().optional().catch(undefined);
const instanceSchema = z.object({
  configuration: z
    .object({
      statuses: z
        .object({
          max_characters: limit,
          max_media_attachments: limit,
          characters_reserved_per_url: limit,
        })
        .default({}),
      media_attachments: z.object({ description_limit: limit }).default({}),
    })
    .default({ statuses: {}, media_attachments: {} }),
});

/** Connects Mastodon accounts. This server registers a client at each of their servers. Tokens don't expire. */
export class MastodonAccess implements SignInAccess {
  readonly kind = "oauth";
  readonly #settings: MastodonAccessSettings;
  readonly #oauth: OAuthClient;

  constructor(settings: MastodonAccessSettings) {
    this.#settings = settings;
    this.#oauth = new OAuthClient({ ...settings, readRefusal });
  }

  findInstanceUrl({ server = "" }: FieldValues): string {
    return this.#settings.findServerUrl(server);
  }

  async buildSignInUrl({ instanceUrl, redirectUri, codeVerifier }: SignIn, state: string) {
    const server = requireServer(instanceUrl);
    const client =
      (await this.#settings.apps.findNewest(server, redirectUri)) ??
      (await this.#register(server, redirectUri));
    const { calculatePKCECodeChallenge } = await import("oauth4webapi");
    const query = new URLSearchParams({
      response_type: "code",
      client_id: client.id,
      redirect_uri: redirectUri,
      state,
      scope: scopes.join(" "),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    });
    return { url: `${server}/oauth/authorize?${query}`, clientId: client.id };
  }

  async finishSignIn(
    { instanceUrl, redirectUri, codeVerifier, clientId }: BegunSignIn,
    code: string,
  ): Promise<ConnectedAccount> {
    const { apps } = this.#settings;
    const server = requireServer(instanceUrl);
    const client = clientId === null ? null : await apps.find(server, clientId);
    if (!client) throw new ConnectError("connection-refused", "This sign-in has ended.");
    const party = buildParty(server, client);
    const grant = { code, redirectUri, codeVerifier };
    const exchanged = await this.#oauth.exchangeCode(party, grant);
    if (!exchanged.ok && isUnknownClient(exchanged)) {
      await apps.forget(server, client.id);
    }
    const { access_token: access, scope = "" } = requireToken(exchanged);
    requireScopes(scope);
    const account = readConnectResponse(await this.#verify(server, access), accountSchema);
    const { host } = new URL(server);
    const name = account.display_name.trim();
    return {
      // Ids are unique per server only.
      remoteId: `${account.id}@${host}`,
      instanceUrl: server,
      details: { id: account.id, clientId: client.id },
      handle: `@${account.username}@${host}`,
      name: name === "" ? account.username : cutUnits(name, 100),
      pictureUrl: account.avatar_static ?? null,
      limits: await this.#readLimits(server),
      tokens: { access },
      accessEndsAtMs: null,
      refreshEndsAtMs: null,
    };
  }

  async refresh({ instanceUrl, tokens }: RemoteAccount): Promise<RefreshOutcome> {
    const verified = await this.#verify(instanceUrl ?? "", tokens.access);
    if (!verified.ok) return readRenewalFailure(verified, isAccessRefused);
    const account = accountSchema.safeParse(verified.response.json);
    return account.success ? { kind: "valid" } : unreadableRenewal;
  }

  async revoke({ instanceUrl, tokens, details }: RemoteAccount): Promise<void> {
    const { clientId } = detailsSchema.parse(details);
    const client = await this.#settings.apps.find(instanceUrl ?? "", clientId);
    if (!client) return;
    await this.#oauth.revoke(buildParty(instanceUrl ?? "", client), tokens.access);
  }

  async #register(server: string, redirectUri: string): Promise<InstanceClient> {
    const registered = await this.#call({
      method: "POST",
      url: `${server}/api/v1/apps`,
      body: new URLSearchParams({
        client_name: clientName,
        redirect_uris: redirectUri,
        scopes: scopes.join(" "),
      }),
    });
    if (!registered.ok && registered.failure.kind === "rejected") {
      const { host } = new URL(server);
      throw new ConnectError("connection-refused", `${host} is no Mastodon server.`);
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

  /** Returns the server's limits; missing ones default to Mastodon's. */
  async #readLimits(server: string): Promise<ConnectedAccount["limits"]> {
    const current = await this.#call({ method: "GET", url: `${server}/api/v2/instance` });
    const found = current.ok
      ? current
      : await this.#call({ method: "GET", url: `${server}/api/v1/instance` });
    const instance = found.ok ? instanceSchema.safeParse(found.response.json) : null;
    if (!instance?.success) return {};
    const { statuses, media_attachments: media } = instance.data.configuration;
    return capLimits({
      caption: statuses.max_characters,
      pictures: statuses.max_media_attachments,
      url_length: statuses.characters_reserved_per_url,
      alt_text: media.description_limit,
    });
  }

  async #call(options: CallOptions): Promise<Classified> {
    const { call, now } = this.#settings;
    return classifyCall(await call(options), { now, readRefusal });
  }
}

const buildParty = (server: string, client: InstanceClient): OAuthParty => ({
  issuer: server,
  tokenUrl: `${server}/oauth/token`,
  revocationUrl: `${server}/oauth/revoke`,
  client,
});

function requireServer(instanceUrl: string | null): string {
  if (instanceUrl === null) throw new Error("A sign-in at Mastodon names a server.");
  return instanceUrl;
}

/**
 * Some servers let people deny single scopes.
 * @throws {ConnectError} if a scope is missing.
 */
function requireScopes(granted: string): void {
  const names = granted.split(" ");
  const missing = scopes.filter(
    (scope) => !names.includes(scope) && !names.includes(scope.split(":")[0] ?? ""),
  );
  if (granted === "" || missing.length === 0) return;
  throw new ConnectError("missing-scope", `The permission ${missing.join(", ")} is missing.`);
}

const isUnknownClient = ({ failure }: Extract<Classified, { ok: false }>) =>
  failure.kind === "unauthorized" ||
  (failure.kind === "rejected" && failure.code === "invalid_client");
