import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";

/** What a webhook can be told. */
export const webhookEvents = [
  "carousel.completed",
  "carousel.failed",
  "credits.low",
  "publication.published",
  "publication.failed",
  "publication.unknown",
  "connection.expiring",
  "connection.lost",
] as const;

/** What a webhook can be told. */
export type WebhookEvent = (typeof webhookEvents)[number];

/** How many webhooks an account may have. */
export const maxWebhooks = 20;

const maxUrlLength = 2048;

/** `POST /api/webhooks`. */
export const webhookRequestSchema = z.object({
  url: z
    .string("Please enter an address")
    .trim()
    .min(1, "Please enter an address")
    .max(maxUrlLength, `The address must be at most ${maxUrlLength} characters`)
    .meta({ description: "Where events are sent, on the public web." }),
  events: z
    .array(
      z.enum(webhookEvents, `An event must be one of ${webhookEvents.join(", ")}`),
      "Please choose at least one event",
    )
    .min(1, "Please choose at least one event")
    .meta({ description: "What is told.", examples: [["carousel.completed"]] }),
});

/** `POST /api/webhooks`. */
export type WebhookRequest = z.infer<typeof webhookRequestSchema>;

/** An address that is told what happens. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** What signs the deliveries; null where the secret that encrypted it is no longer set. */
  secret: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** An address that is told what happens. */
export type Webhook = z.infer<typeof webhookSchema>;

/** What was sent to a webhook, or is to be. */
const webhookDeliverySchema = z.object({
  id: z.string(),
  url: z.string(),
  event: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int().nonnegative(),
  /** What the last attempt came to: a status or why there is none; null before the first. */
  outcome: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Null where nothing is sent any more. */
  nextAttemptAt: z.iso.datetime().nullable(),
});

/** What was sent to a webhook, or is to be. */
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** The response of `GET /api/webhooks`: the newest first, and their newest deliveries. */
export const webhooksResponseSchema = z.object({
  webhooks: z.array(webhookSchema),
  deliveries: z.array(webhookDeliverySchema),
  /** What signs what the `webhook_url` of an API request is told. */
  callSecret: z.string(),
});

/** The response of `GET /api/webhooks`. */
export type WebhooksResponse = z.infer<typeof webhooksResponseSchema>;

/** A request for a webhook. */
export const webhookRequestExample: WebhookRequest = {
  url: "https://hooks.example/slideloom",
  events: ["carousel.completed"],
};

/** The webhooks of who is signed in, and what they were told. */
export const webhookEndpoints = {
  listWebhooks: { access: "session", responses: { 200: webhooksResponseSchema } },
  createWebhook: {
    access: "session",
    body: webhookRequestSchema,
    responses: { 201: webhookSchema },
    errors: [422],
    example: { body: webhookRequestExample },
  },
  deleteWebhook: { access: "session", owned: "webhook", responses: { 204: null }, errors: [404] },
  testWebhook: { access: "session", owned: "webhook", responses: { 202: null }, errors: [404] },
  resendDelivery: { access: "session", owned: "delivery", responses: { 202: null }, errors: [404] },
} as const satisfies EndpointGroup;
