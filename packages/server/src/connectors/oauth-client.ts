import type * as oauthLibrary from "oauth4webapi";
import type { AuthorizationServer, Client, ClientAuth, TokenEndpointResponse } from "oauth4webapi";
import { z } from "zod";
import {
  classifyCall,
  unreadable,
  type Classified,
  type ReadRefusal,
} from "./classify-response.ts";
import type { CallNetwork, CallOptions, CallResult, NetworkResponse } from "./network-call.ts";

/** An OAuth server, and this server's client there. */
export interface OAuthParty {
  issuer: string;
  tokenUrl: string;
  revocationUrl: string;
  client: { id: string; secret: string };
}

/** The response of a token endpoint, or the failure of the call. */
export type TokenResult =
  | { ok: true; token: TokenEndpointResponse }
  | Extract<Classified, { ok: false }>;

interface Request {
  oauth: typeof oauthLibrary;
  server: AuthorizationServer;
  client: Client;
  auth: ClientAuth;
  options: object;
}

interface OAuthClientSettings {
  call: CallNetwork;
  now: () => Date;
  readRefusal: ReadRefusal;
}

/** Calls an OAuth server's endpoints (RFC 6749, RFC 7009) through the HTTP client with the SSRF guard. */
export class OAuthClient {
  readonly #settings: OAuthClientSettings;

  constructor(settings: OAuthClientSettings) {
    this.#settings = settings;
  }

  /** Exchanges an authorization code; `codeVerifier` is null if the network doesn't support PKCE. */
  async exchangeCode(
    party: OAuthParty,
    { code, redirectUri, codeVerifier }: ExchangedCode,
  ): Promise<TokenResult> {
    return this.#request(party, async ({ oauth, server, client, auth, options }) => {
      const query = new URLSearchParams({ code });
      // The sign-in service has compared the state with the browser's cookie.
      const callback = oauth.validateAuthResponse(server, client, query, oauth.skipStateCheck);
      const verifier = codeVerifier ?? oauth.nopkce;
      return oauth.processAuthorizationCodeResponse(
        server,
        client,
        await oauth.authorizationCodeGrantRequest(
          server,
          client,
          auth,
          callback,
          redirectUri,
          verifier,
          options,
        ),
      );
    });
  }

  async refresh(party: OAuthParty, refreshToken: string): Promise<TokenResult> {
    return this.#request(party, async ({ oauth, server, client, auth, options }) =>
      oauth.processRefreshTokenResponse(
        server,
        client,
        await oauth.refreshTokenGrantRequest(server, client, auth, refreshToken, options),
      ),
    );
  }

  /** Revokes a token; failures are ignored. */
  async revoke(party: OAuthParty, token: string): Promise<void> {
    await this.#request(party, async ({ oauth, server, client, auth, options }) => {
      await oauth.revocationRequest(server, client, auth, token, options);
      return null;
    });
  }

  /** Classifies the network call itself, because the library's errors don't say whether a request was written. */
  async #request<Token>(
    { issuer, tokenUrl, revocationUrl, client }: OAuthParty,
    send: (request: Request) => Promise<Token>,
  ): Promise<{ ok: true; token: Token } | Extract<Classified, { ok: false }>> {
    const { call, now, readRefusal } = this.#settings;
    const oauth = await import("oauth4webapi");
    const calls: CallResult[] = [];
    const customFetch = async (url: string, { headers, body }: CallOptions): Promise<Response> => {
      const result = await call({ method: "POST", url, headers: headers ?? {}, body: body ?? "" });
      calls.push(result);
      if (result.kind !== "response") throw new Error(result.message);
      return buildResponse(result);
    };
    const request: Request = {
      oauth,
      server: { issuer, token_endpoint: tokenUrl, revocation_endpoint: revocationUrl },
      client: { client_id: client.id },
      auth: oauth.ClientSecretPost(client.secret),
      // Only fakes have `http:` URLs.
      options: {
        [oauth.customFetch]: customFetch,
        [oauth.allowInsecureRequests]: tokenUrl.startsWith("http:"),
      },
    };
    try {
      return { ok: true, token: await send(request) };
    } catch (error) {
      const [result] = calls;
      if (!result) throw error;
      const classified = classifyCall(result, { now, readRefusal });
      return classified.ok ? { ok: false, failure: unreadable, response: null } : classified;
    }
  }
}

interface ExchangedCode {
  code: string;
  redirectUri: string;
  codeVerifier: string | null;
}

const wrappedSchema = z.object({ data: z.tuple([z.looseObject({ access_token: z.string() })]) });

/**
 * Meta may omit `token_type`, or wrap the token in a list `data`. Drops the ID token, because accounts are read from
 * the network's API.
 */
function buildResponse({ status, text, json }: NetworkResponse): Response {
  const token = wrappedSchema.safeParse(json).data?.data[0] ?? json;
  const isObject = typeof token === "object" && token !== null && !Array.isArray(token);
  const body = isObject
    ? JSON.stringify({ token_type: "bearer", ...token, id_token: undefined })
    : text;
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}
