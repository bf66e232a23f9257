import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Moves a slide; `to` is its index after the move. */
export function moveSlide(
  document: PostDocument,
  { from, to }: { from: number; to: number },
): EditResult {
  return editDocument(document, (post) => {
    const { slideIds } = post.identities;
    const moved = slideIds.toSpliced(from, 1).toSpliced(to, 0, ...slideIds.slice(from, from + 1));
    return post.slides().move(from, to).withSlides(moved);
  });
}
