import type { ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";
import type { FastifyRequest } from "fastify";
import type { Account } from "../accounts/account-repository.ts";
import type { Caller } from "../accounts/caller-repository.ts";
import type { Config } from "../config/config.ts";
import { mayUseApi } from "../credits/plan-gates.ts";
import { HttpError } from "../http/http-error.ts";
import { readToken } from "../http/read-token.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The key of a request to the public API or the MCP server. */
    keyUse: KeyUse | null;
  }
}

/** A key's owner and scopes. */
export interface KeyUse extends Pick<Caller, "account" | "creditBalance"> {
  scopes: readonly ApiKeyScope[];
}

/**
 * Throws 401 if there is no valid key, and 403 if the account's plan or the key's scopes forbid the request. Scopes are
 * checked only if `scope` is given.
 */
export function requireKey(
  { config }: { config: Pick<Config, "hasPlanGates"> },
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

/** Throws 403 if the request's key lacks the scope. */
export function requireScope(request: FastifyRequest, scope: ApiKeyScope): void {
  if (getKeyUse(request).scopes.includes(scope)) return;
  throw new HttpError(
    403,
    `This API key does not have the ${scope} scope. Use a key with this scope.`,
    "Insufficient scope",
  );
}

/** Returns the owner of the request's key. Throws 401 if there is no key. */
export function getKeyOwner(request: FastifyRequest): Account {
  return getKeyUse(request).account;
}

/** Returns the request's key. Throws 401 if there is none. */
export function getKeyUse(request: FastifyRequest): KeyUse {
  if (request.keyUse) return request.keyUse;
  throw new HttpError(
    401,
    readToken(request, true)
      ? "Token not valid. Copy your API key again, or generate a new one."
      : "Token not provided. Include it in the Authorization or X-API-Token header.",
  );
}
