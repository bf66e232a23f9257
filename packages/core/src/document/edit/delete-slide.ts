import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Takes a slide out, and its medium. The last one left cannot be deleted. */
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
