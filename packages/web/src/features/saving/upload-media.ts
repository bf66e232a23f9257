import { maxUploadBytes } from "@slideloom/core/media";
import { ApiError } from "../../lib/api.ts";
import { uploadMedium } from "../../lib/carousels.ts";
import { readErrorMessage } from "../../lib/error-message.ts";
import { findMediaFile } from "../../lib/media-files.ts";
import { findLocalId, findLocalMedium } from "../../state/local-media-store.ts";
import { noteUpload, type UploadFailure, useUploadFailures } from "../../state/upload-failures.ts";

/** Server URLs of files uploaded by this page, by file id and account. */
const uploaded = new Map<string, string>();

const lostFile: UploadFailure = {
  reason: "file missing",
  message: "This browser doesn't have the file. Add the image again.",
  isTemporary: false,
  isLost: true,
};

const isLost = (url: string) => Boolean(useUploadFailures.getState().failures[url]?.isLost);

type MediaUrls = Readonly<Record<number, string>>;

const buildKey = (accountId: string, url: string) => `${accountId} ${findLocalId(url)}`;

/** Returns the URLs of files that still have to be uploaded. Omits files that this browser has lost. */
export function listUnsentUrls(mediaUrls: MediaUrls, accountId: string | null): string[] {
  return Object.values(mediaUrls).filter(
    (url) =>
      findLocalId(url) !== null &&
      !isLost(url) &&
      !(accountId !== null && uploaded.has(buildKey(accountId, url))),
  );
}

/** Returns true if an automatic save should upload the file. Refused files are retried only on request. */
export function isUploadDue(url: string): boolean {
  return useUploadFailures.getState().failures[url]?.isTemporary ?? true;
}

/**
 * Uploads local files and returns the media with server URLs. If an upload fails, keeps the local URL and records the
 * reason in `useUploadFailures`. Throws if the session has ended.
 */
export async function uploadMedia(
  mediaUrls: MediaUrls,
  accountId: string,
  { triesAll }: { triesAll: boolean },
): Promise<MediaUrls> {
  const kept: Record<number, string> = {};
  // Sequential, because several slides may use the same file.
  for (const [index, url] of Object.entries(mediaUrls)) {
    const isLeft = findLocalId(url) === null || !(triesAll || isUploadDue(url));
    kept[Number(index)] = isLeft ? url : ((await tryUpload(url, accountId)) ?? url);
  }
  return kept;
}

async function tryUpload(url: string, accountId: string): Promise<string | null> {
  const key = buildKey(accountId, url);
  const known = uploaded.get(key);
  if (known) return known;
  const file = await readFile(url);
  if (!file) {
    noteUpload(url, lostFile);
    return null;
  }
  try {
    const { url: kept } = await uploadMedium(file);
    uploaded.set(key, kept);
    noteUpload(url, null);
    return kept;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    noteUpload(url, describeFailure(error, file.size));
    return null;
  }
}

function describeFailure(error: unknown, sizeBytes: number): UploadFailure {
  const status = error instanceof ApiError ? error.status : 500;
  const message = readErrorMessage(error);
  const isTemporary = status === 0 || status === 429 || status >= 500;
  return { reason: nameReason(error, status, sizeBytes), message, isTemporary };
}

function nameReason(error: unknown, status: number, sizeBytes: number): string {
  if (status === 0) return "offline";
  if (status === 429) return "too many uploads at once";
  if (status >= 500) return "server problem";
  // Responses of a proxy in between don't have the server's JSON body.
  const isOwn = error instanceof ApiError && error.body !== null;
  if (status === 413)
    return isOwn && sizeBytes <= maxUploadBytes ? "storage full" : "file too large";
  return "file refused";
}

/** Reads a file from IndexedDB, or from memory if IndexedDB is full; null if the file is lost. */
async function readFile(url: string): Promise<Blob | null> {
  const stored = await findMediaFile(findLocalId(url) ?? "").catch(() => null);
  const objectUrl = findLocalMedium(url)?.objectUrl;
  if (stored) return stored.blob;
  if (!objectUrl) return null;
  return fetch(objectUrl).then(
    (response) => response.blob(),
    () => null,
  );
}
