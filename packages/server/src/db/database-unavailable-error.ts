import { defineErrors } from "../errors/domain-error.ts";

/** A running server's database did not answer. If a transaction's commit was on its way, nobody knows whether it happened. */
export const DatabaseUnavailableError = defineErrors({
  "database-unavailable":
    "The database didn't answer. A change that you were making may have been saved: check it, then try again.",
});
