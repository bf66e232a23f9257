import type { Slide } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { type EditablePost } from "./editable-post.ts";

/** Puts a slide before the one at `slideIndex`, or last where that is the number of slides. */
export function insertSlide(
  document: PostDocument,
  { slideIndex, slide }: { slideIndex: number; slide: Slide },
): EditResult {
  return editDocument(document, (post) => insertNewSlide(post, slideIndex, slide));
}

/** The post with a slide that is new. */
export function insertNewSlide(post: EditablePost, slideIndex: number, slide: Slide): EditablePost {
  const ids = post.identities.slideIds.toSpliced(slideIndex, 0, post.nextId);
  return post.slides().insert(slideIndex, slide).withSlides(ids);
}
