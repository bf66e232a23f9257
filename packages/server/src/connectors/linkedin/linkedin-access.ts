import { cutUnits } from "@slideloom/core/text";
import { z } from "zod";
import { classifyCall, type Classified } from "../classify-response.ts";
import { ConnectError, requireApp } from "../connect-error.ts";
import { readConnectBody, readConnectResponse, requireToken } from "../connect-response.ts";
import type { RemoteAccount } from "../connector.ts";
import type {
  ConnectedAccount,
  RefreshOutcome,
  SignIn,
  SignInAccess,
  TimedTokens,
} from "../network-access.ts";
import { isAccessRefused, readRenewalFailure, unreadableRenewal } from "../renewal.ts";
import type { CallNetwork, CallOptions, NetworkResponse } from "../network-call.ts";
import { OAuthClient, type OAuthParty } from "../oauth-client.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";
import { readLinkedinRefusal } from "./read-refusal.ts";

export interface LinkedinAccessSettings extends LinkedinSettings {
  call: CallNetwork;
  now: () => Date;
}

const publishScope = "w_member_social";
const scopes = ["openid", "profile", publishScope];
const secondMs = 1000;

const tokenSchema = z.object({
  access_token: z.string(),
  expires_in: z.number().positive(),
  scope: z.string().default(""),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().positive().optional(),
});
const userSchema = z.object({
  sub: z.string(),
  name: z.string(),
  picture: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});

/** Connects LinkedIn members. They sign in every 60 days, because only approved partners get refresh tokens. */
export class LinkedinAccess implements SignInAccess {
  readonly kind = "oauth";
  readonly #settings: LinkedinAccessSettings;
  readonly #oauth: OAuthClient;

  constructor(settings: LinkedinAccessSettings) {
    this.#settings = settings;
    this.#oauth = new OAuthClient({ ...settings, readRefusal: readLinkedinRefusal });
  }

  async buildSignInUrl({ redirectUri }: SignIn, state: string) {
    const query = new URLSearchParams({
      response_type: "code",
      client_id: this.#client.id,
      redirect_uri: redirectUri,
      state,
      scope: scopes.join(" "),
    });
    return { url: `${this.#settings.loginUrl}/oauth/v2/authorization?${query}`, clientId: null };
  }

  async finishSignIn({ redirectUri }: SignIn, code: string): Promise<ConnectedAccount> {
    const grant = { code, redirectUri, codeVerifier: null };
    const exchanged = await this.#oauth.exchangeCode(this.#party, grant);
    const token = readConnectBody(requireToken(exchanged), tokenSchema);
    const granted = token.scope.split(/[ ,]+/);
    if (token.scope !== "" && !granted.includes(publishScope)) {
      throw new ConnectError(
        "missing-scope",
        `LinkedIn didn't grant the permission to post (${publishScope}). Connect again and allow it.`,
      );
    }
    const user = readConnectResponse(await this.#findUser(token.access_token), userSchema);
    return {
      ...this.#readTokens(token),
      remoteId: `urn:li:person:${user.sub}`,
      name: cutUnits(user.name, 100),
      handle: "",
      pictureUrl: user.picture ?? null,
      instanceUrl: null,
      details: {},
      limits: {},
    };
  }

  async refresh({ tokens }: RemoteAccount): Promise<RefreshOutcome> {
    if (tokens.refresh === undefined) return this.#verify(tokens.access);
    const renewed = await this.#oauth.refresh(this.#party, tokens.refresh);
    if (!renewed.ok) return readRenewalFailure(renewed, isGrantRefused);
    const token = tokenSchema.safeParse(renewed.token);
    if (!token.success) return unreadableRenewal;
    return { kind: "refreshed", ...this.#readTokens(token.data) };
  }

  async revoke({ tokens }: RemoteAccount): Promise<void> {
    if (this.#settings.client) await this.#oauth.revoke(this.#party, tokens.access);
  }

  get #client() {
    return requireApp(this.#settings.client, "LinkedIn", [
      "LINKEDIN_CLIENT_ID",
      "LINKEDIN_CLIENT_SECRET",
    ]);
  }

  get #party(): OAuthParty {
    const { loginUrl } = this.#settings;
    return {
      issuer: loginUrl,
      tokenUrl: `${loginUrl}/oauth/v2/accessToken`,
      revocationUrl: `${loginUrl}/oauth/v2/revoke`,
      client: this.#client,
    };
  }

  async #verify(access: string): Promise<RefreshOutcome> {
    const found = await this.#findUser(access);
    if (!found.ok) return readRenewalFailure(found, isAccessRefused);
    const user = userSchema.safeParse(found.response.json);
    return user.success ? { kind: "valid" } : unreadableRenewal;
  }

  #findUser(access: string): Promise<Classified> {
    return this.#call({
      method: "GET",
      url: `${this.#settings.apiUrl}/v2/userinfo`,
      headers: { authorization: `Bearer ${access}` },
    });
  }

  /** Without a refresh token, the owner signs in again when the access token expires. */
  #readTokens(token: z.output<typeof tokenSchema>): TimedTokens {
    const nowMs = this.#settings.now().getTime();
    const accessEndsAtMs = nowMs + token.expires_in * secondMs;
    const { access_token: access, refresh_token: refresh } = token;
    if (refresh === undefined) {
      return { tokens: { access }, accessEndsAtMs, refreshEndsAtMs: accessEndsAtMs };
    }
    const { refresh_token_expires_in: seconds } = token;
    const refreshEndsAtMs = seconds === undefined ? null : nowMs + seconds * secondMs;
    return { tokens: { access, refresh }, accessEndsAtMs, refreshEndsAtMs };
  }

  async #call(options: CallOptions): Promise<Classified> {
    const { call, now } = this.#settings;
    return classifyCall(await call(options), { now, readRefusal: readLinkedinRefusal });
  }
}

/** Whether a refresh token expired or was revoked (RFC 6749, section 5.2); other failures are transient. */
const isGrantRefused = (response: NetworkResponse) =>
  readLinkedinRefusal(response)?.code === "invalid_grant";
