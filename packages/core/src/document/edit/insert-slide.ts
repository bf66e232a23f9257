import type { Slide } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { type EditablePost } from "./editable-post.ts";

/** Inserts a slide at `slideIndex`, or at the end if `slideIndex` is the number of slides. */
export function insertSlide(
  document: PostDocument,
  { slideIndex, slide }: { slideIndex: number; slide: Slide },
): EditResult {
  return editDocument(document, (post) => insertNewSlide(post, slideIndex, slide));
}

/** Returns the post with a new slide at `slideIndex`. */
export function insertNewSlide(post: EditablePost, slideIndex: number, slide: Slide): EditablePost {
  const ids = post.identities.slideIds.toSpliced(slideIndex, 0, post.nextId);
  return post.slides().insert(slideIndex, slide).withSlides(ids);
}
