import { setMediaEnabled, setSlideMedium, useDesignStore } from "../../state/design-store.ts";
import { recordStep } from "../../state/history.ts";
import { usePostStore } from "../../state/post-store.ts";
import { showToast } from "../../state/toast-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";

/** The slide whose medium is meant where none is chosen: the one looked at; the first of a single post. */
export function getMediaSlide(): number {
  const isSingle = useDesignStore.getState().postType === "single";
  return isSingle ? 0 : usePostStore.getState().currentSlideIndex;
}

/** As `getMediaSlide`. */
export function useMediaSlide(): number {
  const isSingle = useDesignStore((state) => state.postType === "single");
  const current = usePostStore((state) => state.currentSlideIndex);
  return isSingle ? 0 : current;
}

/** What a toast says of a medium that was given to a slide. */
interface Report {
  title: string;
  description: string;
}

/** Whether the post has that slide; where it has not, a toast says so. */
export function checkSlide(slideIndex: number): boolean {
  if (slideIndex < usePostStore.getState().totalSlides) return true;
  showToast({
    variant: "warning",
    title: "There is no slide for it yet",
    description:
      usePostStore.getState().jsonInput.trim() === ""
        ? "Load the sample, generate content or write the JSON first."
        : "Fix the errors in the JSON first.",
  });
  return false;
}

/**
 * Gives a slide a medium, as one step with switching Media Support on: a medium that is not shown would be a riddle.
 * Returns whether there is such a slide.
 */
export function assignMedium(slideIndex: number, url: string, report?: Report): boolean {
  if (!checkSlide(slideIndex)) return false;
  const wasOff = !useDesignStore.getState().enableMedia;
  recordStep(`Change the medium of slide ${slideIndex + 1}`, () => {
    setMediaEnabled(true);
    setSlideMedium(slideIndex, url);
  });
  const note = "Media Support was off and is now on.";
  if (report) showUndoToast({ ...report, ...(wasOff && { note }) });
  else if (wasOff) showUndoToast({ title: "Media Support is on", description: note });
  return true;
}

/** Takes a slide's medium away. */
export function removeMedium(slideIndex: number): void {
  recordStep(`Remove the medium of slide ${slideIndex + 1}`, () => {
    setSlideMedium(slideIndex, null);
  });
  showUndoToast({
    title: "Medium removed",
    description: `Slide ${slideIndex + 1} shows no medium any more.`,
  });
}

/** Puts one medium in the place of another on every slide that has it. */
export function replaceMedium(oldUrl: string, newUrl: string, report: Report): void {
  recordStep("Replace a medium", () => {
    useDesignStore.setState(({ mediaUrls }) => ({
      mediaUrls: Object.fromEntries(
        Object.entries(mediaUrls).map(([index, url]) => [index, url === oldUrl ? newUrl : url]),
      ),
    }));
  });
  showUndoToast(report);
}
