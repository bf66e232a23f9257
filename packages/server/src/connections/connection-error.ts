import { maxConnections } from "@slideloom/core/contract/connections";
import { maxGrants } from "@slideloom/core/contract/grants";
import { defineErrors } from "../errors/domain-error.ts";

export const ConnectionError = defineErrors({
  "channel-has-posts":
    "You deselected an account that has scheduled posts. Cancel those posts or disconnect the account, then choose again.",
  "connection-not-found": "There is no such connection.",
  "grant-not-found": "There is no such key or sign-in.",
  "too-many-connections": `You can connect up to ${maxConnections} accounts. Disconnect one, then try again.`,
  "too-many-grants": `You can add up to ${maxGrants} network keys and sign-ins. Remove one, then try again.`,
});
