import { createHash, randomBytes } from "node:crypto";
import type { OauthConsent, OauthRequest } from "@slideloom/core/contract/oauth";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

export const issuer = "http://localhost:3000";
export const callback = "http://localhost/callback";

export const makeProof = () => {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return { verifier, challenge };
};

/** What a program asks for. */
const askFor = (
  clientId: string,
  challenge: string,
  change: Partial<OauthRequest> = {},
): OauthRequest => ({
  client_id: clientId,
  redirect_uri: callback,
  response_type: "code",
  code_challenge: challenge,
  code_challenge_method: "S256",
  scope: "read render write",
  ...change,
});

/** Starts the server as an issuer, with what a program and its user do. */
export async function setUpOauth(...[settings, environment]: Parameters<typeof setUpPublicApi>) {
  const server = await setUpPublicApi(settings, { PUBLIC_URL: issuer, ...environment });
  const { send, token } = server;

  const register = async (redirect_uris: unknown = [callback], client_name: unknown = "Claude") =>
    send("POST", "/oauth/register", { body: { client_name, redirect_uris } });

  const consent = (request: OauthRequest, change: Partial<OauthConsent> = {}, by = token) =>
    send("POST", "/api/oauth/consents", {
      ...(by && { token: by }),
      body: {
        request,
        allow: true,
        scopes: ["read", "generate", "render", "write", "publish"],
        ...change,
      },
    });

  const post = (path: string, form: Record<string, string>) =>
    server.app.inject({
      method: "POST",
      url: path,
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  /** Registers a program, and allows what it asks for; resolves to its id, code and proof. */
  const allow = async (
    change: Partial<OauthRequest> = {},
    answer: Partial<OauthConsent> = {},
    by = token,
  ) => {
    const { client_id: clientId } = (await register()).json<{ client_id: string }>();
    const proof = makeProof();
    const response = await consent(askFor(clientId, proof.challenge, change), answer, by);
    const redirect = new URL(response.json<{ redirect: string }>().redirect);
    return { clientId, ...proof, redirect, code: redirect.searchParams.get("code") ?? "" };
  };

  const exchange = (
    { clientId, code, verifier }: { clientId: string; code: string; verifier: string },
    change: Record<string, string> = {},
  ) =>
    post("/oauth/token", {
      grant_type: "authorization_code",
      client_id: clientId,
      redirect_uri: callback,
      code,
      code_verifier: verifier,
      ...change,
    });

  const refresh = (clientId: string, refresh_token: string, change: Record<string, string> = {}) =>
    post("/oauth/token", {
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token,
      ...change,
    });

  const connect = async (...args: Parameters<typeof allow>) => {
    const allowed = await allow(...args);
    const tokens = (await exchange(allowed)).json<Tokens>();
    return { ...allowed, ...tokens };
  };

  /** Asks `/mcp` for its tools; resolves to the status. */
  const listTools = async (accessToken: string) =>
    (await callMcp(server, accessToken, "tools/list", {})).statusCode;

  return {
    ...server,
    allow,
    askFor,
    connect,
    consent,
    exchange,
    listTools,
    post,
    refresh,
    register,
    call: (accessToken: string, name: string, args: object = {}) =>
      callMcp(server, accessToken, "tools/call", { name, arguments: args }),
  };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
}

const callMcp = (
  { send }: Awaited<ReturnType<typeof setUpPublicApi>>,
  token: string,
  method: string,
  params: object,
) =>
  send("POST", "/mcp", {
    token,
    headers: { accept: "application/json, text/event-stream", host: "localhost" },
    body: { jsonrpc: "2.0", id: 1, method, params },
  });
