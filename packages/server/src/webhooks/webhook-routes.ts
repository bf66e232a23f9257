import type { FastifyInstance } from "fastify";
import type { WebhookService } from "./webhook-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

export interface WebhookParts {
  webhooks: WebhookService;
}

export function registerWebhooks(app: FastifyInstance, { webhooks }: WebhookParts): void {
  addRoute(app, "listWebhooks", async (request) => {
    return webhooks.list(getSignedIn(request).account.id);
  });

  addRoute(app, "createWebhook", async (request, reply) =>
    reply.code(201).send(await webhooks.create(getSignedIn(request).account, request.body)),
  );

  addRoute(app, "deleteWebhook", async (request, reply) => {
    await webhooks.delete(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });

  addRoute(app, "testWebhook", async (request, reply) => {
    await webhooks.test(getSignedIn(request).account.id, request.params.id);
    return reply.code(202).send();
  });

  addRoute(app, "resendDelivery", async (request, reply) => {
    await webhooks.resend(getSignedIn(request).account.id, request.params.id);
    return reply.code(202).send();
  });
}
