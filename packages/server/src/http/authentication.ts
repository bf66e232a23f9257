import { apiKeyScopes, isKeyPath, type ApiKeyScope } from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../accounts/account-repository.ts";
import type { Context } from "../context.ts";
import { mayUseApi } from "../credits/plan-gates.ts";
import { buildAddressKey } from "../rate-limits/address-key.ts";
import { RateLimitError, type RateLimitStanding } from "../rate-limits/rate-limit-error.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { SignedIn } from "../sessions/session-service.ts";
import { HttpError } from "./http-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in by the session of a request to the private API. */
    signedIn: SignedIn | null;
    /** The key that came with a request to the public API or the MCP server. */
    keyUse: KeyUse | null;
  }
}

/** Whose key it is, and what it may do. */
interface KeyUse {
  account: Account;
  scopes: readonly ApiKeyScope[];
}

const maxTokenLength = 200;

/**
 * Finds out who asks, before a body is read: by a session under `/api`, by a key under `/api/v1` and at `/mcp`. Counts the
 * requests of each key, and of each address that shows neither.
 */
export function registerAuthentication(app: FastifyInstance, context: Context): void {
  const { rateLimits, sessions } = context;
  app.decorateRequest("signedIn", null);
  app.decorateRequest("keyUse", null);
  app.addHook("onRequest", async (request, reply) => {
    const isPublic = isKeyPath(request.url);
    if (!isPublic && !request.url.startsWith("/api/")) return;
    const token = findToken(request, isPublic);
    if (token && isPublic) request.keyUse = await findKeyUse(context, token);
    else if (token) request.signedIn = await sessions.find(token);

    if (request.keyUse) await countKey(request.keyUse.account, rateLimits.api, reply);
    else if (!request.signedIn) await rateLimits.visitor.count(buildAddressKey(request.ip));
  });
}

/** Who is signed in. Throws 401 where nobody is. */
export function getSignedIn({ signedIn }: Pick<FastifyRequest, "signedIn">): SignedIn {
  if (!signedIn) throw new HttpError(401, "Unauthorized");
  return signedIn;
}

/**
 * Throws unless the request comes with a key that has the scope, where one is named, and by plan where plans are gates: 401
 * without a key, 403 without the plan or the scope.
 */
export function requireKey(
  { config }: Pick<Context, "config">,
  request: FastifyRequest,
  scope?: ApiKeyScope,
): void {
  const { account } = getKeyUse(request);
  if (!mayUseApi(account.plan, config)) {
    throw new HttpError(
      403,
      "Your plan does not include API access. Upgrade to Pro or Enterprise.",
    );
  }
  if (scope) requireScope(request, scope);
}

/** Throws 403 where the request's key does not have the scope. */
export function requireScope(request: FastifyRequest, scope: ApiKeyScope): void {
  if (getKeyUse(request).scopes.includes(scope)) return;
  throw new HttpError(
    403,
    `This API key does not have the ${scope} scope. Use a key that has it.`,
    "Insufficient scope",
  );
}

/** Whose key the request came with. Throws 401 where there is none. */
export function getKeyOwner(request: FastifyRequest): Account {
  return getKeyUse(request).account;
}

function getKeyUse(request: FastifyRequest): KeyUse {
  if (request.keyUse) return request.keyUse;
  throw new HttpError(
    401,
    findToken(request, true)
      ? "Token not valid. Copy your API key again, or generate a new one."
      : "Token not provided. Include it in the Authorization or X-API-Token header.",
  );
}

/** The account's own key may do everything, a named one what its scopes say. */
async function findKeyUse({ apiKeys, namedKeys }: Context, key: string): Promise<KeyUse | null> {
  const account = await apiKeys.findAccount(key);
  return account ? { account, scopes: apiKeyScopes } : namedKeys.use(key);
}

/** X-API-Token is read first: the web app sends its session with every request, also to the public API. */
function findToken({ headers }: FastifyRequest, isPublic: boolean): string | null {
  const { authorization = "" } = headers;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const token = isPublic
    ? headers["x-api-token"]?.toString() || bearer || readBasicUser(authorization)
    : bearer;
  return token && token.length <= maxTokenLength ? token : null;
}

/** The user name of Basic authentication, which is all that some services can send; the password means nothing. */
function readBasicUser(authorization: string): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization)?.[1];
  return encoded && Buffer.from(encoded, "base64").toString().split(":", 1)[0];
}

/** A request over the limit is told where it stands like any other. */
async function countKey({ id }: Account, limiter: RateLimiter, reply: FastifyReply): Promise<void> {
  try {
    showStanding(reply, await limiter.count(id));
  } catch (error) {
    if (error instanceof RateLimitError) showStanding(reply, error.standing);
    throw error;
  }
}

function showStanding(reply: FastifyReply, standing: RateLimitStanding | null): void {
  if (!standing) return;
  void reply.headers({
    "ratelimit-limit": standing.limit,
    "ratelimit-remaining": standing.remaining,
    "ratelimit-reset": standing.resetSeconds,
  });
}
