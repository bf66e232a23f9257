import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Takes an item out. */
export function deleteItem(
  text: string,
  { slideIndex, itemIndex }: { slideIndex: number; itemIndex: number },
): EditResult {
  return editPost(text, (post) => post.items(slideIndex).delete(itemIndex));
}
