import { maxConnections } from "@slideloom/core/contract";
import { defineErrors } from "../errors/domain-error.ts";

/** Errors of connections. */
export const ConnectionError = defineErrors({
  "connection-not-found": "There is no such connection.",
  "too-many-connections": `You can connect up to ${maxConnections} accounts. Disconnect one, then try again.`,
});
