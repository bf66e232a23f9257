import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { relatives, type Software } from "./fake-relatives.fixture.ts";

interface Code {
  clientId: string;
  redirectUri: string;
  challenge: string;
  scope: string;
}

/** Properties that differ between servers. */
export interface FakeRules {
  software: Software;
  characters: number;
  pictures: number;
  isSlow: boolean;
  isDenied: boolean;
  hasNumericIds: boolean;
}

/** The applications and tokens of a fake server. */
export interface SignInState {
  counts: { apps: number; uploads: number };
  /** Client ids of the applications that requested the revocation of a token. */
  revokedBy: string[];
  rules: FakeRules;
  apps: Map<string, { secret: string; redirectUri: string; scopes: string[] }>;
  codes: Map<string, Code>;
  tokens: Set<string>;
  /** Refresh tokens that weren't used yet. Each can be used once. */
  refreshTokens: Set<string>;
}

const appSchema = z.strictObject({
  client_name: z.string().min(1),
  redirect_uris: z.url(),
  scopes: z.string(),
});
const authorizeSchema = z.strictObject({
  response_type: z.literal("code"),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().min(1),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal("S256"),
  force_login: z.literal("true").optional(),
});
const codeGrantSchema = z.strictObject({
  grant_type: z.literal("authorization_code"),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  code_verifier: z.string().min(43),
});
const refreshGrantSchema = z.strictObject({
  grant_type: z.literal("refresh_token"),
  refresh_token: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});
const tokenSchema = z.discriminatedUnion("grant_type", [codeGrantSchema, refreshGrantSchema]);
const revokeSchema = z.strictObject({
  client_id: z.string(),
  client_secret: z.string(),
  token: z.string(),
});

export function serveSignIn(app: FastifyInstance, state: SignInState): void {
  app.post("/api/v1/apps", async (request, reply) => {
    const body = appSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 422, `Validation failed: ${body.error.message}`);
    const [id, secret] = [randomToken(), randomToken()];
    const { redirect_uris: redirectUri, scopes } = body.data;
    state.apps.set(id, { secret, redirectUri, scopes: scopes.split(" ") });
    state.counts.apps += 1;
    return { client_id: id, client_secret: secret };
  });

  /** Simulates a person who approves the sign-in, or denies it if `isDenied` is set. */
  app.get("/oauth/authorize", async (request, reply) => {
    const query = authorizeSchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, "invalid_request", query.error.message);
    const { client_id: clientId, redirect_uri: redirectUri, scope, code_challenge } = query.data;
    const client = state.apps.get(clientId);
    if (!client) return refuse(reply, 401, "invalid_client");
    if (client.redirectUri !== redirectUri) return refuse(reply, 400, "invalid_redirect_uri");
    const { scopes } = relatives[state.rules.software];
    const areKnown = scope.split(" ").every((name) => (scopes ?? client.scopes).includes(name));
    if (!areKnown && scopes === null) return refuse(reply, 400, "invalid_scope");
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.data.state);
    if (!areKnown) back.searchParams.set("error", "invalid_scope");
    else if (state.rules.isDenied) back.searchParams.set("error", "access_denied");
    else {
      const code = randomToken();
      state.codes.set(code, { clientId, redirectUri, challenge: code_challenge, scope });
      back.searchParams.set("code", code);
    }
    return reply.redirect(back.href);
  });

  app.post("/oauth/token", async (request, reply) => {
    const body = tokenSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, "invalid_request", body.error.message);
    const { client_id, client_secret } = body.data;
    if (state.apps.get(client_id)?.secret !== client_secret) {
      return refuse(reply, 401, "invalid_client", "Client authentication failed");
    }
    if (body.data.grant_type === "refresh_token") {
      if (state.refreshTokens.delete(body.data.refresh_token)) return issueToken(state);
      return refuse(reply, 400, "invalid_grant", "The refresh token is invalid");
    }
    const { code, redirect_uri, code_verifier } = body.data;
    const known = state.codes.get(code);
    state.codes.delete(code);
    const isGenuine =
      known?.clientId === client_id &&
      known.redirectUri === redirect_uri &&
      known.challenge === hashVerifier(code_verifier);
    if (!isGenuine) return refuse(reply, 400, "invalid_grant", "The code is invalid");
    return { ...issueToken(state), scope: known.scope, created_at: 0 };
  });

  app.post("/oauth/revoke", async (request, reply) => {
    const body = revokeSchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, "invalid_request", body.error.message);
    const { client_id: clientId, client_secret: secret, token } = body.data;
    state.revokedBy.push(clientId);
    if (state.apps.get(clientId)?.secret !== secret)
      return refuse(reply, 403, "unauthorized_client");
    state.tokens.delete(token);
    return {};
  });
}

/** Returns a new access token. If the software's tokens expire, the lifetime and a refresh token are included. */
function issueToken({ tokens, refreshTokens, rules }: SignInState) {
  const { tokenLife } = relatives[rules.software];
  const [access, refresh] = [randomToken(), randomToken()];
  tokens.add(access);
  const token = { access_token: access, token_type: "Bearer" };
  if (tokenLife === null) return token;
  refreshTokens.add(refresh);
  return { ...token, expires_in: tokenLife, refresh_token: refresh };
}

const randomToken = () => randomBytes(24).toString("base64url");

export function refuse(reply: FastifyReply, status: number, error: string, description?: string) {
  return reply
    .code(status)
    .send({ error, ...(description !== undefined && { error_description: description }) });
}

/** The code challenge of a verifier (RFC 7636, `S256`). */
const hashVerifier = (codeVerifier: string) =>
  createHash("sha256").update(codeVerifier).digest("base64url");
