import type { FastifyInstance } from "fastify";
import { buildNewNamedKey } from "../accounts/account-notices.ts";
import type { AccountMails } from "../accounts/account-mails.ts";
import type { NamedKeyService } from "./named-key-service.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

/** What these routes work with. */
export interface NamedKeyParts {
  accountMails: AccountMails;
  namedKeys: NamedKeyService;
  rateLimits: RateLimits;
}

/** The named keys of who is signed in. */
export function registerNamedKeys(app: FastifyInstance, context: NamedKeyParts): void {
  const { accountMails, namedKeys, rateLimits } = context;

  addRoute(app, "listApiKeys", async (request) => ({
    keys: await namedKeys.list(getSignedIn(request).account.id),
  }));

  addRoute(app, "createApiKey", async (request, reply) => {
    const { account } = getSignedIn(request);
    await rateLimits.accountChange.count(account.id);
    const key = await namedKeys.create(account, request.body);
    accountMails.tell(account, buildNewNamedKey(key.ending, key.scopes), request.log);
    return reply.code(201).header("cache-control", "no-store").send(key);
  });

  addRoute(app, "revokeApiKey", async (request, reply) => {
    await namedKeys.revoke(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });
}
