import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BlobStore } from "./blob-store.ts";
import { isWritable } from "./is-writable.ts";
import { StorageError } from "./storage-error.ts";

const fullCodes: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Stores files in a folder readable by its owner only, spread over 256 subfolders by the key's first letters. */
export function createFileBlobStore(folder: string): BlobStore {
  const findPath = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    put: (key, bytes) =>
      guard(async () => {
        const path = findPath(key);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        // Renamed when complete, so readers never see a partial file, even after a power cut.
        const draft = `${path}.${randomUUID()}`;
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, path);
      }),
    find: (key) =>
      guard(async () => {
        try {
          return await readFile(findPath(key));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
          throw error;
        }
      }),
    delete: (key) => guard(() => rm(findPath(key), { force: true })),
    async isUsable() {
      // The folder is created when the first file is stored, so it may not exist yet. Its parent folder must exist.
      await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
      return isWritable(folder);
    },
    check: async () => undefined,
  };
}

async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isFull = fullCodes.includes((error as NodeJS.ErrnoException).code);
    throw new StorageError(isFull ? "disk-full" : "storage-unavailable", { cause: error });
  }
}
