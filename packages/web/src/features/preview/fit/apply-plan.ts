import { insertSlide, setSlide, type Slide } from "@slideloom/core/document";
import { editPost } from "../../../state/slide-edits.ts";

/** Puts the shortened slide in place of the whole one. */
export function shortenSlide(slideIndex: number, slide: Slide): boolean {
  return editPost({
    label: `Shorten slide ${slideIndex + 1}`,
    change: (text) => setSlide(text, { slideIndex, slide }),
  });
}

/** Divides a slide; its medium stays with the first part. */
export function splitSlide(slideIndex: number, [first, second]: [Slide, Slide]): boolean {
  return editPost({
    label: `Split slide ${slideIndex + 1}`,
    change: (text) => {
      const shortened = setSlide(text, { slideIndex, slide: first });
      if (!shortened.ok) return shortened;
      return insertSlide(shortened.text, { slideIndex: slideIndex + 1, slide: second });
    },
    shift: (index) => [index > slideIndex ? index + 1 : index],
    slideIndex,
  });
}
