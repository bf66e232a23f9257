import { defineErrors, diskFullMessage } from "../errors/domain-error.ts";

/** The storage of uploads can't be used now; the cause is logged. */
export const StorageError = defineErrors({
  "disk-full": diskFullMessage,
  "storage-unavailable": "The server's file storage can't be reached right now. Try again later.",
});
