import type { Slide } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { insertNewSlide } from "./insert-slide.ts";
import { setWordsOf } from "./set-slide.ts";

/** Replaces a slide by two; the first keeps its identity, medium and unknown keys. */
export function splitSlide(
  document: PostDocument,
  { slideIndex, slides: [first, second] }: { slideIndex: number; slides: readonly [Slide, Slide] },
): EditResult {
  return editDocument(document, (post) =>
    insertNewSlide(setWordsOf(post, slideIndex, first), slideIndex + 1, second),
  );
}
