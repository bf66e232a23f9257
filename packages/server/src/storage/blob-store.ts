/** Keeps files by a key of lower-case letters, digits, `-` and `_`. Throws a `StorageError` where it can't be used. */
export interface BlobStore {
  /** Writes a file whole, over one of the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file; null where there is none. */
  find(key: string): Promise<Uint8Array | null>;
  /** Deletes a file, if it is there. */
  delete(key: string): Promise<void>;
  /** Whether files can be written there now. */
  isUsable(): Promise<boolean>;
  /** Throws a `StartError` where it can't be used with those settings. */
  check(): Promise<void>;
}
