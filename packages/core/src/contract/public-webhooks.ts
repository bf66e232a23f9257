import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { webhookExample } from "./public-examples.ts";
import { webhookRequestExample, webhookRequestSchema, webhookSchema } from "./webhooks.ts";

/** The response of `GET /api/v1/webhooks`, without secrets. */
export const publicWebhookListSchema = z.object({
  webhooks: z.array(webhookSchema.omit({ secret: true })),
});

const { secret: _, ...listedExample } = webhookExample;

/** `/api/v1/webhooks`, for services that subscribe by API. */
export const publicWebhookEndpoints = {
  "v1.listWebhooks": {
    access: "read",
    operation: {
      summary: "List webhooks",
      description: "Newest first, with their events.",
      tag: "Webhooks",
    },
    responses: {
      200: publicWebhookListSchema.meta({
        description: "The webhooks.",
        examples: [{ webhooks: [listedExample] }],
      }),
    },
  },
  "v1.createWebhook": {
    access: "write",
    operation: {
      summary: "Create a webhook",
      description:
        "Events follow the Standard Webhooks specification, signed with `secret`. Failed deliveries are retried for a day until the URL returns 2xx. A URL that returns 410 is deleted.",
      tag: "Webhooks",
    },
    headers: idempotencyHeadersSchema,
    body: webhookRequestSchema,
    responses: {
      201: webhookSchema.meta({
        description: "The webhook, with the secret that signs its events.",
        examples: [webhookExample],
      }),
    },
    errors: [404, 409, 422],
    example: { body: webhookRequestExample },
  },
  "v1.deleteWebhook": {
    access: "write",
    owned: "webhook",
    operation: {
      summary: "Delete a webhook",
      description: "Also deletes its pending deliveries.",
      tag: "Webhooks",
    },
    params: describeIdParams("The webhook's `id`.", webhookExample.id),
    responses: { 204: z.null().meta({ description: "The webhook is deleted." }) },
    errors: [404],
  },
} as const satisfies EndpointGroup;
