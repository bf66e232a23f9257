import type { Item } from "../post.ts";
import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";

/** Puts an item before the one at `itemIndex`, or last where that is the number of the slide's items. */
export function insertItem(
  text: string,
  { slideIndex, itemIndex, item }: { slideIndex: number; itemIndex: number; item: Item },
): EditResult {
  return editPost(text, (post) => post.items(slideIndex).insert(itemIndex, item));
}
