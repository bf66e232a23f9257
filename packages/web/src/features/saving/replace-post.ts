import { type Carousel, defaultAppearance } from "@slideloom/core/carousel";
import { loadContent } from "@slideloom/core/document";
import { getPageOwner, readAuthToken } from "../../lib/kept/kept.ts";
import { buildEditorPath } from "../../lib/editor-path.ts";
import { goTo } from "../../lib/go-to.ts";
import { getUser } from "../../lib/session.ts";
import { setBrand } from "../../state/appearance-edits.ts";
import { readCarousel, useCarouselStore } from "../../state/carousel-store.ts";
import {
  editCarousel,
  type HistoryState,
  replaceCarousel,
  useHistoryStore,
} from "../../state/history.ts";
import { flushWords } from "../../state/open-words.ts";
import { useOwnBrandStore } from "../../state/own-brand.ts";
import { showToast } from "../../state/toast-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";
import { onPostReplaced, replaceInPlace, type ReplacePost } from "../../state/whole-post.ts";
import { buildDraftLink, hasWork } from "./draft-link.ts";
import { keepHistory } from "./left-history.ts";
import type { CarouselLink } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  keepAsChange,
  keepLastDraft,
  readLastDraft,
  readLocalCopy,
  removeLastDraft,
  removeLocalCopy,
} from "./local-copy-storage.ts";
import { localCopySync, useLocalCopySync } from "./local-copy-sync.ts";
import { beginUnsaved, openUnsaved, sendInBackground } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";

const draftKey = buildLocalCopyKey(null);

const notes = {
  account: "Your previous draft is being saved to My Carousels.",
  browser:
    "To get your previous draft back later, open Commands and choose “Restore your last draft”.",
  nowhere: "This browser's storage is full, so only Undo brings your previous draft back.",
};

/** Where a replaced unsaved carousel was stored. */
type Kept = { place: "account"; link: CarouselLink } | { place: "browser" | "nowhere" };

/**
 * Stores an unsaved carousel in this browser: as a change that is sent to the account, or as the last draft if nobody is
 * signed in. `from` is the key of the carousel's local copy.
 */
function keepDraft(draft: Carousel, from: string | null): Kept {
  if (readAuthToken() === null) {
    return { place: keepLastDraft(draft, from) ? "browser" : "nowhere" };
  }
  // The page may know its account before the user query responds.
  const link = buildDraftLink(draft, getUser()?.id ?? getPageOwner());
  return keepAsChange(draft, link, from) ? { place: "account", link } : { place: "nowhere" };
}

/** Builds a history whose only undo step leads back to the replaced carousel. */
function buildHistory(label: string, carouselId: string): HistoryState {
  const { carousel } = useCarouselStore.getState();
  const goBack = () => goTo(buildEditorPath(carouselId));
  return { past: [{ label, carousel, goBack }], future: [] };
}

/** Stores the open unsaved carousel and replaces it. */
const replaceDraft: ReplacePost = (label, show) => {
  const draft = readCarousel();
  if (!hasWork(draft)) return replaceInPlace(label, show);
  const isSignedIn = readAuthToken() !== null;
  // If another tab has changed the local copy, the local copy is left in place.
  const kept = keepDraft(draft, isSignedIn && localCopySync.isKnown() ? draftKey : null);
  if (kept.place !== "account") {
    return { ...replaceInPlace(label, show), note: notes[kept.place] };
  }
  const { link } = kept;
  keepHistory(link.id);
  beginUnsaved(show, buildHistory(label, link.id));
  sendInBackground(link, draft);
  return { canUndo: true, note: notes.account };
};

/** Leaves a saved carousel unchanged and starts an unsaved one. Stores the previous unsaved carousel first. */
function leaveSaved(carouselId: string, label: string, show: () => void) {
  const stored = readLocalCopy(draftKey)?.parsed;
  const draft = stored?.ok ? stored.carousel : null;
  const kept = draft && hasWork(draft) ? keepDraft(draft, draftKey) : null;
  if (draft && !kept) removeLocalCopy(draftKey);
  const showAnew = () => {
    setBrand(useOwnBrandStore.getState().brand);
    show();
  };
  beginUnsaved(showAnew, buildHistory(label, carouselId));
  if (draft && kept?.place === "account") sendInBackground(kept.link, draft);
  return { canUndo: true, note: kept && kept.place !== "nowhere" ? notes[kept.place] : null };
}

/** Stores the previous post and opens another. A saved carousel is never overwritten. */
const replacePost: ReplacePost = (label, show) => {
  flushWords();
  if (useOpenDocument.getState().carousel === undefined) openUnsaved();
  const { carousel } = useOpenDocument.getState();
  return carousel ? leaveSaved(carousel.id, label, show) : replaceDraft(label, show);
};

/** Makes generating, loading and importing a post store the replaced post first. */
export function startReplacing(): void {
  onPostReplaced(replacePost);
}

export function startNew(): void {
  const { canUndo, note } = replacePost("Start a new carousel", () => {
    const { brand } = useOwnBrandStore.getState();
    const appearance = { ...defaultAppearance, brand };
    editCarousel(
      ({ document }) => ({
        document: loadContent(document, "", {}),
        appearance,
        captions: {},
        isAiGenerated: false,
      }),
      { slideIndex: 0 },
    );
  });
  if (note === null) return;
  const report = canUndo ? showUndoToast : showToast;
  report({ title: "New carousel started", description: note });
}

/** When restoring a draft is undone, stores that draft again as the last draft. */
function keepOnUndo(draft: Carousel): void {
  const step = useHistoryStore.getState().past.at(-1);
  if (!step || step.goBack) return;
  const stopWatching = useHistoryStore.subscribe(({ past, future }) => {
    if (past.includes(step)) return;
    stopWatching();
    if (future.length > 0) keepLastDraft(draft, null);
  });
}

/** Restores the last replaced draft. The open draft becomes the last draft instead. */
export function restoreLastDraft(): void {
  const draft = readLastDraft();
  if (!draft) {
    showToast({
      variant: "warning",
      title: "No draft to restore",
      description: "The draft was already restored, or this browser's data was cleared.",
    });
    return;
  }
  const { canUndo, note } = replacePost("Restore the last draft", () => {
    replaceCarousel(draft);
  });
  localCopySync.writeNow();
  const isKept = useLocalCopySync.getState().status === "saved";
  if (isKept && note !== notes.browser) removeLastDraft();
  if (canUndo) keepOnUndo(draft);
  const report = canUndo ? showUndoToast : showToast;
  report({ title: "Draft restored", description: note ?? "Your last draft is open again." });
}
