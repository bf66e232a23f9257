import { maxWebhooks } from "@slideloom/core/contract";

const messages = {
  "delivery-not-found": "There is no such delivery.",
  "too-many-webhooks": `An account can have ${maxWebhooks} webhooks. Delete one that is no longer used.`,
  "webhook-address-invalid": "Only http:// and https:// addresses are called, without a user name.",
  "webhook-host-unknown": "There is no server of that name.",
  "webhook-not-found": "There is no such webhook.",
};

export type WebhookErrorCode = keyof typeof messages;

/** What can't be done with webhooks. The message is for people. */
export class WebhookError extends Error {
  override name = "WebhookError";
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
