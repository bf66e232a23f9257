import type { Slide } from "../post.ts";
import type { WrittenSlide } from "../slide-words.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import type { EditablePost } from "./editable-post.ts";
import { insertNewSlide } from "./insert-slide.ts";
import { removeMember } from "./member.ts";
import { setAltsOf } from "./set-alts.ts";
import { setWordsOf } from "./set-slide.ts";

/**
 * Replaces a slide by two. The first new slide keeps the old slide's identity, media and unknown keys, but not its
 * layout.
 */
export function splitSlide(
  document: PostDocument,
  {
    slideIndex,
    slides: [first, second],
  }: { slideIndex: number; slides: readonly [WrittenSlide, Slide] },
): EditResult {
  const change = (post: EditablePost) => {
    const worded = setWordsOf(post, slideIndex, first);
    const halved =
      first.layout === undefined
        ? removeMember(worded, worded.slide(slideIndex), "layout")
        : worded;
    return insertNewSlide(halved, slideIndex + 1, second);
  };
  return editDocument(document, change, (post) => setAltsOf(post, slideIndex, first));
}
