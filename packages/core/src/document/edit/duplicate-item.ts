import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Puts a copy of an item, unknown keys included, behind it. */
export function duplicateItem(
  text: string,
  { slideIndex, itemIndex }: { slideIndex: number; itemIndex: number },
): EditResult {
  return editPost(text, (post) => post.items(slideIndex).duplicate(itemIndex));
}
