import type { Carousel } from "@slideloom/core/carousel";
import { setBrand } from "../../state/appearance-edits.ts";
import {
  emptyEdited,
  getDocument,
  goToSlide,
  toEditedCarousel,
  readCarousel,
  showCarousel,
  useCarouselStore,
} from "../../state/carousel-store.ts";
import {
  type HistoryState,
  recordStep,
  replaceEdited,
  restartHistory,
} from "../../state/history.ts";
import { flushWords, useOpenWords } from "../../state/open-words.ts";
import { isEmptyBrand, useOwnBrandStore } from "../../state/own-brand.ts";
import { showToast } from "../../state/toast-store.ts";
import { beforeOwnerChange, watchOwn } from "../../lib/kept/kept.ts";
import { saveFile } from "../../lib/save-file.ts";
import { parseLocalCopy, type LocalCopy } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  buildRevision,
  readSlideIndex,
  readLocalCopy,
  removeLocalCopy,
  setAside,
  writeLocalCopy,
  writeSlideIndex,
} from "./local-copy-storage.ts";
import { useLocalCopySyncStore } from "./local-copy-sync-store.ts";
import { restoreHistory } from "./left-history.ts";
import { useOpenDocument } from "./open-document-store.ts";

/** Debounce delay before changes are written, ms. */
const saveDelayMs = 300;

/** Storage key of the open carousel's local copy; null before a document is opened. */
let openKey: string | null = null;
let knownRevision: string | null = null;
let saveTimer: ReturnType<typeof setTimeout> | null = null;
let hasReportedFailure = false;
/** False if an unreadable local copy couldn't be copied to another key, because writing would destroy it. */
let mayWrite = true;

/** Replaces the edited carousel. Adds an undo step, unless called within `restartHistory`. */
export function replaceCarousel(carousel: Carousel): void {
  replaceEdited(toEditedCarousel(carousel));
}

/** Marks the shown carousel as stored in this browser. */
function acceptLocalCopy({ revision }: LocalCopy): void {
  knownRevision = revision;
  cancelSave();
  useLocalCopySyncStore.setState({ status: "saved", conflict: null });
}

function cancelSave(): void {
  if (saveTimer !== null) clearTimeout(saveTimer);
  saveTimer = null;
}

function reportFailure(): void {
  useLocalCopySyncStore.setState({ status: "failed" });
  if (hasReportedFailure) return;
  hasReportedFailure = true;
  showToast({
    variant: "destructive",
    title: "Not saved in this browser",
    description: "This browser's storage is full or turned off. Export the JSON to keep your work.",
  });
}

function save(): void {
  flushWords();
  cancelSave();
  if (openKey === null || !mayWrite || useLocalCopySyncStore.getState().conflict) return;
  const revision = buildRevision();
  const link = useOpenDocument.getState().carousel ?? null;
  const result = writeLocalCopy(
    openKey,
    { carousel: readCarousel(), revision, link },
    knownRevision,
  );
  if (result === "failed") return reportFailure();
  if (result === "conflict") return noticeConflict();
  knownRevision = revision;
  hasReportedFailure = false;
  useLocalCopySyncStore.setState({ status: "saved" });
}

/** Writes a debounced change immediately. */
export function writeLocalCopyNow(): void {
  flushWords();
  if (saveTimer !== null) save();
}

/** Writes pending changes; returns true if this browser then has all of them. */
function keepLocalCopy(): boolean {
  writeLocalCopyNow();
  const { status, conflict } = useLocalCopySyncStore.getState();
  return status === "saved" && conflict === null && !useOpenWords.getState().areHeld;
}

function scheduleSave(): void {
  cancelSave();
  useLocalCopySyncStore.setState(({ status }) => ({
    status: status === "failed" ? status : "unsaved",
  }));
  saveTimer = setTimeout(save, saveDelayMs);
}

function noticeConflict(): void {
  const stored = openKey === null ? null : readLocalCopy(openKey);
  if (!stored?.parsed.ok || stored.parsed.revision === knownRevision) return;
  cancelSave();
  useLocalCopySyncStore.setState({ conflict: stored.parsed });
}

/** Replaces this version with the other tab's, as an undo step. */
export function loadOtherTab(): void {
  const { conflict } = useLocalCopySyncStore.getState();
  if (!conflict) return;
  recordStep("Use the other version", () => replaceCarousel(conflict.carousel));
  acceptLocalCopy(conflict);
}

/** Keeps this tab's version. The other tab then asks which version to keep. */
export function keepThisTab(): void {
  knownRevision = useLocalCopySyncStore.getState().conflict?.revision ?? knownRevision;
  useLocalCopySyncStore.setState({ conflict: null });
  save();
}

/** Removes the local copy once the server has every change, and ends a conflict with another tab. */
export function dropLocalCopy(): void {
  cancelSave();
  if (openKey !== null) removeLocalCopy(openKey);
  knownRevision = null;
  useLocalCopySyncStore.setState({ status: "saved", conflict: null });
}

