import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Moves a slide; `to` is its index afterwards. */
export function moveSlide(text: string, { from, to }: { from: number; to: number }): EditResult {
  return editPost(text, (post) => post.slides().move(from, to));
}
