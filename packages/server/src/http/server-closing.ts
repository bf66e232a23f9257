import { defineErrors } from "../errors/domain-error.ts";

/** The reason of the context's `closing` signal. */
export const ServerClosingError = defineErrors({
  "server-closing": "The server is about to restart. Please try again in a moment.",
});
