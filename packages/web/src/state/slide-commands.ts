import { slideName } from "../lib/slide-name.ts";
import { useExportStore, useIsPreparing } from "./export-store.ts";
import { useGenerationStore } from "./generation-store.ts";
import { addSlide, moveSlideTo, removeSlide } from "./slide-edits.ts";
import { showToast } from "./toast-store.ts";
import { showUndoToast } from "./undo-toast.ts";
import { useDocument, getDocument, countSlides } from "./carousel-store.ts";

/** Whether slides can be added, moved and deleted: there is a valid post, and nobody draws or writes it just now. */
export function useCanEditSlides(): boolean {
  const hasPost = useDocument((document) => document.post !== null);
  const isPreparing = useIsPreparing();
  const isGenerating = useGenerationStore((state) => state.run !== null);
  return hasPost && !isPreparing && !isGenerating;
}

/** The same at this moment, for what is not drawn. */
export function canEditSlides(): boolean {
  return (
    getDocument().post !== null &&
    useExportStore.getState().preparing === null &&
    useGenerationStore.getState().run === null
  );
}

export function addSlideAfter(slideIndex: number): void {
  addSlide(slideIndex + 1);
}

/** Moves a slide that many places on, as far as there are any. Returns the place it came to; null where it stays. */
export function moveSlideBy(slideIndex: number, places: number): number | null {
  const last = countSlides(getDocument()) - 1;
  const target = Math.max(0, Math.min(slideIndex + places, last));
  return target !== slideIndex && moveSlideTo(slideIndex, target) ? target : null;
}

/** Takes a slide out and offers to bring it back; the only one stays. */
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
  const name = slideName(document.post?.content[slideIndex]?.header);
  if (!removeSlide(slideIndex)) return;
  showUndoToast({ title: `Slide ${slideIndex + 1} deleted`, description: name });
}
