import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Sets an item's value; that of a `two-columns` item must be what `serializeColumns` gives. */
export function setItemValue(
  text: string,
  { slideIndex, itemIndex, value }: { slideIndex: number; itemIndex: number; value: string },
): EditResult {
  return editPost(text, (post) =>
    setTextMember(post, post.item(slideIndex, itemIndex), "value", value),
  );
}
