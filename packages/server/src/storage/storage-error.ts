import { defineErrors, diskFullMessage } from "../errors/domain-error.ts";

/** What keeps the uploads can't be used right now: the cause is for the log. */
export const StorageError = defineErrors({
  "disk-full": diskFullMessage,
  "storage-unavailable": "Uploads can't be reached right now. Please try again later.",
});
