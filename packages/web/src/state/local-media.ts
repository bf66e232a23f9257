import { afterOwnerChange, readAllTexts } from "../lib/kept/kept.ts";
import {
  adoptMediaFiles,
  findMediaFile,
  sweepMediaFiles,
  writeMediaFile,
} from "../lib/media-files.ts";
import { buildLocalMediaUrl, findLocalId, useLocalMediaStore } from "./local-media-store.ts";
import { useCarouselStore, getDocument } from "./carousel-store.ts";

/**
 * Every open page holds this lock. If another page is open, no files are deleted, because that page's undo history may
 * need them.
 */
const pageLock = "slideloom.media";
/** Files below this age are kept, ms, because the carousel that refers to a new file is stored a little later. */
const graceMs = 60_000;
/**
 * Like `graceMs`, ms, for browsers without the Web Locks API. Longer, because other open pages can't be detected there.
 */
const graceWithoutLocksMs = 7 * 24 * 60 * 60 * 1000;

/** Stores a file. `isKept` is false if the file could only be kept in memory. */
export async function addLocalMedium(
  blob: Blob,
  fileName: string,
): Promise<{ url: string; isKept: boolean }> {
  const id = await buildId(blob);
  const isKept = await writeMediaFile({ id, blob, fileName, storedAtMs: Date.now() }).then(
    () => true,
    (error: unknown) => {
      console.warn("An uploaded file could not be stored.", error);
      return false;
    },
  );
  hold(id, blob, fileName);
  return { url: buildLocalMediaUrl(id), isKept };
}

/**
 * Returns a content hash, so that equal files are stored once. On insecure pages, `crypto.subtle` is missing, and the
 * id is random.
 */
async function buildId(blob: Blob): Promise<string> {
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()))
    : crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function hold(id: string, blob: Blob, fileName: string): void {
  const known = useLocalMediaStore.getState().files[id];
  const objectUrl = known?.objectUrl ?? URL.createObjectURL(blob);
  useLocalMediaStore.setState(({ files }) => ({
    files: { ...files, [id]: { objectUrl, fileName, mimeType: blob.type } },
  }));
}

const reading = new Set<string>();

/** Reads the files that the open carousel refers to and that aren't in memory yet, e.g. after a reload. */
function readNamedFiles(): void {
  for (const url of Object.values(getDocument().media)) {
    const id = findLocalId(url);
    if (id === null || reading.has(id) || useLocalMediaStore.getState().files[id]) continue;
    reading.add(id);
    void readFile(id).finally(() => reading.delete(id));
  }
}

async function readFile(id: string): Promise<void> {
  const file = await findMediaFile(id).catch(() => null);
  if (file) hold(id, file.blob, file.fileName);
  else useLocalMediaStore.setState(({ files }) => ({ files: { [id]: null, ...files } }));
}

/** Lists the ids of files that any text stored in this browser refers to, such as a draft. */
function listNamedIds(): Set<string> {
  return new Set(Array.from(readAllTexts().matchAll(/local:([\da-f]{64})/g), ([, id = ""]) => id));
}

/** Deletes unreferenced files older than the given age. */
async function sweep(ageMs: number): Promise<void> {
  try {
    const named = listNamedIds();
    const keptFromMs = Date.now() - ageMs;
    await sweepMediaFiles(({ id, storedAtMs }) => named.has(id) || storedAtMs > keptFromMs);
  } catch (error) {
    console.warn("Couldn't delete unused files.", error);
  }
}

/** Deletes unreferenced files if no other page of the product is open. Then holds the lock until the page is closed. */
async function sweepWhenAlone(): Promise<void> {
  if (!navigator.locks) return sweep(graceWithoutLocksMs);
  await navigator.locks.request(pageLock, { ifAvailable: true }, async (lock) => {
    if (lock) await sweep(graceMs);
  });
  await navigator.locks.request(pageLock, { mode: "shared" }, () => new Promise(() => undefined));
}

function adoptFiles(): void {
  adoptMediaFiles().catch((error: unknown) => {
    console.warn("Uploaded files could not be moved to the account.", error);
  });
}

/**
 * Loads the open carousel's uploaded files into memory. Must be called after the browser's stored carousel is opened.
 */
export function startLocalMedia(): void {
  readNamedFiles();
  adoptFiles();
  afterOwnerChange(adoptFiles);
  useCarouselStore.subscribe(({ carousel }, before) => {
    if (carousel.document.media !== before.carousel.document.media) readNamedFiles();
  });
  void sweepWhenAlone();
}
