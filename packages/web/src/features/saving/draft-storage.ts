import type { Carousel } from "@slideloom/core/carousel";
import { type CarouselLink, parseDraft, type ParsedDraft, serializeDraft } from "./draft.ts";

const newDraftKey = "slideloom.draft";
const changeKeyStart = "slideloom.carousel.";

/** Where a draft lies: the one of `/create`, or changes of a saved carousel that the server doesn't have yet. */
export function buildDraftKey(carouselId: string | null): string {
  return carouselId === null ? newDraftKey : changeKeyStart + carouselId;
}

/** Storage may be full, switched off or blocked; then there is nothing to read. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readStoredDraft(draftKey: string): { text: string; parsed: ParsedDraft } | null {
  const text = readItem(draftKey);
  return text === null ? null : { text, parsed: parseDraft(text) };
}

export function removeStoredDraft(draftKey: string): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Then nothing was written either.
  }
}

/** The carousels that the browser has changes of which their account lacks. */
export function listStoredChanges(): CarouselLink[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(changeKeyStart));
    return keys.flatMap((key) => {
      const parsed = readStoredDraft(key)?.parsed;
      return parsed?.ok && parsed.link ? [parsed.link] : [];
    });
  } catch {
    return [];
  }
}

/** Copies a text that could not be read to a key of its own and returns that key; null where that failed. */
export function setAside(text: string): string | null {
  for (let number = 1; ; number += 1) {
    const key = `${newDraftKey}.set-aside-${number}`;
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

export type WriteResult = "written" | "overtaken" | "failed";

/** Writes the draft, unless another tab has written since the revision that this one knows. */
export function writeDraft(
  draftKey: string,
  { draft, revision, link }: { draft: Carousel; revision: string; link: CarouselLink | null },
  knownRevision: string | null,
): WriteResult {
  const stored = readStoredDraft(draftKey);
  const storedRevision = stored?.parsed.ok ? stored.parsed.revision : null;
  if (storedRevision !== null && storedRevision !== knownRevision) return "overtaken";
  try {
    localStorage.setItem(draftKey, serializeDraft(draft, revision, link));
    return "written";
  } catch {
    return "failed";
  }
}

const slideIndexKey = "slideloom.slide-index";

/** The slide that is looked at belongs to the tab, not to the draft that tabs share. */
export function writeSlideIndex(draftKey: string | null, index: number): void {
  try {
    sessionStorage.setItem(slideIndexKey, `${index} ${draftKey}`);
  } catch {
    // A reload then begins at the first slide.
  }
}

/** The slide that was looked at last; the first where that was of another draft. */
export function readSlideIndex(draftKey: string | null): number {
  try {
    const [index = "", key] = (sessionStorage.getItem(slideIndexKey) ?? "").split(" ");
    return key === draftKey ? Number.parseInt(index, 10) || 0 : 0;
  } catch {
    return 0;
  }
}
