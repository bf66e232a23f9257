import { cutUnits } from "@slideloom/core/text";
import { z } from "zod";
import type { Failure } from "../classify-response.ts";
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
import { readRenewalFailure, unreadableRenewal } from "../renewal.ts";
import type { CallNetwork } from "../network-call.ts";
import { OAuthClient } from "../oauth-client.ts";
import { classifyGraph, type ClassifiedGraph } from "./classify-graph.ts";
import { readGraphError, readGraphRefusal } from "./graph-error.ts";

/** Settings of a sign-in at Meta. A sign-in gives a token for an hour, which is exchanged for a token for 60 days. */
export interface LongTokenSettings {
  call: CallNetwork;
  now: () => Date;
  /** Name of the network, shown to people. */
  name: string;
  /** The operator's app; null if the network can't be connected. */
  client: { id: string; secret: string } | null;
  /** Names of the settings with the app's id and secret. */
  settings: readonly [string, string];
  /** URLs of the page to sign in, of the code exchange, and of the API without a version. */
  authorizeUrl: string;
  tokenUrl: string;
  graphUrl: string;
  /** Prefix of the grant types, such as `ig`. */
  grantPrefix: string;
  scopes: readonly string[];
  /** The scope without which nothing can be published. */
  publishScope: string;
  /** URL that returns the account, and the schema of the response. */
  accountUrl: string;
  accountSchema: z.ZodType<Pick<ConnectedAccount, "remoteId" | "name" | "handle" | "pictureUrl">>;
}

const secondMs = 1000;

const shortTokenSchema = z.object({
  access_token: z.string(),
  /** A list, or names separated by commas. Absent from some responses. */
  permissions: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(","))])
    .optional(),
});
const longTokenSchema = z.object({
  access_token: z.string(),
  expires_in: z.number().positive(),
});

/**
 * Connects accounts for 60 days at a time. The server renews access before it ends, so the owner needn't sign in again.
 */
export class LongTokenAccess implements SignInAccess {
  readonly kind = "oauth";
  readonly #settings: LongTokenSettings;
  readonly #oauth: OAuthClient;

  constructor(settings: LongTokenSettings) {
    this.#settings = settings;
    this.#oauth = new OAuthClient({ ...settings, readRefusal: readGraphRefusal });
  }

  async buildSignInUrl({ redirectUri }: SignIn, state: string) {
    const { authorizeUrl, scopes } = this.#settings;
    const query = new URLSearchParams({
      client_id: this.#client.id,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: scopes.join(","),
      state,
    });
    return { url: `${authorizeUrl}?${query}`, clientId: null };
  }

  async finishSignIn({ redirectUri }: SignIn, code: string): Promise<ConnectedAccount> {
    const { accountSchema, publishScope, tokenUrl } = this.#settings;
    const party = {
      issuer: new URL(tokenUrl).origin,
      tokenUrl,
      revocationUrl: tokenUrl,
      client: this.#client,
    };
    // Meta appends `#_` to the code.
    const grant = { code: code.replace(/#_$/, ""), redirectUri, codeVerifier: null };
    const exchanged = requireToken(await this.#oauth.exchangeCode(party, grant));
    const { access_token: short, permissions } = readConnectBody(exchanged, shortTokenSchema);
    if (permissions && !permissions.includes(publishScope)) {
      throw new ConnectError(
        "missing-scope",
        `You didn't allow Slideloom to publish (${publishScope}). Connect again and allow it.`,
      );
    }
    const lengthened = await this.#lengthen(short);
    const token = readConnectResponse(lengthened, longTokenSchema);
    const found = await this.#findAccount(token.access_token);
    if (isUnsupported(found)) throw new ConnectError("account-not-allowed", found.failure.message);
    const account = readConnectResponse(found, accountSchema);
    return {
      ...this.#readTokens(token),
      ...account,
      name: cutUnits(account.name, 100),
      instanceUrl: null,
      details: {},
      limits: {},
    };
  }

  /** Tokens younger than a day can't be renewed, but still work. */
  async refresh({ tokens }: RemoteAccount): Promise<RefreshOutcome> {
    const renewed = await this.#exchange("refresh_access_token", "refresh_token", {
      access_token: tokens.access,
    });
    if (renewed.ok) {
      const token = longTokenSchema.safeParse(renewed.response.json);
      return token.success
        ? { kind: "refreshed", ...this.#readTokens(token.data) }
        : unreadableRenewal;
    }
    if (!isRefused(renewed.failure)) return readRenewalFailure(renewed, isTokenRefused);
    const found = await this.#findAccount(tokens.access);
    if (!found.ok) return readRenewalFailure(found, isTokenRefused);
    const account = this.#settings.accountSchema.safeParse(found.response.json);
    return account.success ? { kind: "valid" } : unreadableRenewal;
  }

  /** Does nothing, because access can only be removed in the account's own settings. */
  async revoke(): Promise<void> {}

  get #client() {
    const { client, name, settings } = this.#settings;
    return requireApp(client, name, settings);
  }

  async #lengthen(short: string): Promise<ClassifiedGraph> {
    return this.#exchange("access_token", "exchange_token", {
      client_secret: this.#client.secret,
      access_token: short,
    });
  }

  /** Exchanges or refreshes a token. These are the only calls for which Meta requires secrets in the URL's query. */
  async #exchange(
    path: string,
    grant: string,
    query: Readonly<Record<string, string>>,
  ): Promise<ClassifiedGraph> {
    const { graphUrl, grantPrefix } = this.#settings;
    const search = new URLSearchParams({ grant_type: `${grantPrefix}_${grant}`, ...query });
    return this.#get(`${graphUrl}/${path}?${search}`);
  }

  async #findAccount(access: string): Promise<ClassifiedGraph> {
    return this.#get(this.#settings.accountUrl, { authorization: `Bearer ${access}` });
  }

  async #get(url: string, headers: Readonly<Record<string, string>> = {}) {
    const { call, now } = this.#settings;
    return classifyGraph(await call({ method: "GET", url, headers }), { now });
  }

  #readTokens({ access_token, expires_in }: z.output<typeof longTokenSchema>): TimedTokens {
    const accessEndsAtMs = this.#settings.now().getTime() + expires_in * secondMs;
    return { tokens: { access: access_token }, accessEndsAtMs, refreshEndsAtMs: accessEndsAtMs };
  }
}

/** Whether Meta's error is "Unsupported request" (100), e.g. because the account has no role on the operator's app. */
const isUnsupported = (found: ClassifiedGraph): found is Extract<ClassifiedGraph, { ok: false }> =>
  !found.ok && found.response !== null && readGraphError(found.response)?.code === 100;

const isRefused = ({ kind }: Failure) => kind === "rejected" || kind === "unauthorized";

/** 190: the token has ended. 102: the person's session at Meta has ended. */
const isTokenRefused = (response: Parameters<typeof readGraphError>[0]) =>
  [190, 102].includes(readGraphError(response)?.code ?? 0);
