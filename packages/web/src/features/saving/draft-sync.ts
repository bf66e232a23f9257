import type { Carousel } from "@slideloom/core/carousel";
import { setBrand } from "../../state/appearance-edits.ts";
import {
  emptyEdited,
  goToSlide,
  openSaved,
  readCarousel,
  showCarousel,
  useCarouselStore,
} from "../../state/carousel-store.ts";
import { changeCarousel, restartHistory } from "../../state/history.ts";
import { isEmptyBrand, useOwnBrandStore } from "../../state/own-brand.ts";
import { showToast } from "../../state/toast-store.ts";
import { parseDraft, type StoredDraft } from "./draft.ts";
import {
  buildDraftKey,
  readSlideIndex,
  readStoredDraft,
  removeStoredDraft,
  setAside,
  writeDraft,
  writeSlideIndex,
} from "./draft-storage.ts";
import { useDraftSyncStore } from "./draft-sync-store.ts";
import { useOpenDocument } from "./open-document-store.ts";

/** A pause in the work after which it is written. */
const saveDelayMs = 300;

/** Null before a document is open. */
let openKey: string | null = null;
let knownRevision: string | null = null;
let saveTimer: ReturnType<typeof setTimeout> | null = null;
let hasReportedFailure = false;
/** Set where a broken draft could not be copied: writing would wipe the only one. */
let mayWrite = true;

/** Shows other work in place of what is there; a step that can be undone only where `restartHistory` is not around it. */
export function showDraft(draft: Carousel): void {
  changeCarousel(() => openSaved(draft), { slideIndex: 0 });
}

function applyDraft({ draft, revision }: StoredDraft): void {
  restartHistory(() => showDraft(draft));
  knownRevision = revision;
  cancelSave();
  useDraftSyncStore.setState({ status: "saved", rival: null });
}

function cancelSave(): void {
  if (saveTimer !== null) clearTimeout(saveTimer);
  saveTimer = null;
}

function reportFailure(): void {
  useDraftSyncStore.setState({ status: "failed" });
  if (hasReportedFailure) return;
  hasReportedFailure = true;
  showToast({
    variant: "destructive",
    title: "Not saved in this browser",
    description: "Its storage is full or switched off. Export the JSON to keep your work.",
  });
}

function save(): void {
  cancelSave();
  if (openKey === null || !mayWrite || useDraftSyncStore.getState().rival) return;
  // Not randomUUID: that is missing where the page is served without https.
  const revision = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const link = useOpenDocument.getState().carousel ?? null;
  const result = writeDraft(openKey, { draft: readCarousel(), revision, link }, knownRevision);
  if (result === "failed") return reportFailure();
  if (result === "overtaken") return noticeRival();
  knownRevision = revision;
  hasReportedFailure = false;
  useDraftSyncStore.setState({ status: "saved" });
}

/** Writes at once what still waits for a pause in the work. */
export function keepDraftNow(): void {
  if (saveTimer !== null) save();
}

function scheduleSave(): void {
  cancelSave();
  useDraftSyncStore.setState(({ status }) => ({
    status: status === "failed" ? status : "unsaved",
  }));
  saveTimer = setTimeout(save, saveDelayMs);
}

function noticeRival(): void {
  const stored = openKey === null ? null : readStoredDraft(openKey);
  if (!stored?.parsed.ok || stored.parsed.revision === knownRevision) return;
  cancelSave();
  useDraftSyncStore.setState({ rival: stored.parsed });
}

/** Takes the other tab's version in place of this one. */
export function takeRival(): void {
  const { rival } = useDraftSyncStore.getState();
  if (rival) applyDraft(rival);
}

/** Keeps this tab's version; the other tab is asked in its turn. */
export function keepOwn(): void {
  knownRevision = useDraftSyncStore.getState().rival?.revision ?? knownRevision;
  useDraftSyncStore.setState({ rival: null });
  save();
}

/** The server has the work: the browser's copy goes, and so does a dispute about it. */
export function dropDraft(): void {
  cancelSave();
  if (openKey !== null) removeStoredDraft(openKey);
  knownRevision = null;
  useDraftSyncStore.setState({ status: "saved", rival: null });
}

/** The other tab's version has gone to the server: what is here may be written again. */
export function forgetRival(): void {
  if (!useDraftSyncStore.getState().rival) return;
  knownRevision = null;
  useDraftSyncStore.setState({ rival: null });
  scheduleSave();
}

/** From now on the work is kept as the changes of another document; `known` is what the browser has of that. */
function followDraft(carouselId: string | null, known: StoredDraft | null): void {
  openKey = buildDraftKey(carouselId);
  knownRevision = known?.revision ?? null;
  mayWrite = true;
  cancelSave();
  useDraftSyncStore.setState({ status: "saved", rival: null });
}

/** Shows the work on a saved carousel, and keeps its changes from now on. */
export function openChanges(carouselId: string, draft: Carousel, known: StoredDraft | null): void {
  keepDraftNow();
  followDraft(carouselId, known);
  const slideIndex = readSlideIndex(openKey);
  restartHistory(() => {
    showCarousel(emptyEdited);
    showDraft(draft);
  });
  cancelSave();
  goToSlide(slideIndex);
  useDraftSyncStore.setState({ status: "saved" });
}

/** The work goes on as that of a carousel; what was kept of it so far goes once it is kept there. */
export function moveDraft(carouselId: string): void {
  const before = openKey;
  followDraft(carouselId, null);
  save();
  const isKept = useDraftSyncStore.getState().status === "saved";
  if (isKept && before !== null) removeStoredDraft(before);
}

/** Brings back the draft that was never saved, or begins one. */
export function openNewDraft(): void {
  keepDraftNow();
  followDraft(null, null);
  const stored = readStoredDraft(buildDraftKey(null));
  const slideIndex = readSlideIndex(openKey);
  const { brand } = useOwnBrandStore.getState();
  restartHistory(() => {
    showCarousel(emptyEdited);
    if (!stored && !isEmptyBrand(brand)) setBrand(brand);
  });
  cancelSave();
  useDraftSyncStore.setState({ status: "saved" });
  if (!stored) return;
  const { text, parsed } = stored;
  if (parsed.ok) {
    applyDraft(parsed);
    goToSlide(slideIndex);
  }
  const problem = parsed.ok
    ? parsed.warnings[0]
    : `The saved draft was not loaded: ${parsed.reason}`;
  if (!problem) return;
  const key = setAside(text);
  mayWrite = key !== null;
  showToast({
    variant: "warning",
    title: parsed.ok ? "Some design settings were not loaded" : "Saved draft set aside",
    description: key
      ? `${problem}. The stored data is kept in this browser under “${key}”.`
      : `${problem}. It could not be copied, so nothing will be saved over it.`,
  });
}

/** Keeps the open document in the browser from now on, as long as the page lives. */
export function startDraftSync(): void {
  useCarouselStore.subscribe((state, before) => {
    if (state.carousel !== before.carousel) scheduleSave();
    if (state.currentSlideIndex !== before.currentSlideIndex) {
      writeSlideIndex(openKey, state.currentSlideIndex);
    }
  });
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== openKey || newValue === null || !parseDraft(newValue).ok) return;
    // Where nothing was changed here, the other tab's changes are taken once the server has them.
    const { carousel, status } = useOpenDocument.getState();
    if (!carousel || status !== "saved") noticeRival();
  });
  addEventListener("pagehide", keepDraftNow);
  document.addEventListener("visibilitychange", keepDraftNow);
}
