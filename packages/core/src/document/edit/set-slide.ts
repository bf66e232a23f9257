import type { WrittenSlide } from "../slide-words.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import type { EditablePost } from "./editable-post.ts";
import { setTextMember } from "./member.ts";
import { setSourcesOf } from "./set-slide-sources.ts";
import { setSummaryOf } from "./set-summary.ts";

/** Replaces a slide's header, items, summary and sources. Unknown keys and equal items stay as typed. */
export function setSlide(
  document: PostDocument,
  { slideIndex, slide }: { slideIndex: number; slide: WrittenSlide },
): EditResult {
  return editDocument(document, (post) => setWordsOf(post, slideIndex, slide));
}

/** `setSlide` on an `EditablePost`. */
export function setWordsOf(
  post: EditablePost,
  slideIndex: number,
  { header, description, summary, sources = [] }: WrittenSlide,
): EditablePost {
  const headed = setTextMember(post, post.slide(slideIndex), "header", header);
  const filled = headed.items(slideIndex).setItems(description);
  return setSourcesOf(setSummaryOf(filled, slideIndex, summary ?? null), slideIndex, sources);
}
