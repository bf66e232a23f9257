/**
 * Stores files by keys of lower-case letters, digits, `-` and `_`. Methods throw a `StorageError` if the storage fails.
 */
export interface BlobStore {
  /** Writes a file atomically, replacing one with the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the file, or null. */
  find(key: string): Promise<Uint8Array | null>;
  /** Deletes a file if it exists. */
  delete(key: string): Promise<void>;
  /** Returns whether files can be written now. */
  isUsable(): Promise<boolean>;
  /** @throws {StartError} if the settings don't work. */
  check(): Promise<void>;
}
