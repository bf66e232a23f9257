import { setSlide, type Slide } from "@slideloom/core/document";
import { editPost } from "../../../state/slide-edits.ts";

export function shortenSlide(slideIndex: number, slide: Slide): boolean {
  return editPost({
    label: `Shorten slide ${slideIndex + 1}`,
    change: (document) => setSlide(document, { slideIndex, slide }),
  });
}
