import { defineErrors, diskFullMessage } from "../errors/domain-error.ts";

/** A running server's database failed. If this happened during a commit, it is unknown whether the commit succeeded. */
export const DatabaseUnavailableError = defineErrors({
  "database-busy": "Another program is using the database. Try again in a few seconds.",
  "disk-full": diskFullMessage,
  "database-unavailable":
    "The database didn't answer. Your change may have been saved: check, then try again.",
});
