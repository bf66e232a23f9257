import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";
import { uuidParamsSchema } from "./params.ts";

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

export type WebhookEvent = (typeof webhookEvents)[number];

export const maxWebhooks = 20;

const maxUrlLength = 2048;

/** The body of `POST /api/webhooks`. */
export const webhookRequestSchema = z.object({
  url: z
    .string("Please enter a URL")
    .trim()
    .min(1, "Please enter a URL")
    .max(maxUrlLength, `The URL must be at most ${maxUrlLength} characters`)
    .meta({ description: "A public URL that events are sent to." }),
  events: z
    .array(
      z.enum(webhookEvents, `An event must be one of ${webhookEvents.join(", ")}`),
      "Choose at least one event",
    )
    .min(1, "Choose at least one event")
    .max(webhookEvents.length, "An event is listed twice")
    .meta({ description: "The events to send.", examples: [["carousel.completed"]] }),
});

export type WebhookRequest = z.infer<typeof webhookRequestSchema>;

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** The signing secret; null if it can't be decrypted because `APP_SECRET` was changed. */
  secret: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type Webhook = z.infer<typeof webhookSchema>;

/** A pending or finished delivery of an event. */
const webhookDeliverySchema = z.object({
  id: z.string(),
  url: z.string(),
  event: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int().nonnegative(),
  /** Result of the last attempt: an HTTP status or an error; null before the first attempt. */
  outcome: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** When the next attempt is due; null if there is none. */
  nextAttemptAt: z.iso.datetime().nullable(),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** The response of `GET /api/webhooks`: webhooks and their latest deliveries. Both lists start with the newest. */
const webhooksResponseSchema = z.object({
  webhooks: z.array(webhookSchema),
  deliveries: z.array(webhookDeliverySchema),
  /** The signing secret of webhook events that are sent to the `webhook_url` of an API request. */
  callSecret: z.string(),
});

export type WebhooksResponse = z.infer<typeof webhooksResponseSchema>;

export const webhookRequestExample: WebhookRequest = {
  url: "https://hooks.example/slideloom",
  events: ["carousel.completed"],
};

/** The signed-in user's webhooks and their deliveries. */
/** A delivery's `id` in the path; malformed ids become empty and return 404. */
const deliveryParamsSchema = z.object({
  id: z
    .string()
    .regex(/^msg_[\da-f-]{36}$/)
    .catch(""),
});

export const webhookEndpoints = {
  listWebhooks: { access: "session", responses: { 200: webhooksResponseSchema } },
  createWebhook: {
    access: "session",
    body: webhookRequestSchema,
    responses: { 201: webhookSchema },
    errors: [422],
    example: { body: webhookRequestExample },
  },
  deleteWebhook: {
    access: "session",
    owned: "webhook",
    params: uuidParamsSchema,
    responses: { 204: null },
    errors: [404],
  },
  testWebhook: {
    access: "session",
    owned: "webhook",
    params: uuidParamsSchema,
    responses: { 202: null },
    errors: [404],
  },
  resendDelivery: {
    access: "session",
    owned: "delivery",
    params: deliveryParamsSchema,
    responses: { 202: null },
    errors: [404],
  },
} as const satisfies EndpointGroup;
