import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Sets an item's value. For a block with parts, `value` is the output of the block's `write`. */
export function setItemValue(
  document: PostDocument,
  { slideIndex, itemIndex, value }: { slideIndex: number; itemIndex: number; value: string },
): EditResult {
  return editDocument(document, (post) =>
    setTextMember(post, post.item(slideIndex, itemIndex), "value", value),
  );
}
