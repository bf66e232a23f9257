import {
  apiKeyRequestSchema,
  apiKeysResponseSchema,
  newApiKeyResponseSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { buildNewNamedKey } from "../accounts/account-notices.ts";
import type { Context } from "../app/context.ts";
import { getSignedIn, requireSignedIn } from "../accounts/signed-in.ts";

/** The named keys of who is signed in. */
export function registerNamedKeys(app: FastifyInstance, context: Context): void {
  const { accountMails, namedKeys, rateLimits } = context;
  const onRequest = requireSignedIn;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/keys",
    { onRequest, schema: { response: { 200: apiKeysResponseSchema } } },
    async (request) => ({ keys: await namedKeys.list(getSignedIn(request).account.id) }),
  );

  routes.post(
    "/api/keys",
    {
      onRequest,
      schema: { body: apiKeyRequestSchema, response: { 201: newApiKeyResponseSchema } },
    },
    async (request, reply) => {
      const { account } = getSignedIn(request);
      await rateLimits.accountChange.count(account.id);
      const key = await namedKeys.create(account, request.body);
      accountMails.tell(account, buildNewNamedKey(key.ending, key.scopes), request.log);
      return reply.code(201).header("cache-control", "no-store").send(key);
    },
  );

  routes.delete(
    "/api/keys/:id",
    { onRequest, schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      await namedKeys.revoke(getSignedIn(request).account.id, request.params.id);
      return reply.code(204).send();
    },
  );
}
