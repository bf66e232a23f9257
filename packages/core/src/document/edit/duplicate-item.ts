import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Inserts a copy of an item, including unknown keys, after it. */
export function duplicateItem(
  document: PostDocument,
  { slideIndex, itemIndex }: { slideIndex: number; itemIndex: number },
): EditResult {
  return editDocument(document, (post) => post.items(slideIndex).duplicate(itemIndex));
}
