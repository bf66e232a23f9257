import { AsyncLocalStorage } from "node:async_hooks";
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
  /** Set if the key is a token of a connected program. */
  program?: { publishMode: "ask" | "direct" };
}

const passed = new AsyncLocalStorage<KeyUse>();

/** Runs requests that the server sends to itself for the owner of a key, which isn't sent again. */
export const runWithKey = <Result>(use: KeyUse, work: () => Promise<Result>): Promise<Result> =>
  passed.run(use, work);

/** Returns the key of the request that the server sent to itself; undefined for requests from outside. */
export const findPassedKey = (): KeyUse | undefined => passed.getStore();

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
  const { scopes, program } = getKeyUse(request);
  if (scopes.includes(scope)) return;
  const message = program
    ? `This program may not use the ${scope} scope. Connect it again and allow it.`
    : `This API key does not have the ${scope} scope. Use a key with this scope.`;
  throw new HttpError(403, message, "Insufficient scope");
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
