import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Sets an item's value. If the item's block has `parts`, `value` must be the result of `parts.write`. */
export function setItemValue(
  document: PostDocument,
  { slideIndex, itemIndex, value }: { slideIndex: number; itemIndex: number; value: string },
): EditResult {
  return editDocument(document, (post) =>
    setTextMember(post, post.item(slideIndex, itemIndex), "value", value),
  );
}
