import type { Slide } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import type { EditablePost } from "./editable-post.ts";
import { setTextMember } from "./member.ts";
import { setSummaryOf } from "./set-summary.ts";

/**
 * Gives a slide another header, other items and another summary, or none. Its unknown keys and the items that it has
 * already stay as typed.
 */
export function setSlide(
  document: PostDocument,
  { slideIndex, slide }: { slideIndex: number; slide: Slide },
): EditResult {
  return editDocument(document, (post) => setWordsOf(post, slideIndex, slide));
}

/** The post with other words on a slide, as `setSlide` has it. */
export function setWordsOf(
  post: EditablePost,
  slideIndex: number,
  { header, description, summary }: Slide,
): EditablePost {
  const headed = setTextMember(post, post.slide(slideIndex), "header", header);
  const filled = headed.items(slideIndex).setItems(description);
  return setSummaryOf(filled, slideIndex, summary ?? null);
}
