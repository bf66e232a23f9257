import {
  deleteSlide,
  duplicateSlide,
  type EditResult,
  insertSlide,
  type MediaOptionsChange,
  moveSlide,
  type PostDocument,
  setMediaOptions,
  setMedium,
  setSlideLayout,
  type Slide,
} from "@slideloom/core/document";
import type { CarouselLayoutName } from "@slideloom/core/slide";
import { getDocument, getSlideIndex } from "./carousel-store.ts";
import { changeCarousel } from "./history.ts";
import { settleDocument } from "./json-text.ts";
import { showToast } from "./toast-store.ts";

interface PostEdit {
  /** Names the step for undo: `Delete slide 3`. */
  label: string;
  /** Edits of one kind that follow each other at once are one step. */
  kind?: string;
  /** However long the pauses between them. */
  outlastsPauses?: boolean;
  change: (document: PostDocument) => EditResult;
  /** The slide to look at afterwards; where not given, the same as before wherever it stands now. */
  slideIndex?: number;
}

/** Applies an edit to the post as one step to undo. Says why in a toast where it can't, and returns whether it could. */
export function editPost({ label, kind, outlastsPauses, change, slideIndex }: PostEdit): boolean {
  settleDocument();
  const before = getDocument();
  const result = change(before);
  if (!result.ok) {
    showToast({
      variant: "destructive",
      title: "The post was not changed",
      description: result.error.message,
    });
    return false;
  }
  const { document } = result;
  changeCarousel(({ appearance }) => ({ document, appearance }), {
    step: { label, kind: kind ?? null, ...(outlastsPauses && { outlastsPauses }) },
    slideIndex: slideIndex ?? followSlide(before, document),
  });
  return true;
}

/** Where the current slide stands in another document; its place where it is gone. */
function followSlide(before: PostDocument, after: PostDocument): number {
  const index = getSlideIndex();
  const followed = after.slideIds.indexOf(before.slideIds[index] ?? "");
  return followed >= 0 ? followed : index;
}

/** Gives a slide a medium; null takes it away. */
export function setSlideMedium(slideIndex: number, url: string | null): void {
  changeCarousel((carousel) => {
    const document = setMedium(carousel.document, { slideIndex, url });
    return document === carousel.document ? carousel : { ...carousel, document };
  });
}

const blankSlide: Slide = { header: "New slide", description: [{ type: "text", value: "" }] };

/** Puts a slide before the one at `slideIndex`, or last, and shows it. */
export function addSlide(slideIndex: number, slide: Slide = blankSlide): boolean {
  return editPost({
    label: "Add a slide",
    change: (document) => insertSlide(document, { slideIndex, slide }),
    slideIndex,
  });
}

/** Repeats a slide, its medium too, and shows the copy. */
export function duplicateSlideAt(slideIndex: number): boolean {
  return editPost({
    label: `Duplicate slide ${slideIndex + 1}`,
    change: (document) => duplicateSlide(document, { slideIndex }),
    slideIndex: slideIndex + 1,
  });
}

/** Takes a slide out; the one after it, or the last, is shown where it was the current one. */
export function removeSlide(slideIndex: number): boolean {
  return editPost({
    label: `Delete slide ${slideIndex + 1}`,
    change: (document) => deleteSlide(document, { slideIndex }),
  });
}

/** Moves a slide to the place of another. */
export function moveSlideTo(from: number, to: number): boolean {
  return editPost({
    label: `Move slide ${from + 1} to ${to + 1}`,
    change: (document) => moveSlide(document, { from, to }),
  });
}

/** Sets the layout that a slide wants; null leaves it to the content. */
export function chooseSlideLayout(slideIndex: number, layout: CarouselLayoutName | null): boolean {
  return editPost({
    label: "Change layout",
    kind: `layout ${slideIndex}`,
    change: (document) => setSlideLayout(document, { slideIndex, layout }),
  });
}

/** Changes how a slide's picture is drawn. */
export function changePicture(
  slideIndex: number,
  options: MediaOptionsChange,
  { label, kind }: { label: string; kind?: string },
): boolean {
  return editPost({
    label,
    ...(kind !== undefined && { kind }),
    change: (document) => setMediaOptions(document, { slideIndex, options }),
  });
}
