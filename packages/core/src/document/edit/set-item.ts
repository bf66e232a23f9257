import type { Item } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Sets an item's type and value; unknown keys stay. */
export function setItem(
  document: PostDocument,
  { slideIndex, itemIndex, item }: { slideIndex: number; itemIndex: number; item: Item },
): EditResult {
  return editDocument(document, (post) => {
    const typed = setTextMember(post, post.item(slideIndex, itemIndex), "type", item.type);
    return setTextMember(typed, typed.item(slideIndex, itemIndex), "value", item.value);
  });
}
