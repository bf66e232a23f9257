import { maxWebhooks } from "@slideloom/core/contract/webhooks";
import { defineErrors } from "../errors/domain-error.ts";

export const WebhookError = defineErrors({
  "delivery-not-found": "There is no such delivery.",
  "too-many-webhooks": `An account can have up to ${maxWebhooks} webhooks. Delete one that you no longer use.`,
  "webhook-address-invalid": "Only http:// and https:// addresses without a user name are allowed.",
  "webhook-host-unknown": "We couldn't find that server. Check the address.",
  "webhook-not-found": "There is no such webhook.",
});
