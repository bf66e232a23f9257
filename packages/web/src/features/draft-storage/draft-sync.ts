import { useDesignStore } from "../../state/design-store.ts";
import { restartHistory, startHistory } from "../../state/history.ts";
import { goToSlide, setJsonInput, settleValidation, usePostStore } from "../../state/post-store.ts";
import { showToast } from "../../state/toast-store.ts";
import { type Draft, parseDraft, type StoredDraft } from "./draft.ts";
import {
  draftKey,
  readSlideIndex,
  readStoredDraft,
  setAside,
  writeDraft,
  writeSlideIndex,
} from "./draft-storage.ts";
import { useDraftSyncStore } from "./draft-sync-store.ts";

/** A pause in the work after which it is written. */
const saveDelayMs = 300;

let knownRevision: string | null = null;
let saveTimer: ReturnType<typeof setTimeout> | null = null;
let hasReportedFailure = false;
/** Set where a broken draft could not be copied: writing would wipe the only one. */
let mayWrite = true;

function buildDraft(): Draft {
  return { jsonInput: usePostStore.getState().jsonInput, ...useDesignStore.getState() };
}

function applyDraft({ draft, revision }: StoredDraft): void {
  const { jsonInput, ...look } = draft;
  restartHistory(() => {
    useDesignStore.setState(look);
    setJsonInput(jsonInput);
    settleValidation();
  });
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
  if (!mayWrite || useDraftSyncStore.getState().rival) return;
  // Not randomUUID: that is missing where the page is served without https.
  const revision = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const result = writeDraft(buildDraft(), revision, knownRevision);
  if (result === "failed") return reportFailure();
  if (result === "overtaken") return noticeRival();
  knownRevision = revision;
  hasReportedFailure = false;
  useDraftSyncStore.setState({ status: "saved" });
}

function scheduleSave(): void {
  cancelSave();
  useDraftSyncStore.setState(({ status }) => ({
    status: status === "failed" ? status : "unsaved",
  }));
  saveTimer = setTimeout(save, saveDelayMs);
}

function noticeRival(): void {
  const stored = readStoredDraft();
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

function restoreDraft(): void {
  const stored = readStoredDraft();
  if (!stored) return;
  const { text, parsed } = stored;
  if (parsed.ok) {
    applyDraft(parsed);
    goToSlide(readSlideIndex());
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

/** Brings the draft back and keeps it in the browser from now on, as long as the page lives. */
export function startDraftSync(): void {
  restoreDraft();
  startHistory();
  usePostStore.subscribe((state, before) => {
    if (state.jsonInput !== before.jsonInput) scheduleSave();
    if (state.currentSlideIndex !== before.currentSlideIndex) {
      writeSlideIndex(state.currentSlideIndex);
    }
  });
  useDesignStore.subscribe(scheduleSave);
  addEventListener("storage", (event) => {
    if (event.key === draftKey && event.newValue !== null && parseDraft(event.newValue).ok) {
      noticeRival();
    }
  });
  const saveNow = () => {
    if (saveTimer !== null) save();
  };
  addEventListener("pagehide", saveNow);
  document.addEventListener("visibilitychange", saveNow);
}
