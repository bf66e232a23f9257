import {
  deleteSlide,
  duplicateSlide,
  type EditResult,
  insertSlide,
  moveSlide,
  type PostDocument,
  type Slide,
} from "@slideloom/core/document";
import { useDesignStore } from "./design-store.ts";
import { recordStep } from "./history.ts";
import { goToSlide, settleValidation, showDocument, usePostStore } from "./post-store.ts";
import { showToast } from "./toast-store.ts";

/** Where the slide that stood at an index stands after an edit: nowhere where it is gone, twice where it was repeated. */
type SlideShift = (slideIndex: number) => number[];

interface PostEdit {
  /** Names the step for undo: `Delete slide 3`. */
  label: string;
  change: (document: PostDocument) => EditResult;
  /** Only for edits that move slides: their media go with them. */
  shift?: SlideShift;
  /** The slide to look at afterwards; the one looked at where not given. */
  slideIndex?: number;
}

/** Applies an edit to the post's text as one step to undo. Says why in a toast where it can't, and returns whether it could. */
export function editPost({ label, change, shift, slideIndex }: PostEdit): boolean {
  settleValidation();
  const result = change(usePostStore.getState().document);
  if (!result.ok) {
    showToast({
      variant: "destructive",
      title: "The post was not changed",
      description: result.error.message,
    });
    return false;
  }
  recordStep(label, () => {
    showDocument(result.document);
    if (shift) {
      useDesignStore.setState(({ mediaUrls }) => ({ mediaUrls: shiftMedia(mediaUrls, shift) }));
    }
  });
  if (slideIndex !== undefined) goToSlide(slideIndex);
  return true;
}

function shiftMedia(
  mediaUrls: Readonly<Record<number, string>>,
  shift: SlideShift,
): Record<number, string> {
  const shifted: Record<number, string> = {};
  for (const [index, url] of Object.entries(mediaUrls)) {
    for (const target of shift(Number(index))) shifted[target] = url;
  }
  return shifted;
}

const blankSlide: Slide = { header: "New slide", description: [{ type: "text", value: "" }] };

/** Puts a slide before the one at `slideIndex`, or last, and shows it. */
export function addSlide(slideIndex: number, slide: Slide = blankSlide): boolean {
  return editPost({
    label: "Add a slide",
    change: (document) => insertSlide(document, { slideIndex, slide }),
    shift: (index) => [index >= slideIndex ? index + 1 : index],
    slideIndex,
  });
}

/** Repeats a slide, its medium too, and shows the copy. */
export function duplicateSlideAt(slideIndex: number): boolean {
  return editPost({
    label: `Duplicate slide ${slideIndex + 1}`,
    change: (document) => duplicateSlide(document, { slideIndex }),
    shift: (index) => {
      if (index === slideIndex) return [index, index + 1];
      return [index > slideIndex ? index + 1 : index];
    },
    slideIndex: slideIndex + 1,
  });
}

/** Takes a slide out; the one after it, or the last, is shown. */
export function removeSlide(slideIndex: number): boolean {
  const { currentSlideIndex } = usePostStore.getState();
  return editPost({
    label: `Delete slide ${slideIndex + 1}`,
    change: (document) => deleteSlide(document, { slideIndex }),
    shift: (index) => {
      if (index === slideIndex) return [];
      return [index > slideIndex ? index - 1 : index];
    },
    slideIndex: currentSlideIndex > slideIndex ? currentSlideIndex - 1 : currentSlideIndex,
  });
}

/** Moves a slide to the place of another; the slide looked at stays the same one. */
export function moveSlideTo(from: number, to: number): boolean {
  const place = (index: number) => {
    if (index === from) return to;
    if (from < index && index <= to) return index - 1;
    return to <= index && index < from ? index + 1 : index;
  };
  return editPost({
    label: `Move slide ${from + 1} to ${to + 1}`,
    change: (document) => moveSlide(document, { from, to }),
    shift: (index) => [place(index)],
    slideIndex: place(usePostStore.getState().currentSlideIndex),
  });
}
