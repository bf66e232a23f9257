import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Moves an item within its slide; `to` is its index afterwards. */
export function moveItem(
  text: string,
  { slideIndex, from, to }: { slideIndex: number; from: number; to: number },
): EditResult {
  return editPost(text, (post) => post.items(slideIndex).move(from, to));
}
