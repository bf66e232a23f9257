import { uploadMedium } from "../../lib/carousels.ts";
import { findMediaFile } from "../../lib/media-files.ts";
import { findLocalId, findLocalMedium } from "../../state/local-media-store.ts";

/** Addresses on the server of files that this page uploaded, by their ids and account. */
const uploaded = new Map<string, string>();

type MediaUrls = Readonly<Record<number, string>>;

/** The media as the account can keep them: files that only this browser has are uploaded, each once. */
export async function uploadMedia(mediaUrls: MediaUrls, accountId: string): Promise<MediaUrls> {
  const kept: Record<number, string> = {};
  // One after the other: the same file may stand on several slides.
  for (const [index, url] of Object.entries(mediaUrls)) {
    kept[Number(index)] = (await upload(url, accountId)) ?? url;
  }
  return kept;
}

/** Null for what is no file of this browser, and for one that it lost. */
async function upload(url: string, accountId: string): Promise<string | null> {
  const id = findLocalId(url);
  if (id === null) return null;
  const key = `${accountId} ${id}`;
  const known = uploaded.get(key);
  if (known) return known;
  const file = await readFile(id, url);
  if (!file) return null;
  const { url: kept } = await uploadMedium(file);
  uploaded.set(key, kept);
  return kept;
}

/** From the browser's database, or from this page where that has no room. */
async function readFile(id: string, url: string): Promise<Blob | null> {
  const stored = await findMediaFile(id).catch(() => null);
  const objectUrl = findLocalMedium(url)?.objectUrl;
  if (stored) return stored.blob;
  return objectUrl ? (await fetch(objectUrl)).blob() : null;
}
