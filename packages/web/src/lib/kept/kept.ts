import { attempt, getItems, getPageOwner, mayWrite, usePageEnding } from "./page-owner.ts";
import { buildOwnKey, type Place } from "./kept-items.ts";

/** What the page's owner keeps: an account, or nobody. Reads return null where storage is switched off. */
export function readOwn(key: string, place: Place = "browser"): string | null {
  if (usePageEnding.getState().ending !== null) return null;
  return attempt(() => getItems().read(place, key, getPageOwner()), null);
}

/** @throws where storage is full or switched off. Does nothing once the page has ended. */
export function writeOwn(key: string, text: string, place: Place = "browser"): void {
  if (mayWrite()) getItems().write(place, key, getPageOwner(), text);
}

export function removeOwn(key: string, place: Place = "browser"): void {
  if (mayWrite()) attempt(() => getItems().remove(place, key, getPageOwner()), undefined);
}

/** The keys of what the page's owner keeps that begin like that. */
export function listOwn(prefix: string): string[] {
  return attempt(() => getItems().list(prefix, getPageOwner()), []);
}

/** The key as the browser's tools show it. */
export function nameOwn(key: string): string {
  return buildOwnKey(key, getPageOwner());
}

/** Hears of items of the page's owner that other tabs write or remove, until `signal` ends it. */
export function watchOwn(
  hear: (isOf: (key: string) => boolean, text: string | null) => void,
  signal?: AbortSignal,
): void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (!mayWrite()) return;
    hear((own) => key === nameOwn(own), newValue);
  };
  addEventListener("storage", listen, signal ? { signal } : {});
}

/** Every text that this browser keeps, of all owners: what they name is still used. */
export function readAllTexts(): string {
  return Object.values(localStorage).join(" ");
}

/** A choice about the device, of no account. */
export function readOfDevice(key: string, place: Place = "browser"): string | null {
  return attempt(() => getItems().read(place, key, null), null);
}

/** Stores it, or null for none; where storage is full or switched off, it holds until the page is left. */
export function writeOfDevice(key: string, text: string | null, place: Place = "browser"): void {
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
  takeOver,
  usePageEnding,
} from "./page-owner.ts";
