import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import {
  webhookRequestExample,
  webhookRequestSchema,
  webhookSchema,
  type Webhook,
} from "./webhooks.ts";

/** The response of `GET /api/v1/webhooks`, without secrets. */
const publicWebhookListSchema = z.object({
  webhooks: z.array(webhookSchema.omit({ secret: true })),
});

/** `POST /api/v1/webhooks`. */
const webhookExample: Webhook = {
  id: "3f6c1d52-7c1b-4b56-9a7e-5f6f0c1d9b34",
  url: "https://hooks.example/slideloom",
  events: ["carousel.completed"],
  secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0Vr3kHWmAeo=",
  createdAt: "2027-01-02T03:04:05.678Z",
};

const { secret: _, ...listedExample } = webhookExample;

/** `/api/v1/webhooks`, for services that subscribe by API. */
export const publicWebhookEndpoints = {
  "v1.listWebhooks": {
    access: "read",
    operation: {
      summary: "List webhooks",
      description: "Lists your webhooks, newest first, each with the events that it gets.",
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
        "Events are signed with `secret` and follow the Standard Webhooks specification. If your URL doesn't return 2xx, delivery is retried for a day. If it returns 410, the webhook is deleted.",
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
      description:
        "Stops sending events to the webhook's URL, including events that wait for a retry.",
      tag: "Webhooks",
    },
    params: describeIdParams("The webhook's `id`.", webhookExample.id),
    responses: { 204: z.null().meta({ description: "The webhook is deleted." }) },
    errors: [404],
  },
} as const satisfies EndpointGroup;
