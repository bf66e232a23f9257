import { afterOwnerChange, readAllTexts } from "../lib/kept/kept.ts";
import {
  adoptMediaFiles,
  findMediaFile,
  sweepMediaFiles,
  writeMediaFile,
} from "../lib/media-files.ts";
import { buildLocalMediaUrl, findLocalId, useLocalMediaStore } from "./local-media-store.ts";
import { useCarouselStore, getDocument } from "./carousel-store.ts";

/** Every open page holds this lock, shared: its undo history may name files that no local copy names. */
const pageLock = "slideloom.media";
/** A local copy is written a moment after the file that it names. */
const graceMs = 60_000;
/** Where the browser has no locks, other pages may be open. */
const graceWithoutLocksMs = 7 * 24 * 60 * 60 * 1000;

/** Takes a file in. `isKept` is false where it could not be stored and so lasts as long as this page. */
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

/** The file's content hash, so that a picture on ten slides is stored once. Insecure pages have no hash function. */
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

/** Reads the files that the design names and this page does not hold yet: after a reload, or from another tab's local copy. */
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

/** Whatever this browser keeps of the product may name files: local copies, also those set aside. */
function listNamedIds(): Set<string> {
  return new Set(Array.from(readAllTexts().matchAll(/local:([\da-f]{64})/g), ([, id = ""]) => id));
}

/** Deletes the files that nothing names and that are older than that. */
async function sweep(ageMs: number): Promise<void> {
  try {
    const named = listNamedIds();
    const keptFromMs = Date.now() - ageMs;
    await sweepMediaFiles(({ id, storedAtMs }) => named.has(id) || storedAtMs > keptFromMs);
  } catch (error) {
    console.warn("Files that nothing uses could not be deleted.", error);
  }
}

/** Sweeps where no other page of the product is open, and is one from then on. */
async function sweepWhenAlone(): Promise<void> {
  if (!navigator.locks) return sweep(graceWithoutLocksMs);
  await navigator.locks.request(pageLock, { ifAvailable: true }, async (lock) => {
    if (lock) await sweep(graceMs);
  });
  // Until the page is closed.
  await navigator.locks.request(pageLock, { mode: "shared" }, () => new Promise(() => undefined));
}

function adoptFiles(): void {
  adoptMediaFiles().catch((error: unknown) => {
    console.warn("Uploaded files could not be moved to the account.", error);
  });
}

/** Brings uploaded files back and keeps them in memory while the page is open. Runs after the local copy is open. */
export function startLocalMedia(): void {
  readNamedFiles();
  adoptFiles();
  afterOwnerChange(adoptFiles);
  useCarouselStore.subscribe(({ carousel }, before) => {
    if (carousel.document.media !== before.carousel.document.media) readNamedFiles();
  });
  void sweepWhenAlone();
}
