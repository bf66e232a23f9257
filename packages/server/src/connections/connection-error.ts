import { maxConnections } from "@slideloom/core/contract";
import { defineErrors } from "../errors/domain-error.ts";

/** What can't be done with connections. */
export const ConnectionError = defineErrors({
  "connection-not-found": "There is no such connection.",
  "too-many-connections": `An account can have ${maxConnections} connections. Remove one that is no longer used.`,
});
