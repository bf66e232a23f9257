import type { Slide } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { insertNewSlide } from "./insert-slide.ts";
import { setWordsOf } from "./set-slide.ts";

/** Puts two slides in the place of one; the first of them is that slide still, with its medium and unknown keys. */
export function splitSlide(
  document: PostDocument,
  { slideIndex, slides: [first, second] }: { slideIndex: number; slides: readonly [Slide, Slide] },
): EditResult {
  return editDocument(document, (post) =>
    insertNewSlide(setWordsOf(post, slideIndex, first), slideIndex + 1, second),
  );
}
