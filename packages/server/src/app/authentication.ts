import { apiKeyScopes } from "@slideloom/core/contract/api-key-scopes";
import { isKeyPath, isPublicApiPath } from "@slideloom/core/contract/api-error";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../accounts/account-repository.ts";
import { findPassedKey, type KeyUse } from "../api-keys/key-use.ts";
import { readToken } from "../http/read-token.ts";
import { tokenPrefixes } from "../oauth/oauth-service.ts";
import { buildAddressKey } from "../rate-limits/address-key.ts";
import { RateLimitError, type RateLimitState } from "../rate-limits/rate-limit-error.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { Party } from "../turns/party.ts";
import type { Context } from "./context.ts";

/**
 * Authenticates by session under `/api`, and by API key under `/api/v1` and at `/mcp`. If a request has an
 * API key, it counts toward the account's limit. If it isn't authenticated, it counts toward the IP address's limit.
 */
export function registerAuthentication(app: FastifyInstance, context: Context): void {
  const { rateLimits, sessions } = context;
  app.decorateRequest("signedIn", null);
  app.decorateRequest("keyUse", null);
  app.decorateRequest("party", { getter: findParty });
  app.addHook("onRequest", async (request, reply) => {
    const isPublic = isKeyPath(request.url);
    if (!isPublic && !request.url.startsWith("/api/")) return;
    const passed = isPublic ? findPassedKey() : undefined;
    if (passed) {
      request.keyUse = passed;
      return;
    }
    const token = readToken(request, isPublic);
    if (token && isPublic) request.keyUse = await findKeyUse(context, token, request);
    else if (token) request.signedIn = await sessions.find(token);

    if (request.keyUse) await countKey(request.keyUse.account, rateLimits.api, reply);
    else if (!request.signedIn) await rateLimits.anonymous.count(buildAddressKey(request.ip));
  });
}

function findParty(this: FastifyRequest): Party {
  const account = this.signedIn?.account ?? this.keyUse?.account;
  return account
    ? { kind: "account", accountId: account.id }
    : { kind: "anonymous", addressKey: buildAddressKey(this.ip) };
}

/**
 * Returns a key's owner and scopes, or null if the key is unknown. The account key has all scopes. Tokens of connected
 * programs are for `/mcp` only.
 */
async function findKeyUse(
  { accountKeys, apiKeys, oauth }: Context,
  key: string,
  { url }: FastifyRequest,
): Promise<KeyUse | null> {
  if (key.startsWith(tokenPrefixes.access)) return isPublicApiPath(url) ? null : oauth.use(key);
  const owner = await accountKeys.findOwner(key);
  return owner ? { ...owner, scopes: apiKeyScopes } : apiKeys.use(key);
}

/** Counts a request of the account and sets the rate limit headers, even if the request is over the limit. */
async function countKey({ id }: Account, limiter: RateLimiter, reply: FastifyReply): Promise<void> {
  try {
    setRateLimitHeaders(reply, await limiter.count(id));
  } catch (error) {
    if (error instanceof RateLimitError) setRateLimitHeaders(reply, error.rateLimit);
    throw error;
  }
}

function setRateLimitHeaders(reply: FastifyReply, rateLimit: RateLimitState | null): void {
  if (!rateLimit) return;
  void reply.headers({
    "ratelimit-limit": rateLimit.limit,
    "ratelimit-remaining": rateLimit.remaining,
    "ratelimit-reset": rateLimit.resetSeconds,
  });
}
