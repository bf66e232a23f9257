import { parseDraft, type Draft, type ParsedDraft, serializeDraft } from "./draft.ts";

export const draftKey = "slideloom.draft";

/** Storage may be full, switched off or blocked; then there is nothing to read. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readStoredDraft(): { text: string; parsed: ParsedDraft } | null {
  const text = readItem(draftKey);
  return text === null ? null : { text, parsed: parseDraft(text) };
}

/** Copies a text that could not be read to a key of its own and returns that key; null where that failed. */
export function setAside(text: string): string | null {
  for (let number = 1; ; number += 1) {
    const key = `${draftKey}.set-aside-${number}`;
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
  draft: Draft,
  revision: string,
  knownRevision: string | null,
): WriteResult {
  const stored = readStoredDraft();
  const storedRevision = stored?.parsed.ok ? stored.parsed.revision : null;
  if (storedRevision !== null && storedRevision !== knownRevision) return "overtaken";
  try {
    localStorage.setItem(draftKey, serializeDraft(draft, revision));
    return "written";
  } catch {
    return "failed";
  }
}

const slideIndexKey = "slideloom.slide-index";

/** The slide that is looked at belongs to the tab, not to the draft that tabs share. */
export function writeSlideIndex(index: number): void {
  try {
    sessionStorage.setItem(slideIndexKey, String(index));
  } catch {
    // A reload then begins at the first slide.
  }
}

export function readSlideIndex(): number {
  try {
    return Number.parseInt(sessionStorage.getItem(slideIndexKey) ?? "", 10) || 0;
  } catch {
    return 0;
  }
}
