import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";

/** Moves an item within its slide; `to` is its index after the move. */
export function moveItem(
  document: PostDocument,
  { slideIndex, from, to }: { slideIndex: number; from: number; to: number },
): EditResult {
  return editDocument(document, (post) => post.items(slideIndex).move(from, to));
}
