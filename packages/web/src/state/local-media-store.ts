import { create } from "zustand";

/** An uploaded file in this page's memory. */
export interface LocalMedium {
  /** A `blob:` URL, valid while the page is open. */
  objectUrl: string;
  fileName: string;
  mimeType: string;
}

const scheme = "local:";

/** Files by the id in their `local:{id}` URLs; null for missing files. */
export type LocalFiles = Readonly<Record<string, LocalMedium | null>>;

export const useLocalMediaStore = create<{ files: LocalFiles }>()(() => ({ files: {} }));

export function buildLocalMediaUrl(id: string): string {
  return `${scheme}${id}`;
}

/** Returns the id of a `local:{id}` URL; null for others. */
export function findLocalId(url: string): string | null {
  return url.startsWith(scheme) ? url.slice(scheme.length) : null;
}

/** Returns the uploaded file behind an entry of `mediaUrls`; null for other URLs and missing files. */
export function findLocalMedium(
  url: string,
  files = useLocalMediaStore.getState().files,
): LocalMedium | null {
  const id = findLocalId(url);
  return id === null ? null : (files[id] ?? null);
}

/**
 * Returns a URL that can be drawn; null while the file is loading. If the file is missing, returns the `local:` URL, so
 * that drawing reports an error.
 */
export function findDrawableUrl(
  url: string,
  files = useLocalMediaStore.getState().files,
): string | null {
  const id = findLocalId(url);
  if (id === null) return url;
  const file = files[id];
  return file === undefined ? null : (file?.objectUrl ?? url);
}

export function resolveMediaUrls(
  mediaUrls: Readonly<Record<number, string>>,
  files = useLocalMediaStore.getState().files,
): Readonly<Record<number, string>> {
  const resolved: Record<number, string> = {};
  for (const [index, url] of Object.entries(mediaUrls)) {
    const drawable = findDrawableUrl(url, files);
    if (drawable !== null) resolved[Number(index)] = drawable;
  }
  return resolved;
}