/** Allows writing again after the other tab's version was sent to the server. */
export function forgetConflict(): void {
  if (!useLocalCopySyncStore.getState().conflict) return;
  knownRevision = null;
  useLocalCopySyncStore.setState({ conflict: null });
  scheduleSave();
}

/** Switches to the local copy of a carousel; `known` is the stored local copy, if any. */
function followLocalCopy(carouselId: string | null, known: LocalCopy | null): void {
  openKey = buildLocalCopyKey(carouselId);
  knownRevision = known?.revision ?? null;
  mayWrite = true;
  cancelSave();
  useLocalCopySyncStore.setState({ status: "saved", conflict: null });
}

/** Opens a saved carousel with its unsent changes. Later changes are written to its local copy. */
export function openChanges(carouselId: string, carousel: Carousel, known: LocalCopy | null): void {
  writeLocalCopyNow();
  followLocalCopy(carouselId, known);
  const slideIndex = readSlideIndex(openKey);
  restartHistory(() => {
    showCarousel(emptyEdited);
    replaceCarousel(carousel);
  });
  restoreHistory(carouselId);
  cancelSave();
  goToSlide(slideIndex);
  useLocalCopySyncStore.setState({ status: "saved" });
}

/** Moves the open content to a carousel's local copy; removes the old local copy once the new one is written. */
export function moveLocalCopy(carouselId: string): void {
  const before = openKey;
  followLocalCopy(carouselId, null);
  save();
  const isKept = useLocalCopySyncStore.getState().status === "saved";
  if (isKept && before !== null) removeLocalCopy(before);
}

/** Returns false if another tab has changed the stored local copy since this tab last read or wrote it. */
export function isLocalCopyKnown(): boolean {
  const stored = openKey === null ? null : readLocalCopy(openKey)?.parsed;
  return !stored?.ok || stored.revision === knownRevision;
}

/**
 * Starts an unsaved carousel, which `show` displays. Before that, the caller stores the previous unsaved carousel under
 * another key.
 */
export function beginUnsavedCarousel(show: () => void, history: HistoryState): void {
  followLocalCopy(null, null);
  restartHistory(show, history);
  const stored = readLocalCopy(buildLocalCopyKey(null));
  if (stored && !stored.parsed.ok) mayWrite = setAside(stored.text) !== null;
  // Cancels writing an empty carousel, because the next visit starts with an empty one anyway.
  if (getDocument().text === "") followLocalCopy(null, null);
}

/** Restores the unsaved carousel, or starts one. */
export function openUnsavedCarousel(): void {
  writeLocalCopyNow();
  followLocalCopy(null, null);
  const stored = readLocalCopy(buildLocalCopyKey(null));
  const slideIndex = readSlideIndex(openKey);
  const { brand } = useOwnBrandStore.getState();
  restartHistory(() => {
    showCarousel(emptyEdited);
    if (!stored && !isEmptyBrand(brand)) setBrand(brand);
  });
  cancelSave();
  useLocalCopySyncStore.setState({ status: "saved" });
  if (!stored) return;
  const { text, parsed } = stored;
  if (parsed.ok) {
    restartHistory(() => replaceCarousel(parsed.carousel));
    acceptLocalCopy(parsed);
    goToSlide(slideIndex);
  }
  const problem = parsed.ok
    ? parsed.warnings[0]
    : `${parsed.reason}, so you're starting with an empty carousel`;
  if (!problem) return;
  const key = setAside(text);
  mayWrite = key !== null;
  showToast({
    variant: "warning",
    title: parsed.ok ? "Some design settings weren't loaded" : "We couldn't open your draft",
    description: key
      ? `${problem}. A copy of your draft is saved in this browser as “${key}”.`
      : `${problem}. We couldn't store a copy of your draft. To protect the draft, we don't save your changes in this browser.`,
    action: {
      label: "Download",
      run: () => saveFile("slideloom-draft.json", new Blob([text], { type: "application/json" })),
    },
  });
}

/** Saves the open document in the browser continuously, until the returned function is called. */
export function startLocalCopySync(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const unsubscribe = useCarouselStore.subscribe((state, before) => {
    if (state.carousel !== before.carousel) scheduleSave();
    if (state.currentSlideIndex !== before.currentSlideIndex) {
      writeSlideIndex(openKey, state.currentSlideIndex);
    }
  });
  const noticeOtherTab = (isOf: (key: string) => boolean, text: string | null) => {
    if (openKey === null || !isOf(openKey) || text === null || !parseLocalCopy(text).ok) return;
    flushWords();
    // Without unsaved changes there is no conflict. The session loads the other tab's version from the server.
    const { carousel, status } = useOpenDocument.getState();
    if (!carousel || status !== "saved") noticeConflict();
  };
  watchOwn(noticeOtherTab, signal);
  beforeOwnerChange(keepLocalCopy, signal);
  addEventListener("pagehide", writeLocalCopyNow, { signal });
  document.addEventListener("visibilitychange", writeLocalCopyNow, { signal });
  return () => {
    unsubscribe();
    ending.abort();
    writeLocalCopyNow();
  };
}
