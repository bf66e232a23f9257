import type { Item } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Inserts an item at `itemIndex`, or at the end if `itemIndex` is the number of items. */
export function insertItem(
  document: PostDocument,
  { slideIndex, itemIndex, item }: { slideIndex: number; itemIndex: number; item: Item },
): EditResult {
  return editDocument(document, (post) => post.items(slideIndex).insert(itemIndex, item));
}
