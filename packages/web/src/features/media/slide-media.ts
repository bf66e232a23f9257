import { replaceMedium as replaceMediumIn } from "@slideloom/core/document";
import { recordStep, changeCarousel } from "../../state/history.ts";
import { showToast } from "../../state/toast-store.ts";
import { showUndoToast } from "../../state/undo-toast.ts";
import {
  getDocument,
  useAppearance,
  getAppearance,
  countSlides,
  useSlideIndex,
  getSlideIndex,
} from "../../state/carousel-store.ts";
import { setMediaEnabled } from "../../state/appearance-edits.ts";
import { setSlideMedium } from "../../state/slide-edits.ts";

/** The slide whose medium is meant where none is chosen: the current one; the first of a single post. */
export function getMediaSlide(): number {
  const isSingle = getAppearance().postType === "single";
  return isSingle ? 0 : getSlideIndex();
}

/** As `getMediaSlide`. */
export function useMediaSlide(): number {
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const current = useSlideIndex();
  return isSingle ? 0 : current;
}

/** What a toast says of a medium that was given to a slide. */
interface Report {
  title: string;
  description: string;
}

/** Whether the post has that slide; where it has not, a toast says so. */
export function checkSlide(slideIndex: number): boolean {
  if (slideIndex < countSlides(getDocument())) return true;
  showToast({
    variant: "warning",
    title: "There is no slide for it yet",
    description:
      getDocument().text.trim() === ""
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
  const wasOff = !getAppearance().enableMedia;
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
    changeCarousel(({ document, appearance }) => ({
      document: replaceMediumIn(document, { from: oldUrl, to: newUrl }),
      appearance,
    }));
  });
  showUndoToast(report);
}
