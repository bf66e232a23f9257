import { maxWebhooks } from "@slideloom/core/contract";
import { defineErrors } from "../errors/domain-error.ts";

/** What can't be done with webhooks. */
export const WebhookError = defineErrors({
  "delivery-not-found": "There is no such delivery.",
  "too-many-webhooks": `An account can have ${maxWebhooks} webhooks. Delete one that is no longer used.`,
  "webhook-address-invalid": "Only http:// and https:// addresses are called, without a user name.",
  "webhook-host-unknown": "There is no server of that name.",
  "webhook-not-found": "There is no such webhook.",
});
