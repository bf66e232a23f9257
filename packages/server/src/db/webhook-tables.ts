/** The tables of webhooks and of what they are told. */
export interface WebhookTables {
  webhooks: WebhookRow;
  webhookDeliveries: WebhookDeliveryRow;
}

export interface WebhookRow {
  id: string;
  accountId: string;
  url: string;
  /** The host and port of the address. */
  host: string;
  /** A JSON array. */
  events: string;
  sealedSecret: string;
  createdAtMs: number;
  /** 1 where it stands for the `webhook_url` of single requests, not for what its owner waits for. */
  isForCalls: number;
}

export interface WebhookDeliveryRow {
  /** The `webhook-id` of every attempt. */
  id: string;
  webhookId: string;
  event: string;
  /** As it is sent and signed. */
  body: string;
  createdAtMs: number;
  attempts: number;
  outcome: string | null;
  deliveredAtMs: number | null;
  /** Null where nothing is sent any more. */
  nextAttemptAtMs: number | null;
}
