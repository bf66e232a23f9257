import type { DBSchema, IDBPDatabase } from "idb";
import { openOwnDatabase } from "./kept/databases.ts";
import { getPageOwner } from "./kept/kept.ts";

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

type MediaDatabase = IDBPDatabase<MediaSchema>;

/** By owner. */
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

/** Rejects where the browser's storage is full or switched off, as all functions here do. */
export async function writeMediaFile(file: MediaFile): Promise<void> {
  await (await openFiles()).put("files", file);
}

/** A file of the page's owner, or one that nobody's draft brought and that is not moved yet. */
export async function findMediaFile(id: string): Promise<MediaFile | null> {
  const own = await (await openFiles()).get("files", id);
  if (own || getPageOwner() === null) return own ?? null;
  return (await (await openFiles(null)).get("files", id)) ?? null;
}

/** Makes what was nobody's the account's. */
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

/** Deletes the files that `isKept` does not name. */
export async function sweepMediaFiles(isKept: (file: MediaFile) => boolean): Promise<void> {
  const transaction = (await openFiles()).transaction("files", "readwrite");
  for await (const cursor of transaction.store) {
    if (!isKept(cursor.value)) await cursor.delete();
  }
  await transaction.done;
}
