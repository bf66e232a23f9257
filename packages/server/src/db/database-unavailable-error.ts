import { defineErrors, diskFullMessage } from "../errors/domain-error.ts";

/** A running server's database failed. If this happened during a commit, it is unknown whether the commit succeeded. */
export const DatabaseUnavailableError = defineErrors({
  "database-busy": "Another program is using the database. Try again in a few seconds.",
  "disk-full": diskFullMessage,
  "database-unavailable":
    "The database didn't answer. A change that you were making may have been saved: check it, then try again.",
});
