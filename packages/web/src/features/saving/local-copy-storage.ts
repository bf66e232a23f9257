import type { Carousel } from "@slideloom/core/carousel";
import { listOwn, describeOwnKey, readOwn, removeOwn, writeOwn } from "../../lib/kept/kept.ts";
import {
  type CarouselLink,
  parseLocalCopy,
  type ParsedLocalCopy,
  serializeLocalCopy,
} from "./local-copy.ts";

const newCarouselKey = "slideloom.draft";
const lastDraftKey = "slideloom.last-draft";
const unsentMediaKeyStart = "slideloom.unsent-media.";
const setAsideKeyStart = `${newCarouselKey}.set-aside-`;
const changeKeyStart = "slideloom.carousel.";

/**
 * Returns the storage key for a saved carousel's unsent changes, or for the unsaved carousel if `carouselId` is null.
 */
export function buildLocalCopyKey(carouselId: string | null): string {
  return carouselId === null ? newCarouselKey : changeKeyStart + carouselId;
}

/** Returns a new revision id. Each write of a local copy has its own. */
export function buildRevision(): string {
  // randomUUID is missing on pages served without https.
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

export function readLocalCopy(key: string): { text: string; parsed: ParsedLocalCopy } | null {
  const text = readOwn(key);
  return text === null ? null : { text, parsed: parseLocalCopy(text) };
}

export function removeLocalCopy(key: string): void {
  removeOwn(key);
}

/** Stores a text under the key `to` and removes the key `from`. Returns false if storage is full. */
function moveItem(from: string | null, to: string, text: string): boolean {
  const before = from === null ? null : readOwn(from);
  try {
    if (from !== null) removeOwn(from);
    writeOwn(to, text);
    return true;
  } catch {
    if (from !== null && before !== null) writeOwn(from, before);
    return false;
  }
}

/** Stores a local copy as unsent changes of a carousel and removes the key `from`. */
export function keepAsChange(carousel: Carousel, link: CarouselLink, from: string | null): boolean {
  const text = serializeLocalCopy(carousel, buildRevision(), link);
  return moveItem(from, buildLocalCopyKey(link.id), text);
}

/** Returns the draft that was last replaced while nobody was signed in; null if there is none. */
export function readLastDraft(): Carousel | null {
  const parsed = readLocalCopy(lastDraftKey)?.parsed;
  return parsed?.ok ? parsed.carousel : null;
}

/** Stores an unsaved carousel as the last draft and removes the key `from`. */
export function keepLastDraft(carousel: Carousel, from: string | null): boolean {
  return moveItem(from, lastDraftKey, serializeLocalCopy(carousel, buildRevision()));
}

export function hasLastDraft(): boolean {
  return readOwn(lastDraftKey) !== null;
}

export function removeLastDraft(): void {
  removeLocalCopy(lastDraftKey);
}

/**
 * Records which of a saved carousel's files the account lacks, so that cleanup doesn't delete the files. An empty list
 * removes the record.
 */
export function keepUnsentMedia(
  { id, title, accountId }: CarouselLink,
  urls: readonly string[],
): void {
  const key = unsentMediaKeyStart + id;
  if (urls.length === 0) return removeLocalCopy(key);
  try {
    writeOwn(key, JSON.stringify({ accountId, title, urls }));
  } catch (error) {
    console.warn("The images that are not uploaded could not be noted.", error);
  }
}

/** Returns the titles of carousels whose images the account lacks, with the number of those images. */
export function listUnsentMedia(): { title: string; count: number }[] {
  return listOwn(unsentMediaKeyStart).flatMap((key) => {
    try {
      const { title, urls } = Object(JSON.parse(readOwn(key) ?? "null")) as Record<string, unknown>;
      const count = Array.isArray(urls) ? urls.length : 0;
      return [{ title: typeof title === "string" ? title : "Untitled post", count }];
    } catch {
      return [];
    }
  });
}

/** Returns the keys of unsaved drafts. Includes older drafts that were set aside at sign-in. */
export function listDraftKeys(): string[] {
  return [newCarouselKey, lastDraftKey].flatMap((key) => [key, ...listOlderDraftKeys(key)]);
}

/**
 * Returns the keys of older drafts. If an anonymous draft takes over the account's key at sign-in, the account's draft
 * becomes an older draft.
 */
export function listOlderDraftKeys(key = newCarouselKey): string[] {
  return listOwn(`${key}.older-`);
}

/** Returns the keys of texts that could not be read. */
export function listUnreadableKeys(): string[] {
  const asides = listOwn(setAsideKeyStart);
  return [...asides, ...listDraftKeys().filter((key) => readLocalCopy(key)?.parsed.ok === false)];
}

export function listStoredChanges(): CarouselLink[] {
  return listOwn(changeKeyStart).flatMap((key) => {
    const parsed = readLocalCopy(key)?.parsed;
    return parsed?.ok && parsed.link ? [parsed.link] : [];
  });
}

/** Copies an unreadable text to a separate key and returns the key; null if that fails. */
export function setAside(text: string): string | null {
  for (let number = 1; ; number += 1) {
    const key = `${setAsideKeyStart}${number}`;
    const kept = readOwn(key);
    if (kept === text) return describeOwnKey(key);
    if (kept !== null) continue;
    try {
      writeOwn(key, text);
      return describeOwnKey(key);
    } catch {
      return null;
    }
  }
}

/**
 * Writes a local copy.
 * @throws if storage is full or turned off.
 */
export function writeLocalCopy(
  key: string,
  { carousel, revision, link }: { carousel: Carousel; revision: string; link: CarouselLink | null },
): void {
  writeOwn(key, serializeLocalCopy(carousel, revision, link));
}

const slideIndexKey = "slideloom.slide-index";

/** Stores the current slide's index for this tab, because the local copy is shared by all tabs. */
export function writeSlideIndex(key: string | null, index: number): void {
  try {
    writeOwn(slideIndexKey, `${index} ${key}`, "tab");
  } catch {
    // Without a stored index, a reload starts at the first slide.
  }
}

/** Returns the stored index of the current slide; 0 if the index belongs to another local copy. */
export function readSlideIndex(key: string | null): number {
  const [index = "", of] = (readOwn(slideIndexKey, "tab") ?? "").split(" ");
  return of === key ? Number.parseInt(index, 10) || 0 : 0;
}
