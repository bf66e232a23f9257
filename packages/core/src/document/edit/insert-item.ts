import type { Item } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Inserts an item at `itemIndex`; the number of items appends it. */
export function insertItem(
  document: PostDocument,
  { slideIndex, itemIndex, item }: { slideIndex: number; itemIndex: number; item: Item },
): EditResult {
  return editDocument(document, (post) => post.items(slideIndex).insert(itemIndex, item));
}
