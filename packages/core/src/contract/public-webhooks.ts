import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { webhookExample } from "./public-examples.ts";
import { webhookRequestExample, webhookRequestSchema, webhookSchema } from "./webhooks.ts";

/** The response of `GET /api/v1/webhooks`: without secrets, which are shown once. */
export const publicWebhookListSchema = z.object({
  webhooks: z.array(webhookSchema.omit({ secret: true })),
});

const { secret: _, ...listedExample } = webhookExample;

/** `/api/v1/webhooks`: who is told what happens, for services that subscribe by themselves. */
export const publicWebhookEndpoints = {
  "v1.listWebhooks": {
    access: "read",
    operation: {
      summary: "The webhooks, newest first",
      description: "Lists who is told of which events.",
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
      summary: "Tells an address what happens from now on",
      description:
        "Events are sent as Standard Webhooks describes, signed with `secret`, and again for a day until the address answers 2xx. It is deleted when it answers 410.",
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
      summary: "Tells an address nothing any more",
      description: "Deletes a webhook with what is still to be sent to it.",
      tag: "Webhooks",
    },
    params: describeIdParams("The webhook's `id`.", webhookExample.id),
    responses: { 204: z.null().meta({ description: "It is deleted." }) },
    errors: [404],
  },
} as const satisfies EndpointGroup;
