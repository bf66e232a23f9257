import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Inserts a copy of a slide, including unknown keys and medium, after it. */
export function duplicateSlide(
  document: PostDocument,
  { slideIndex }: { slideIndex: number },
): EditResult {
  return editDocument(document, (post) => {
    const { slideIds, media } = post.identities;
    const copied = post.slides().duplicate(slideIndex);
    const url = media[slideIds[slideIndex] ?? ""];
    return copied.withSlides(
      slideIds.toSpliced(slideIndex + 1, 0, post.nextId),
      url === undefined ? media : { ...media, [post.nextId]: url },
    );
  });
}
