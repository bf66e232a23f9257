import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

export function deleteItem(
  document: PostDocument,
  { slideIndex, itemIndex }: { slideIndex: number; itemIndex: number },
): EditResult {
  return editDocument(document, (post) => post.items(slideIndex).delete(itemIndex));
}
