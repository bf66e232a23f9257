import { setSlide, type Slide, splitSlide as splitSlideIn } from "@slideloom/core/document";
import { editPost } from "../../../state/slide-edits.ts";

/** Replaces the slide with its shortened version. */
export function shortenSlide(slideIndex: number, slide: Slide): boolean {
  return editPost({
    label: `Shorten slide ${slideIndex + 1}`,
    change: (document) => setSlide(document, { slideIndex, slide }),
  });
}

/** Splits a slide in two; its media stays with the first part. */
export function splitSlide(slideIndex: number, slides: [Slide, Slide]): boolean {
  return editPost({
    label: `Split slide ${slideIndex + 1}`,
    change: (document) => splitSlideIn(document, { slideIndex, slides }),
    slideIndex,
  });
}
