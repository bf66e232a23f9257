import type { DBSchema, IDBPDatabase } from "idb";
import { openOwnDatabase } from "./kept/databases.ts";
import { getPageOwner } from "./kept/kept.ts";

/** An uploaded file in IndexedDB, shared by all tabs. */
export interface MediaFile {
  id: string;
  blob: Blob;
  fileName: string;
  storedAtMs: number;
}

interface MediaSchema extends DBSchema {
  files: { key: string; value: MediaFile };
}

type MediaDatabase = IDBPDatabase<MediaSchema>;

/** The databases that are open or being opened, by owner. */
const opening = new Map<string | null, Promise<MediaDatabase>>();

function openFiles(owner = getPageOwner()): Promise<MediaDatabase> {
  const known = opening.get(owner);
  if (known) return known;
  const forget = () => void opening.delete(owner);
  const database = openOwnDatabase<MediaSchema>(
    "slideloom.media",
    (created) => void created.createObjectStore("files", { keyPath: "id" }),
    { owner, onClosed: forget },
  ).catch((error: unknown) => {
    forget();
    throw error;
  });
  opening.set(owner, database);
  return database;
}

/** Rejects if storage is full or turned off, as do all functions in this file. */
export async function writeMediaFile(file: MediaFile): Promise<void> {
  await (await openFiles()).put("files", file);
}

/** Finds a file of the page's owner, or an anonymous one that wasn't moved yet. */
export async function findMediaFile(id: string): Promise<MediaFile | null> {
  const own = await (await openFiles()).get("files", id);
  if (own || getPageOwner() === null) return own ?? null;
  return (await (await openFiles(null)).get("files", id)) ?? null;
}

/** Moves anonymous files to the account. */
export async function adoptMediaFiles(): Promise<void> {
  if (getPageOwner() === null) return;
  const own = await openFiles();
  const nobodys = await openFiles(null);
  for (const id of await nobodys.getAllKeys("files")) {
    const file = await nobodys.get("files", id);
    if (file) await own.put("files", file);
    await nobodys.delete("files", id);
  }
}

/** Deletes the files for which `isKept` returns false. */
export async function sweepMediaFiles(isKept: (file: MediaFile) => boolean): Promise<void> {
  const transaction = (await openFiles()).transaction("files", "readwrite");
  for await (const cursor of transaction.store) {
    if (!isKept(cursor.value)) await cursor.delete();
  }
  await transaction.done;
}
