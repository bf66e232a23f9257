import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Deletes a slide and its medium. Fails for the only slide. */
export function deleteSlide(
  document: PostDocument,
  { slideIndex }: { slideIndex: number },
): EditResult {
  return editDocument(document, (post) => {
    const { slideIds, media } = post.identities;
    const { [slideIds[slideIndex] ?? ""]: _, ...others } = media;
    return post.slides().delete(slideIndex).withSlides(slideIds.toSpliced(slideIndex, 1), others);
  });
}
