import {
  idempotencyHeadersSchema,
  publicWebhookListSchema,
  webhookRequestSchema,
  webhookSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Context } from "../app/context.ts";
import { createKeyRequirement, getKeyOwner } from "../api-keys/key-use.ts";
import { describeIdParams } from "./id-params.ts";
import { keySecurity } from "./openapi.ts";
import { webhookExample } from "./openapi-examples.ts";
import { runOnce } from "./run-once.ts";

const { secret: _, ...shownExample } = webhookExample;

/** `/api/v1/webhooks`: who is told what happens, for services that subscribe by themselves. */
export function registerPublicWebhooks(app: FastifyInstance, context: Context): void {
  const { webhooks } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/v1/webhooks",
    {
      onRequest: createKeyRequirement(context, "read"),
      schema: {
        operationId: "listWebhooks",
        summary: "The webhooks, newest first",
        description: "Lists who is told of which events.",
        tags: ["Webhooks"],
        security: keySecurity,
        response: {
          200: publicWebhookListSchema.meta({
            description: "The webhooks.",
            examples: [{ webhooks: [shownExample] }],
          }),
        },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return webhooks.list(getKeyOwner(request).id);
    },
  );

  routes.post(
    "/api/v1/webhooks",
    {
      onRequest: createKeyRequirement(context, "write"),
      schema: {
        operationId: "createWebhook",
        summary: "Tells an address what happens from now on",
        description:
          "Events are sent as Standard Webhooks describes, signed with `secret`, and again for a day until the address answers 2xx. It is deleted when it answers 410.",
        tags: ["Webhooks"],
        security: keySecurity,
        headers: idempotencyHeadersSchema,
        body: webhookRequestSchema,
        response: {
          201: webhookSchema.meta({
            description: "The webhook, with the secret that signs its events.",
            examples: [webhookExample],
          }),
        },
      },
    },
    async (request, reply) => {
      const owner = getKeyOwner(request);
      const { body } = request;
      const { outcome } = await runOnce(context, { request, reply, body }, async (keep) => {
        const { id } = await webhooks.create(owner, body, keep);
        return { webhook_id: id };
      });
      return reply
        .code(201)
        .header("cache-control", "no-store")
        .send(await webhooks.get(owner.id, outcome.webhook_id));
    },
  );

  routes.delete(
    "/api/v1/webhooks/:id",
    {
      onRequest: createKeyRequirement(context, "write"),
      schema: {
        operationId: "deleteWebhook",
        summary: "Tells an address nothing any more",
        description: "Deletes a webhook with what is still to be sent to it.",
        tags: ["Webhooks"],
        security: keySecurity,
        params: describeIdParams("The webhook's `id`.", webhookExample.id),
        response: { 204: z.null().meta({ description: "It is deleted." }) },
      },
    },
    async (request, reply) => {
      await webhooks.delete(getKeyOwner(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
