import type { Carousel } from "@slideloom/core/carousel";
import { saveFile } from "../../lib/save-file.ts";
import { setBrand } from "../../state/appearance-edits.ts";
import { emptyEdited, getDocument, goToSlide, showCarousel } from "../../state/carousel-store.ts";
import { type HistoryState, replaceCarousel, restartHistory } from "../../state/history.ts";
import { isEmptyBrand, useOwnBrandStore } from "../../state/own-brand.ts";
import { showToast } from "../../state/toast-store.ts";
import { restoreHistory } from "./left-history.ts";
import type { LocalCopy, ParsedLocalCopy } from "./local-copy.ts";
import {
  buildLocalCopyKey,
  readLocalCopy,
  readSlideIndex,
  setAside,
} from "./local-copy-storage.ts";
import { localCopySync } from "./local-copy-sync.ts";

/** Opens a saved carousel with its unsent changes. Later changes are written to its local copy. */
export function openChanges(carouselId: string, carousel: Carousel, known: LocalCopy | null): void {
  localCopySync.writeNow();
  localCopySync.follow(carouselId, known);
  const slideIndex = readSlideIndex(buildLocalCopyKey(carouselId));
  restartHistory(() => {
    showCarousel(emptyEdited);
    replaceCarousel(carousel);
  });
  restoreHistory(carouselId);
  localCopySync.accept(known);
  goToSlide(slideIndex);
}

/**
 * Starts an unsaved carousel, which `show` displays. Before that, the caller stores the previous unsaved carousel under
 * another key.
 */
export function beginUnsavedCarousel(show: () => void, history: HistoryState): void {
  localCopySync.follow(null, null);
  restartHistory(show, history);
  // Cancels writing an empty carousel, because the next visit starts with an empty one anyway.
  if (getDocument().text === "") localCopySync.follow(null, null);
  const stored = readLocalCopy(buildLocalCopyKey(null));
  if (stored && !stored.parsed.ok && setAside(stored.text) === null) localCopySync.protect();
}

export function openUnsavedCarousel(): void {
  localCopySync.writeNow();
  localCopySync.follow(null, null);
  const key = buildLocalCopyKey(null);
  const stored = readLocalCopy(key);
  const slideIndex = readSlideIndex(key);
  const { brand } = useOwnBrandStore.getState();
  restartHistory(() => {
    showCarousel(emptyEdited);
    if (!stored && !isEmptyBrand(brand)) setBrand(brand);
    if (stored?.parsed.ok) replaceCarousel(stored.parsed.carousel);
  });
  localCopySync.accept(stored?.parsed.ok ? stored.parsed : null);
  if (!stored) return;
  if (stored.parsed.ok) goToSlide(slideIndex);
  const problem = findProblem(stored.parsed);
  if (problem) reportProblem(problem, stored.text);
}

function findProblem(parsed: ParsedLocalCopy): { title: string; reason: string } | null {
  if (!parsed.ok) {
    const reason = `${parsed.reason}, so you're starting with an empty carousel`;
    return { title: "We couldn't open your draft", reason };
  }
  const [reason] = parsed.warnings;
  return reason ? { title: "Some design settings weren't loaded", reason } : null;
}

/** Copies the stored text to another key before it is overwritten, and offers the text as a file. */
function reportProblem({ title, reason }: { title: string; reason: string }, text: string): void {
  const key = setAside(text);
  if (key === null) localCopySync.protect();
  showToast({
    variant: "warning",
    title,
    description: key
      ? `${reason}. A copy of your draft is saved in this browser as “${key}”.`
      : `${reason}. We couldn't store a copy of your draft. To protect the draft, we don't save your changes in this browser.`,
    action: {
      label: "Download",
      run: () => saveFile("slideloom-draft.json", new Blob([text], { type: "application/json" })),
    },
  });
}
