import { replaceMedium as replaceMediumIn } from "@slideloom/core/document";
import { recordStep, editCarousel } from "../../state/history.ts";
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

/** Returns the slide for new media. In a single post, all media belong to the first slide. */
export function getMediaSlide(): number {
  const isSingle = getAppearance().postType === "single";
  return isSingle ? 0 : getSlideIndex();
}

/** Hook form of `getMediaSlide`. */
export function useMediaSlide(): number {
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const current = useSlideIndex();
  return isSingle ? 0 : current;
}

/** Toast text after media was assigned. */
interface Report {
  title: string;
  description: string;
}

/** Returns true if the post has that slide; else shows a toast. */
export function checkSlide(slideIndex: number): boolean {
  if (slideIndex < countSlides(getDocument())) return true;
  showToast({
    variant: "warning",
    title: "There's no slide for this image yet",
    description:
      getDocument().text.trim() === ""
        ? "Load the sample, generate content or write the JSON first."
        : "Fix the errors in the JSON first.",
  });
  return false;
}

/** Assigns media to a slide and enables Media Support, as one undo step. Returns false if there is no such slide. */
export function assignMedium(slideIndex: number, url: string, report?: Report): boolean {
  if (!checkSlide(slideIndex)) return false;
  const wasOff = !getAppearance().enableMedia;
  recordStep(`Change the media on slide ${slideIndex + 1}`, () => {
    setMediaEnabled(true);
    setSlideMedium(slideIndex, url);
  });
  const note = "We enabled Media Support to show it.";
  if (report) showUndoToast({ ...report, ...(wasOff && { note }) });
  else if (wasOff) showUndoToast({ title: "Media Support is on", description: note });
  return true;
}

export function removeMedium(slideIndex: number): void {
  recordStep(`Remove the media from slide ${slideIndex + 1}`, () => {
    setSlideMedium(slideIndex, null);
  });
  showUndoToast({
    title: "Media removed",
    description: `Slide ${slideIndex + 1} no longer has an image or video.`,
  });
}

/** Replaces media on every slide that uses it. */
export function replaceMedium(oldUrl: string, newUrl: string, report: Report): void {
  recordStep("Replace the media", () => {
    editCarousel((carousel) => ({
      ...carousel,
      document: replaceMediumIn(carousel.document, { from: oldUrl, to: newUrl }),
    }));
  });
  showUndoToast(report);
}
