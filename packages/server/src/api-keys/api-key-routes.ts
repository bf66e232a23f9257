import type { FastifyInstance } from "fastify";
import { buildNewApiKey } from "../accounts/account-notices.ts";
import type { AccountMails } from "../accounts/account-mails.ts";
import type { ApiKeyService } from "./api-key-service.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

export interface ApiKeyParts {
  accountMails: AccountMails;
  apiKeys: ApiKeyService;
  rateLimits: RateLimits;
}

export function registerApiKeys(app: FastifyInstance, context: ApiKeyParts): void {
  const { accountMails, apiKeys, rateLimits } = context;

  addRoute(app, "listApiKeys", async (request) => ({
    keys: await apiKeys.list(getSignedIn(request).account.id),
  }));

  addRoute(app, "createApiKey", async (request, reply) => {
    const { account } = getSignedIn(request);
    await rateLimits.accountChange.count(account.id);
    const key = await apiKeys.create(account, request.body);
    await accountMails.queueNotice(account, buildNewApiKey(key.ending, key.scopes), request.log);
    return reply.code(201).send(key);
  });

  addRoute(app, "revokeApiKey", async (request, reply) => {
    await apiKeys.revoke(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });
}
