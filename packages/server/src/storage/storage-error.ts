export type StorageErrorCode = "storage-unavailable";

/** What keeps the uploads can't be used right now. The message is for people, the cause for the log. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly code: StorageErrorCode = "storage-unavailable";

  constructor(cause: unknown) {
    super("Uploads can't be reached right now. Please try again later.", { cause });
  }
}
