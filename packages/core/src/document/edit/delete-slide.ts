import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Takes a slide out. The last one left cannot be deleted. */
export function deleteSlide(text: string, { slideIndex }: { slideIndex: number }): EditResult {
  return editPost(text, (post) => post.slides().delete(slideIndex));
}
