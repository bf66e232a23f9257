import { create } from "zustand";

/** An uploaded file as this page holds it. */
export interface LocalMedium {
  /** A `blob:` URL, valid as long as the page lives. */
  objectUrl: string;
  fileName: string;
  mimeType: string;
}

const scheme = "local:";

/** Uploaded files by id; null for one that this browser does not have. An entry of `mediaUrls` names one as `local:{id}`. */
export type LocalFiles = Readonly<Record<string, LocalMedium | null>>;

export const useLocalMediaStore = create<{ files: LocalFiles }>()(() => ({ files: {} }));

export function buildLocalMediaUrl(id: string): string {
  return `${scheme}${id}`;
}

/** The id in a `local:{id}` URL; null for any other. */
export function findLocalId(url: string): string | null {
  return url.startsWith(scheme) ? url.slice(scheme.length) : null;
}

/** The uploaded file that an entry of `mediaUrls` names; null for any other URL and for a file that is not there. */
export function findLocalMedium(
  url: string,
  files = useLocalMediaStore.getState().files,
): LocalMedium | null {
  const id = findLocalId(url);
  return id === null ? null : (files[id] ?? null);
}

/**
 * The URL that can be drawn in place of an entry of `mediaUrls`; null for an uploaded file that is still being read. One
 * that is gone keeps its own, which can't be loaded, so that the slide says so.
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

/** The media with URLs that can be drawn. */
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
