import type { Carousel } from "@slideloom/core/carousel";
import { listOwn, nameOwn, readOwn, removeOwn, writeOwn } from "../../lib/kept/kept.ts";
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

/** The key of a local copy: the one of `/create`, or changes of a saved carousel that the server doesn't have yet. */
export function buildLocalCopyKey(carouselId: string | null): string {
  return carouselId === null ? newCarouselKey : changeKeyStart + carouselId;
}

/** A local copy's revision: a new one each time that it is written. */
export function buildRevision(): string {
  // Not randomUUID: that is missing where the page is served without https.
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

export function readLocalCopy(key: string): { text: string; parsed: ParsedLocalCopy } | null {
  const text = readOwn(key);
  return text === null ? null : { text, parsed: parseLocalCopy(text) };
}

export function removeLocalCopy(key: string): void {
  removeOwn(key);
}

/** Stores a text under another key in place of what is under `from`; returns false where storage has no room for it. */
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

/** Makes a local copy one of a carousel that the account is yet to get, in place of the one under `from`. */
export function keepAsChange(carousel: Carousel, link: CarouselLink, from: string | null): boolean {
  const text = serializeLocalCopy(carousel, buildRevision(), link);
  return moveItem(from, buildLocalCopyKey(link.id), text);
}

/** The unsaved carousel that was replaced last by somebody without an account; null where there is none. */
export function readLastDraft(): Carousel | null {
  const parsed = readLocalCopy(lastDraftKey)?.parsed;
  return parsed?.ok ? parsed.carousel : null;
}

/** Keeps an unsaved carousel as the last draft, in place of the one under `from`. */
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
 * Names the files of a saved carousel that its account does not have, so that they stay in the browser's database. None
 * removes the entry.
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

/** How many images of which carousels the account does not have. */
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

/** The keys of drafts that were never saved: that of `/create`, the last one, and those that gave way at a sign-in. */
export function listDraftKeys(): string[] {
  return [newCarouselKey, lastDraftKey].flatMap((key) => [key, ...listOlderDraftKeys(key)]);
}

/** The keys of drafts that gave way to what was made before their account signed in again. */
export function listOlderDraftKeys(key = newCarouselKey): string[] {
  return listOwn(`${key}.older-`);
}

/** The keys of what could not be read. */
export function listUnreadableKeys(): string[] {
  const asides = listOwn(setAsideKeyStart);
  return [...asides, ...listDraftKeys().filter((key) => readLocalCopy(key)?.parsed.ok === false)];
}

/** The carousels that the browser has changes of which their account lacks. */
export function listStoredChanges(): CarouselLink[] {
  return listOwn(changeKeyStart).flatMap((key) => {
    const parsed = readLocalCopy(key)?.parsed;
    return parsed?.ok && parsed.link ? [parsed.link] : [];
  });
}

/** Copies a text that could not be read to a key of its own and returns that key; null where that failed. */
export function setAside(text: string): string | null {
  for (let number = 1; ; number += 1) {
    const key = `${setAsideKeyStart}${number}`;
    const kept = readOwn(key);
    if (kept === text) return nameOwn(key);
    if (kept !== null) continue;
    try {
      writeOwn(key, text);
      return nameOwn(key);
    } catch {
      return null;
    }
  }
}

export type WriteResult = "written" | "conflict" | "failed";

/** Writes the local copy, unless another tab has written since the revision that this one knows. */
export function writeLocalCopy(
  key: string,
  { carousel, revision, link }: { carousel: Carousel; revision: string; link: CarouselLink | null },
  knownRevision: string | null,
): WriteResult {
  const stored = readLocalCopy(key);
  const storedRevision = stored?.parsed.ok ? stored.parsed.revision : null;
  if (storedRevision !== null && storedRevision !== knownRevision) return "conflict";
  try {
    writeOwn(key, serializeLocalCopy(carousel, revision, link));
    return "written";
  } catch {
    return "failed";
  }
}

const slideIndexKey = "slideloom.slide-index";

/** The current slide belongs to the tab, not to the local copy that tabs share. */
export function writeSlideIndex(key: string | null, index: number): void {
  try {
    writeOwn(slideIndexKey, `${index} ${key}`, "tab");
  } catch {
    // A reload then begins at the first slide.
  }
}

/** The slide that was current last; the first where that was of another local copy. */
export function readSlideIndex(key: string | null): number {
  const [index = "", of] = (readOwn(slideIndexKey, "tab") ?? "").split(" ");
  return of === key ? Number.parseInt(index, 10) || 0 : 0;
}
