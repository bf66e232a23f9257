import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Puts a copy of a slide, unknown keys included, behind it. */
export function duplicateSlide(text: string, { slideIndex }: { slideIndex: number }): EditResult {
  return editPost(text, (post) => post.slides().duplicate(slideIndex));
}
