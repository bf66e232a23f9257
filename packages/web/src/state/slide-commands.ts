import { wholeSlideName } from "../lib/slide-name.ts";
import { exportRun, useIsPreparing } from "./export-store.ts";
import { generationRun, useGenerationStore } from "./generation-store.ts";
import { addSlide, moveSlideTo, removeSlide } from "./slide-edits.ts";
import { showToast } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";
import { useDocument, getDocument, countSlides } from "./carousel-store.ts";

/**
 * Returns true if slides can be added, moved and deleted: the post is valid, and no download or generation is running.
 */
export function useCanEditSlides(): boolean {
  const hasPost = useDocument((document) => document.post !== null);
  const isPreparing = useIsPreparing();
  const isGenerating = useGenerationStore((state) => state.run !== null);
  return hasPost && !isPreparing && !isGenerating;
}

/** Non-hook form of `useCanEditSlides`. */
export function canEditSlides(): boolean {
  return getDocument().post !== null && !exportRun.isActive && !generationRun.isActive;
}

export function addSlideAfter(slideIndex: number): void {
  addSlide(slideIndex + 1);
}

/** Moves a slide within the list. Returns the new index, or null if the slide stays. */
export function moveSlideBy(slideIndex: number, places: number): number | null {
  const last = countSlides(getDocument()) - 1;
  const target = Math.max(0, Math.min(slideIndex + places, last));
  return target !== slideIndex && moveSlideTo(slideIndex, target) ? target : null;
}

/** Deletes a slide and offers Undo in a toast. The only slide can't be deleted. */
export function deleteSlide(slideIndex: number): void {
  const document = getDocument();
  if (countSlides(document) <= 1) {
    showToast({
      variant: "warning",
      title: "A post needs at least one slide",
      description: "Add another slide first, or edit this one.",
      action: { label: "Add a slide", run: () => addSlideAfter(slideIndex) },
    });
    return;
  }
  const name = wholeSlideName(document.post?.content[slideIndex]?.header);
  if (!removeSlide(slideIndex)) return;
  showUndoToast({ title: `Slide ${slideIndex + 1} deleted`, description: name });
}
