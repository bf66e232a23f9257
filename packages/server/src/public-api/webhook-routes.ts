import type { FastifyInstance } from "fastify";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";

export interface PublicWebhookParts extends RunOnceParts {
  webhooks: WebhookService;
}

/** `/api/v1/webhooks`: webhook subscriptions, for services that subscribe by themselves. */
export function registerPublicWebhooks(app: FastifyInstance, context: PublicWebhookParts): void {
  const { webhooks } = context;

  addRoute(app, "v1.listWebhooks", async (request) => {
    return webhooks.list(getKeyOwner(request).id);
  });

  addRoute(app, "v1.createWebhook", async (request, reply) => {
    const owner = getKeyOwner(request);
    const { body } = request;
    const { outcome } = await runOnce(context, { request, reply, body }, async (store) => {
      const { id } = await webhooks.create(owner, body, store);
      return { webhook_id: id };
    });
    return reply.code(201).send(await webhooks.get(owner.id, outcome.webhook_id));
  });

  addRoute(app, "v1.deleteWebhook", async (request, reply) => {
    await webhooks.delete(getKeyOwner(request).id, request.params.id);
    return reply.code(204).send(null);
  });
}
