import { attempt, getItems, getPageOwner, mayWrite, usePageEnding } from "./page-owner.ts";
import { buildOwnKey, type Place } from "./kept-items.ts";

/** Reads an item of the page's owner; null if missing or storage is turned off. */
export function readOwn(key: string, place: Place = "browser"): string | null {
  if (usePageEnding.getState().ending !== null) return null;
  return attempt(() => getItems().read(place, key, getPageOwner()), null);
}

/**
 * Writes an item of the page's owner. Does nothing once the page has ended.
 * @throws if storage is full or turned off.
 */
export function writeOwn(key: string, text: string, place: Place = "browser"): void {
  if (mayWrite()) getItems().write(place, key, getPageOwner(), text);
}

export function removeOwn(key: string, place: Place = "browser"): void {
  if (mayWrite()) attempt(() => getItems().remove(place, key, getPageOwner()), undefined);
}

/** Returns the page owner's keys with the prefix. */
export function listOwn(prefix: string): string[] {
  return attempt(() => getItems().list(prefix, getPageOwner()), []);
}

/** Returns the key as shown in the browser's developer tools. */
export function describeOwnKey(key: string): string {
  return buildOwnKey(key, getPageOwner());
}

/** Watches the page owner's items for changes by other tabs, until `signal` aborts. */
export function watchOwn(
  hear: (isOf: (key: string) => boolean, text: string | null) => void,
  signal?: AbortSignal,
): void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (!mayWrite()) return;
    hear((own) => key === describeOwnKey(own), newValue);
  };
  addEventListener("storage", listen, signal ? { signal } : {});
}

/** Returns all stored texts of all owners, to find the files they refer to. */
export function readAllTexts(): string {
  return Object.values(localStorage).join(" ");
}

/** Reads a device setting, which belongs to no account. */
export function readDeviceSetting(key: string, place: Place = "browser"): string | null {
  return attempt(() => getItems().read(place, key, null), null);
}

/** Stores a device setting; null removes it. Does nothing if storage is full or turned off. */
export function writeDeviceSetting(
  key: string,
  text: string | null,
  place: Place = "browser",
): void {
  attempt(
    () =>
      text === null
        ? getItems().remove(place, key, null)
        : getItems().write(place, key, null, text),
    undefined,
  );
}

export {
  afterOwnerChange,
  authTokenKey,
  beforeOwnerChange,
  beginPageSession,
  closePage,
  getPageOwner,
  isLogOut,
  keepUnwritten,
  logOutPage,
  noticeSession,
  openPage,
  readAuthToken,
  setPageOwner,
  usePageEnding,
} from "./page-owner.ts";
