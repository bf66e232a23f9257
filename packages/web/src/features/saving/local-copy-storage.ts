import type { Carousel } from "@slideloom/core/carousel";
import {
  type CarouselLink,
  parseLocalCopy,
  type ParsedLocalCopy,
  serializeLocalCopy,
} from "./local-copy.ts";

const newCarouselKey = "slideloom.draft";
const lastDraftKey = "slideloom.last-draft";
const unsentMediaKeyStart = "slideloom.unsent-media.";
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

/** Storage may be full, switched off or blocked; then there is nothing to read. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readLocalCopy(key: string): { text: string; parsed: ParsedLocalCopy } | null {
  const text = readItem(key);
  return text === null ? null : { text, parsed: parseLocalCopy(text) };
}

export function removeLocalCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was written either.
  }
}

/** Stores a text under another key in place of what is under `from`; returns false where storage has no room for it. */
function moveItem(from: string | null, to: string, text: string): boolean {
  const before = from === null ? null : readItem(from);
  try {
    if (from !== null) localStorage.removeItem(from);
    localStorage.setItem(to, text);
    return true;
  } catch {
    if (from !== null && before !== null) localStorage.setItem(from, before);
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
  return readItem(lastDraftKey) !== null;
}

export function removeLastDraft(): void {
  removeLocalCopy(lastDraftKey);
}

/**
 * Names the files of a saved carousel that its account does not have, so that they stay in the browser's database. None
 * removes the entry.
 */
export function keepUnsentMedia({ id, accountId }: CarouselLink, urls: readonly string[]): void {
  const key = unsentMediaKeyStart + id;
  if (urls.length === 0) return removeLocalCopy(key);
  try {
    localStorage.setItem(key, JSON.stringify({ accountId, urls }));
  } catch (error) {
    console.warn("The images that are not uploaded could not be noted.", error);
  }
}

/** The carousels that the browser has changes of which their account lacks. */
export function listStoredChanges(): CarouselLink[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(changeKeyStart));
    return keys.flatMap((key) => {
      const parsed = readLocalCopy(key)?.parsed;
      return parsed?.ok && parsed.link ? [parsed.link] : [];
    });
  } catch {
    return [];
  }
}

/** Copies a text that could not be read to a key of its own and returns that key; null where that failed. */
export function setAside(text: string): string | null {
  for (let number = 1; ; number += 1) {
    const key = `${newCarouselKey}.set-aside-${number}`;
    const kept = readItem(key);
    if (kept === text) return key;
    if (kept !== null) continue;
    try {
      localStorage.setItem(key, text);
      return key;
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
    localStorage.setItem(key, serializeLocalCopy(carousel, revision, link));
    return "written";
  } catch {
    return "failed";
  }
}

const slideIndexKey = "slideloom.slide-index";

/** The current slide belongs to the tab, not to the local copy that tabs share. */
export function writeSlideIndex(key: string | null, index: number): void {
  try {
    sessionStorage.setItem(slideIndexKey, `${index} ${key}`);
  } catch {
    // A reload then begins at the first slide.
  }
}

/** The slide that was current last; the first where that was of another local copy. */
export function readSlideIndex(key: string | null): number {
  try {
    const [index = "", of] = (sessionStorage.getItem(slideIndexKey) ?? "").split(" ");
    return of === key ? Number.parseInt(index, 10) || 0 : 0;
  } catch {
    return 0;
  }
}
