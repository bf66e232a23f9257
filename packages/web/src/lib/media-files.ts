import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** An uploaded file as the browser's own database keeps it, for all tabs. */
export interface MediaFile {
  id: string;
  blob: Blob;
  fileName: string;
  storedAtMs: number;
}

interface MediaSchema extends DBSchema {
  files: { key: string; value: MediaFile };
}

let opening: Promise<IDBPDatabase<MediaSchema>> | null = null;

function openFiles(): Promise<IDBPDatabase<MediaSchema>> {
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<MediaSchema>("slideloom.media", 1, {
    upgrade: (database) => void database.createObjectStore("files", { keyPath: "id" }),
    terminated: forget,
    // A newer version of the product waits in another tab.
    blocking: (_current, _blocked, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** Rejects where the browser's storage is full or switched off, as all functions here do. */
export async function writeMediaFile(file: MediaFile): Promise<void> {
  await (await openFiles()).put("files", file);
}

export async function findMediaFile(id: string): Promise<MediaFile | null> {
  return (await (await openFiles()).get("files", id)) ?? null;
}

/** Deletes the files that `isKept` does not name. */
export async function sweepMediaFiles(isKept: (file: MediaFile) => boolean): Promise<void> {
  const transaction = (await openFiles()).transaction("files", "readwrite");
  for await (const cursor of transaction.store) {
    if (!isKept(cursor.value)) await cursor.delete();
  }
  await transaction.done;
}
