export interface WebhookTables {
  webhooks: WebhookRow;
  webhookDeliveries: WebhookDeliveryRow;
}

export interface WebhookRow {
  id: string;
  accountId: string;
  url: string;
  /** Host and port of the URL. */
  host: string;
  /** Names of the events to deliver, as a JSON array. */
  events: string;
  sealedSecret: string;
  createdAtMs: number;
  /** 1 if the webhook was created for the `webhook_url` of single requests; 0 if the account's owner added it. */
  isForCalls: number;
}

export interface WebhookDeliveryRow {
  /** Id of the delivery, sent as `webhook-id` with every attempt. */
  id: string;
  webhookId: string;
  event: string;
  /** The exact text that is sent and signed. */
  body: string;
  createdAtMs: number;
  attempts: number;
  outcome: string | null;
  deliveredAtMs: number | null;
  /** When the next attempt is due; null if there is none. */
  nextAttemptAtMs: number | null;
}
